import PokedexData
import PokedexTesting
import Testing

@testable import PokedexDomain

/// Duels, and teams against teams, between Pokémon of the bundled dex.
@Suite(.timeLimit(minutes: 5)) struct DuelTests {
  static let games = [
    "1", "2", "emerald", "platinum", "black-2-white-2", "6", "ultra-sun-ultra-moon",
    "sword-shield", "scarlet-violet", "champions",
  ]

  private struct Arena {
    let show: ShowDamage
    let forms: [ID<Form>]
    let moves: [ID<Move>]
    var random = SeededGenerator(seed: 57)

    /// A Pokémon with four moves at random, which it need not be able to learn.
    mutating func set() -> BattleSet {
      var member = TeamMember(forms.randomElement(using: &random) ?? 445)
      member.moves = (0..<4).compactMap { _ in moves.randomElement(using: &random) }
        .map { TeamMove($0) }
      return show.set(member)
    }

    mutating func conditions() -> BattleConditions {
      var conditions = BattleConditions()
      conditions.field.isDoubles = Bool.random(using: &random)
      conditions.field.weather = BattleWeather.allCases.randomElement(using: &random)
      conditions.field.terrain = BattleTerrain.allCases.randomElement(using: &random)
      for effect in [SideEffect.reflect, .stealthRock, .tailwind] {
        conditions.field.defenderSide[effect] = Bool.random(using: &random)
      }
      return show.existing(conditions)
    }
  }

  private func arena(_ game: String) async throws -> Arena {
    let engine = try await Bundled.engine(game)
    let show = try ShowDamage(engine.rows.catalog, through: engine.rows.lens)
    let forms = engine.rows.catalog.forms.ids.enumerated()
      .filter { engine.rows.existing.contains($0.offset) }.map(\.element)
    let moves = try await Bundled.reference().table(Move.self).ids
    return Arena(show: show, forms: forms, moves: moves.filter { show.has($0) })
  }

  @Test(arguments: games)
  func `every attack without damage has a reason, and no other`(_ game: String) async throws {
    var arena = try await arena(game)
    for _ in 0..<12 {
      let (user, target) = (arena.set(), arena.set())
      let all = arena.moves.map { TeamMove($0) }
      for row in arena.show(user, all, on: [target], in: arena.conditions()) {
        let cell = try #require(row.cells[0])
        #expect(
          (cell.noDamage != nil) == (cell.damage.range.upperBound == 0),
          "\(row.move.name): \(cell.damage.range) \(String(describing: cell.noDamage))")
      }
    }
  }

  @Test(arguments: games)
  func `each number of the team's table is that of the duel`(_ game: String) async throws {
    var arena = try await arena(game)
    let own = (0..<4).map { _ in arena.set() }
    let foes = (0..<4).map { _ in arena.set() }
    let conditions = arena.conditions()
    let meeting = arena.show.meet(own, foes, in: conditions)
    for (one, row) in meeting.pairs.enumerated() {
      for (other, pair) in row.enumerated() {
        let duel = best(of: own[one], on: foes[other], in: conditions, arena.show)
        let answer = best(of: foes[other], on: own[one], in: conditions.reversed, arena.show)
        #expect(pair?.attack?.cell == duel)
        #expect(pair?.answer?.cell == answer)
        #expect(
          pair?.speeds == arena.show.speeds(of: own[one], against: foes[other], in: conditions))
      }
    }
  }

  /// The first row of a duel that does damage.
  private func best(
    of user: BattleSet, on target: BattleSet, in conditions: BattleConditions, _ show: ShowDamage
  ) -> DamageCell? {
    let rows = show(user, on: [target], in: conditions)
    return rows.bestFirst(on: 0).lazy.compactMap { rows[$0].cells[0] }
      .first { $0.damage.range.upperBound > 0 }
  }

  @Test func `the best move needs the fewest hits, then has the best chance`() async throws {
    var arena = try await arena("scarlet-violet")
    for _ in 0..<40 {
      let rows = arena.show(arena.set(), on: [arena.set()])
      let best = rows.bestFirst(on: 0).filter { !rows[$0].isOneHitKnockout }
      let cells = best.compactMap { rows[$0].cells[0] }
      let keys = cells.map { ($0.knockout?.uses ?? 5, -($0.knockout?.chance ?? 0)) }
      for (one, other) in zip(keys, keys.dropFirst()) { #expect(one <= other) }
    }
  }

  /// Moves in the order in which a player relies on them: Toxapex faints from one Fissure, which
  /// seldom hits.
  @Test(
    arguments: [
      ("toxapex", ["fissure", "earthquake", "mud-slap"], ["earthquake", "mud-slap", "fissure"]),
      ("toxapex", ["swords-dance", "fissure"], ["fissure"]),
      ("bronzong", ["fissure", "crunch"], ["crunch", "fissure"]),
    ])
  func `a one-hit KO move comes after all moves that do damage`(
    _ target: String, _ moves: [String], _ order: [String]
  ) async throws {
    let arena = try await arena("scarlet-violet")
    let table = try await Bundled.reference().table(Move.self)
    let known = try moves.map { slug in
      TeamMove(table.ids[try #require(table.slugs.firstIndex(of: slug))])
    }
    let user = arena.show.set(TeamMember(try await Bundled.form("garchomp")))
    let foe = arena.show.set(TeamMember(try await Bundled.form(target)))
    let rows = arena.show(user, known, on: [foe])
    #expect(rows.bestFirst(on: 0).map { rows[$0].attack.slug } == order)
  }

  // MARK: Reasons

  /// A move, its target with a change, and the reason why it does nothing.
  @Test(
    arguments: [
      ("earthquake", "bronzong", nil, .stopped(by: .foeAbility("levitate"))),
      ("earthquake", "gyarados", nil, .type(.ground, on: .flying)),
      ("earthquake", "heatran", "air-balloon", .stopped(by: .foeItem("air-balloon"))),
      ("dragon-claw", "clefable", nil, .type(.dragon, on: .fairy)),
      ("poltergeist", "heatran", nil, .noItem), ("dream-eater", "heatran", nil, .awake),
      ("steel-roller", "heatran", nil, .noTerrain), ("counter", "heatran", nil, .nothingToReturn),
      ("endeavor", "blissey", nil, nil), ("endeavor", "diglett", nil, .noMoreHP),
      ("sheer-cold", "glaceon", nil, .type(.ice, on: .ice)),
      ("fling", "heatran", nil, .nothingToThrow),
    ] as [(String, String, String?, NoDamage?)])
  func `the reason is the one that players know`(
    _ move: String, _ target: String, _ item: String?, _ reason: NoDamage?
  ) async throws {
    let arena = try await arena("9")
    let moves = try await Bundled.reference().table(Move.self)
    let items = try await Bundled.reference().table(Item.self)
    let id = moves.ids[try #require(moves.slugs.firstIndex(of: move))]
    var foe = TeamMember(try await Bundled.form(target))
    foe.item = items.slugs.firstIndex { $0 == item }.map { items.ids[$0] }
    let user = arena.show.set(TeamMember(try await Bundled.form("garchomp")))
    let rows = arena.show(user, [TeamMove(id)], on: [arena.show.set(foe)])
    #expect(try #require(rows.first?.cells[0]).noDamage == reason)
  }

  @Test func `one-hit knockouts say who is faster or of a higher level`() async throws {
    let fissure: TeamMove = TeamMove(90)
    let old = try await arena("1").show
    let slow = old.set(TeamMember(try await Bundled.form("snorlax")))
    let fast = old.set(TeamMember(try await Bundled.form("jolteon")))
    #expect(old(slow, [fissure], on: [fast]).first?.cells[0]?.noDamage == .faster)
    let new = try await arena("platinum").show
    let young = new.set(TeamMember(try await Bundled.form("snorlax")), level: 50)
    let grown = new.set(TeamMember(try await Bundled.form("jolteon")), level: 60)
    #expect(new(young, [fissure], on: [grown]).first?.cells[0]?.noDamage == .higherLevel)
  }

  // MARK: Posting

  /// Checked with Showdown's calculator.
  @Test func `a calculation is posted in the words of players`() async throws {
    let show = try await arena("9").show
    let reader = ReadTeams(try await Bundled.catalog())
    let sets = try reader(
      """
      Garchomp @ Choice Band
      Ability: Rough Skin
      EVs: 252 Atk / 252 Spe
      Jolly Nature
      - Earthquake

      Heatran @ Leftovers
      Ability: Flash Fire
      EVs: 252 HP / 4 Def
      - Lava Plume

      """
    ).teams.flatMap(\.members).map { show.set($0) }
    var conditions = BattleConditions()
    conditions.field.defenderSide[.reflect] = true
    let row = try #require(show(sets[0], on: [sets[1]], in: conditions).first)
    let cell = try #require(row.cells[0])
    let line = show.posted(row, cell, sets[0], sets[1], conditions)
    #expect(
      line.hasPrefix(
        "252 Atk Choice Band Garchomp Earthquake vs. 252 HP / 4 Def Leftovers Heatran through Reflect: "
      ), "\(line)")
    #expect(line.hasSuffix("%) -- guaranteed OHKO"), "\(line)")
  }

  @Test func `a posted calculation without damage has its reason, in English`() async throws {
    let show = try await arena("9").show
    let garchomp = show.set(TeamMember(try await Bundled.form("garchomp")))
    for (target, reason) in [
      ("bronzong", "Levitate: no effect"), ("gyarados", "Flying is immune to Ground"),
    ] {
      let foe = show.set(TeamMember(try await Bundled.form(target)))
      let row = try #require(show(garchomp, [TeamMove(89)], on: [foe]).first)
      let cell = try #require(row.cells[0])
      let line = Wording(Language(rawValue: "de")).spoken {
        show.posted(row, cell, garchomp, foe, BattleConditions())
      }
      #expect(line.hasSuffix(": 0-0 (0.0 - 0.0%) -- \(reason)"), "\(line)")
    }
  }

  // MARK: Assumed levels and Mega Evolutions

  @Test func `a Pokémon without a level has that of the format, else of the other side`() {
    let (free, fifty, seventy) = (
      TeamMember(445), TeamMember(445).at(50), TeamMember(445).at(70)
    )
    #expect(UsualLevels(own: [free], foes: [fifty], format: nil).own == .ofOthers(50))
    #expect(UsualLevels(own: [free], foes: [fifty], format: nil).foes == .highest)
    #expect(UsualLevels(own: [fifty, free], foes: [free], format: nil).foes == .ofOthers(50))
    #expect(UsualLevels(own: [fifty, seventy], foes: [free], format: nil).foes == .highest)
    #expect(UsualLevels(own: [fifty], foes: [free], format: 100).foes == .ofFormat(100))
  }

  @Test func `a Pokémon on the way has the level and the moves of its foe`() async throws {
    let show = try await arena("platinum").show
    let levels = UsualLevels(
      own: [TeamMember(try await Bundled.form("turtwig"))],
      foes: [TeamMember(try await Bundled.form("onix")).at(12)], format: nil)
    let turtwig = show.set(TeamMember(try await Bundled.form("turtwig")), at: levels.own)
    #expect(turtwig.member.level == 12)
    #expect(turtwig.member.effort.isEmpty)
    #expect(Set(show(turtwig, on: [turtwig]).map(\.move.name)) == ["Absorb", "Tackle"])
  }

  @Test func `Charizard has two Mega Evolutions, with a stone one`() async throws {
    let show = try await arena("6").show
    var set = show.set(TeamMember(try await Bundled.form("charizard")))
    let plain = set
    let forms = show.megaForms(of: set)
    let (x, y) = (
      try await Bundled.form("charizard-mega-x"), try await Bundled.form("charizard-mega-y")
    )
    #expect(forms == [x, y])
    show.megaEvolve(&set, into: x)
    #expect(set.member.form == x)
    #expect(show.megaForms(of: set) == forms, "also while it has one")
    show.megaEvolve(&set, into: y)
    #expect(set.member.form == y)
    show.megaEvolve(&set, into: nil)
    #expect(set == plain)
    let items = try await Bundled.reference().table(Item.self)
    set.member.item = items.slugs.firstIndex(of: "charizardite-y").map { items.ids[$0] }
    #expect(show.megaForms(of: set) == [y])
  }

  // MARK: Speed

  @Test func `six Pokémon meet six both ways within a frame`() async throws {
    var arena = try await arena("scarlet-violet")
    let own = (0..<6).map { _ in arena.set() }
    let foes = (0..<6).map { _ in arena.set() }
    _ = arena.show.meet(own, foes, in: BattleConditions())
    let time = ThreadClock.measure { _ = arena.show.meet(own, foes, in: BattleConditions()) }
    #expect(time < .milliseconds(Speed.isOptimized ? 16 : 320), "\(time)")
  }

  private enum Speed {
    /// Whether the code under test is that of a release.
    static var isOptimized: Bool {
      var isDebug = false
      assert(
        {
          isDebug = true
          return true
        }())
      return !isDebug
    }
  }
}
