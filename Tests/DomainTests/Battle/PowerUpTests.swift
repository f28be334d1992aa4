import PokedexTesting
import Testing

@testable import PokedexDomain

/// Z-Moves, and Max Moves of Pokémon that have dynamaxed.
@Suite struct PowerUpTests {
  private static let thunderbolt = BattleMove.special("thunderbolt", .electric, 90)
  private static let closeCombat = BattleMove.physical("close-combat", .fighting, 120, .contact)

  private func dynamaxed(_ move: BattleMove, attack: Int = 100) -> Fight {
    Fight(8, move, attack: attack).with { $0.attacker.dynamax(level: 10) }
  }

  private func gigantamaxed(_ form: String, _ move: BattleMove) -> Fight {
    dynamaxed(move).with { $0.attacker.gMaxMove = GMaxMove(of: form) }
  }

  private func zMove(_ move: BattleMove, _ power: ZPower = .anyType) -> Fight {
    Fight(7, move).with { $0.attacker.zPower = power }
  }

  // MARK: Dynamax

  @Test(arguments: [(10, 600), (5, 525), (0, 450)])
  func `Dynamax doubles the HP at level 10, and gives half of them more at level 0`(
    _ level: Int, _ hp: Int
  ) {
    var battler = Fight(8, Self.thunderbolt).calculation.defender
    battler.hp = 101
    battler.dynamax(level: level)
    #expect(battler.stats.hp == hp)
    #expect(battler.hp == (101 * hp + 299) / 300, "rounded up")
    #expect((101...102).contains(battler.smallHPLeft), "rounded up again")
    battler.dynamax(level: level)
    #expect(battler.stats.hp == hp, "only once")
  }

  @Test func `Shedinja keeps its one HP`() {
    var battler = Fight(8, Self.thunderbolt).calculation.defender
    (battler.stats.hp, battler.hp) = (1, 1)
    battler.dynamax(level: 10)
    #expect(battler.stats.hp == 1)
    #expect(battler.isDynamaxed)
  }

  @Test(
    arguments: [
      ("quick-attack", 40, 90), ("bite", 60, 110), ("crunch", 80, 130), ("explosion", 250, 150),
    ])
  func `a Max Move has the power of a move that is strong by itself`(
    _ slug: String, _ own: Int, _ power: Int
  ) {
    let max = dynamaxed(.physical(slug, .normal, own))
    #expect(max.rolls == Fight(8, .physical("move", .normal, power)).rolls)
    #expect(max.usedAs == "max-strike")
  }

  @Test func `Fighting and Poison moves become weaker Max Moves`() {
    let knuckle = dynamaxed(Self.closeCombat)
    #expect(knuckle.rolls == Fight(8, .physical("move", .fighting, 95)).rolls)
    #expect(knuckle.usedAs == "max-knuckle")
    let ooze = dynamaxed(.special("sludge-bomb", .poison, 90))
    #expect(ooze.rolls == Fight(8, .special("move", .poison, 90)).rolls)
  }

  @Test func `a move of several hits becomes one strong Max Move`() {
    var seed = BattleMove.physical("bullet-seed", .grass, 25)
    (seed.minHits, seed.maxHits) = (2, 5)
    #expect(dynamaxed(seed).rolls == Fight(8, .physical("move", .grass, 130)).rolls)
  }

  @Test func `a move that hits several Pokémon hits one as a Max Move`() {
    let quake = dynamaxed(.physical("earthquake", .ground, 100)).with {
      $0.move.hitsAllOthers = true
    }
    #expect(quake.with { $0.field.isDoubles = true }.rolls == quake.rolls)
  }

  @Test func `Pixilate makes Max Starfall of a Normal move, without more power`() {
    let starfall = dynamaxed(.physical("facade", .normal, 70)).with {
      $0.attacker.ability = "pixilate"
    }
    #expect(starfall.usedAs == "max-starfall")
    #expect(starfall.rolls == Fight(8, .physical("move", .fairy, 120)).rolls)
  }

  @Test func `Weather Ball becomes the Max Move of the weather's type`() {
    let ball = dynamaxed(.special("weather-ball", .normal, 50)).with { $0.field.weather = .hail }
    #expect(ball.usedAs == "max-hailstorm")
    #expect(ball.rolls == Fight(8, .special("move", .ice, 130)).rolls)
  }

  @Test func `Sheer Force, Choice Band and Gorilla Tactics do nothing for Max Moves`() {
    let plain = dynamaxed(Self.closeCombat, attack: 300)
    #expect(plain.with { $0.attacker.item = "choice-band" }.rolls == plain.rolls)
    #expect(plain.with { $0.attacker.ability = "gorilla-tactics" }.rolls == plain.rolls)
    let forced = plain.with {
      $0.move.classes = MoveClass.secondary.bit
      $0.attacker.ability = "sheer-force"
    }
    #expect(forced.rolls == plain.rolls)
    #expect(plain.with { $0.attacker.item = "life-orb" }.most > plain.most)
  }

  @Test func `the starters' G-Max Moves have a power of 160 and ignore abilities`() {
    let fireball = gigantamaxed("cinderace", .physical("pyro-ball", .fire, 120))
    #expect(fireball.usedAs == "g-max-fireball")
    #expect(fireball.rolls == Fight(8, .physical("move", .fire, 160)).rolls)
    #expect(fireball.with { $0.defender.ability = "flash-fire" }.rolls == fireball.rolls)
    let knuckle = gigantamaxed("cinderace", .physical("double-kick", .fighting, 30))
    #expect(knuckle.usedAs == "max-knuckle", "of another type")
  }

  @Test func `other G-Max Moves have the power of the Max Move`() {
    let wildfire = gigantamaxed("charizard-gmax", .special("flamethrower", .fire, 90))
    #expect(wildfire.usedAs == "g-max-wildfire")
    #expect(wildfire.rolls == Fight(8, .special("move", .fire, 130)).rolls)
    #expect(wildfire.with { $0.defender.ability = "flash-fire" }.damage == .none)
    #expect(GMaxMove(of: "garchomp") == nil)
  }

  @Test func `moves by weight and one-hit knockouts fail on a dynamaxed target`() {
    let target = { (fight: Fight) in fight.with { $0.defender.dynamax(level: 10) } }
    for slug in ["grass-knot", "heavy-slam"] {
      let fight = Fight(8, .physical(slug, .grass, 0))
      #expect(fight.most > 0)
      #expect(target(fight).damage == .none, "\(slug)")
    }
    #expect(target(Fight(8, .physical("fissure", .ground, 0))).damage == Damage(hits: [[0]]))
    let knot = target(dynamaxed(.special("grass-knot", .grass, 0)))
    #expect(knot.most > 0, "but not the Max Move")
  }

  @Test(arguments: ["dynamax-cannon", "behemoth-blade", "behemoth-bash"])
  func `moves against Dynamax do twice the damage`(_ slug: String) {
    let usual = Fight(8, .physical(slug, .dragon, 100), attack: 200)
    let doubled = usual.with { $0.defender.dynamax(level: 0) }
    #expect(doubled.rolls == usual.rolls.map { $0 * 2 })
  }

  @Test func `Super Fang takes half of the HP without Dynamax`() {
    let fang = Fight(8, .physical("super-fang", .normal, 0)).with { $0.defender.dynamax(level: 10) }
    #expect(fang.damage == Damage(hits: [[150]]))
  }

  @Test func `Leftovers restore a part of the HP without Dynamax`() throws {
    let fight = Fight(8, .physical("seismic-toss", .fighting, 0), level: 100).with {
      $0.defender.item = "leftovers"
      $0.defender.dynamax(level: 10)
      $0.defender.hp = 264
    }
    // 264 - 3 * 100 + 2 * 18 is 0; with 1/16 of 600 HP, it would be more.
    #expect(try #require(fight.knockout).uses == 3)
    #expect(fight.with { $0.defender.hp = 265 }.knockout?.uses == 4)
  }

  @Test func `the field that a Max Move brings is named, unless it is there`() throws {
    let flare = dynamaxed(.special("flamethrower", .fire, 90), attack: 200)
    #expect(try #require(flare.knockout).notCounted == [.weather(.sun)])
    let sunny = flare.with { $0.field.weather = .sun }
    #expect(sunny.knockout?.notCounted == [])
    let strike = dynamaxed(.physical("body-slam", .normal, 85), attack: 150)
    #expect(strike.knockout?.notCounted == [])
  }

  @Test func `status moves become Max Guard`() {
    #expect(dynamaxed(.special("nature-power", .normal, 0)).damage == .none)
    #expect(
      dynamaxed(BattleMove(slug: "toxic", type: .poison, category: .status, power: 0)).usedAs == nil
    )
  }

  @Test func `a Max Move by its own name is not counted`() {
    let calculation = Fight(8, .physical("max-strike", .normal, 10)).calculation
    #expect(OmittedEffects.causes(in: calculation) == [.move("max-strike")])
    let magnitude = dynamaxed(.physical("magnitude", .ground, 0)).calculation
    #expect(OmittedEffects.causes(in: magnitude) == [], "chance does not matter any more")
  }

  // MARK: Z-Moves

  @Test(arguments: [("tackle", 40, 100), ("thunderbolt", 90, 175), ("hyper-beam", 150, 200)])
  func `a Z-Move has a power by that of its base move`(_ slug: String, _ own: Int, _ power: Int) {
    let fight = zMove(.special(slug, .electric, own))
    #expect(fight.rolls == Fight(7, .special("move", .electric, power)).rolls)
    #expect(fight.usedAs == "gigavolt-havoc--special")
  }

  @Test(arguments: [("v-create", 180, 220), ("hex", 65, 160), ("core-enforcer", 100, 140)])
  func `some moves have Z-Moves of other power`(_ slug: String, _ own: Int, _ power: Int) {
    let fight = zMove(.physical(slug, .fire, own))
    #expect(fight.rolls == Fight(7, .physical("move", .fire, power)).rolls)
  }

  @Test func `a crystal works for moves of its type only`() {
    #expect(zMove(Self.thunderbolt, .type(.electric)).usedAs == "gigavolt-havoc--special")
    let other = zMove(Self.thunderbolt, .type(.fire))
    #expect(other.usedAs == nil)
    #expect(other.rolls == Fight(7, Self.thunderbolt).rolls)
  }

  @Test func `Hidden Power becomes a Normal Z-Move`() {
    let power = BattleMove.special("hidden-power", .ice, 60)
    #expect(zMove(power, .type(.normal)).usedAs == "breakneck-blitz--special")
    #expect(zMove(power).rolls == Fight(7, .special("move", .normal, 120)).rolls)
  }

  @Test func `a crystal of one Pokémon changes one move`() {
    let catastropika = BattleMove.physical("catastropika", .electric, 210, .contact)
    let crystal = ZPower.move("volt-tackle", catastropika)
    let fight = zMove(.physical("volt-tackle", .electric, 120), crystal)
    #expect(fight.usedAs == "catastropika")
    #expect(fight.rolls == Fight(7, catastropika).rolls)
    #expect(zMove(Self.thunderbolt, crystal).usedAs == nil)
  }

  @Test func `Guardian of Alola takes three quarters of the HP left`() {
    let guardian = BattleMove.special("guardian-of-alola", .fairy, 0)
    let madness = BattleMove.special("natures-madness", .fairy, 0)
    let fight = zMove(madness, .move("natures-madness", guardian)).with { $0.defender.hp = 201 }
    #expect(fight.damage == Damage(hits: [[150]]))
    #expect(fight.with { $0.attacker.zPower = nil }.damage == Damage(hits: [[100]]))
  }

  @Test func `Pixilate changes no Z-Move`() {
    let blitz = zMove(.physical("return", .normal, 0)).with { $0.attacker.ability = "pixilate" }
    #expect(blitz.usedAs == "breakneck-blitz--physical")
    #expect(blitz.rolls == Fight(7, .physical("move", .normal, 160)).rolls)
  }

  @Test func `a Z-Move is used once, then the move itself`() throws {
    let fight = zMove(.special("night-shade", .ghost, 0), .anyType).with {
      $0.defender.types = [.psychic]
      $0.attacker.level = 50
    }
    let plain = fight.with { $0.attacker.zPower = nil }
    #expect(plain.damage == Damage(hits: [[50]]))
    let left = fight.least + 50
    let enough = fight.with { $0.defender.hp = left }
    #expect(try #require(enough.knockout).uses == 2)
    #expect(enough.knockout?.isCertain == true)
  }

  @Test(
    arguments: [
      ("pikanium-z--held", "pikanium"), ("electrium-z", "electrium"), ("garchompite-z", nil),
      ("leftovers", nil), ("ilimas-normalium-z", nil),
    ])
  func `crystals are known by their names`(_ item: String, _ name: String?) {
    #expect(ZMoves.crystal(item) == name)
  }
}
