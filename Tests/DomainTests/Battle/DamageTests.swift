import PokedexTesting
import Testing

@testable import PokedexDomain

@Suite struct DamageTests {
  private static let headbutt = BattleMove.physical("headbutt", .normal, 70, .contact)
  private static let earthquake = BattleMove.physical("earthquake", .ground, 100)

  /// The example of Bulbapedia's page "Damage": Glaceon's Ice Fang on Garchomp.
  @Test func theExampleOfTheWikiDoes168To196() {
    let fight = Fight(
      6, .physical("ice-fang", .ice, 65), level: 75, attack: 123, defense: 163, by: [.ice],
      on: [.dragon, .ground])
    #expect(fight.least == 168)
    #expect(fight.most == 196)
    #expect(fight.rolls.count == 16)
  }

  @Test func generationsOneAndTwoHave39Rolls() {
    #expect(Fight(1, Self.headbutt).rolls.count == 39)
    #expect(Fight(2, Self.headbutt).rolls.count == 39)
    #expect(Fight(3, Self.headbutt).rolls.count == 16)
  }

  @Test(arguments: [(1, 1.9), (2, 2), (5, 2), (6, 1.5), (9, 1.5)])
  func criticalHitsDoMore(_ generation: Int, _ factor: Double) {
    let usual = Fight(generation, Self.headbutt)
    let critical = usual.with { $0.move.isCritical = true }
    let ratio = Double(critical.most) / Double(usual.most)
    #expect(abs(ratio - factor) < 0.1, "\(ratio)")
  }

  @Test func aCriticalHitIgnoresScreensAndALoweredAttack() {
    let usual = Fight(9, Self.headbutt).with { $0.move.isCritical = true }
    let hindered = usual.with {
      $0.attacker.stages.attack = -2
      $0.defender.stages.defense = 2
      $0.field.defenderSide[.reflect] = true
    }
    #expect(hindered.rolls == usual.rolls)
  }

  @Test func reflectHalvesPhysicalDamageAndTakesAThirdInDoubles() {
    let usual = Fight(9, Self.headbutt, attack: 400)
    let single = usual.with { $0.field.defenderSide[.reflect] = true }
    let double = single.with { $0.field.isDoubles = true }
    #expect(single.most == usual.most / 2)
    #expect(abs(double.most - usual.most * 2 / 3) <= 1)
    #expect(usual.with { $0.field.defenderSide[.lightScreen] = true }.rolls == usual.rolls)
  }

  @Test func aMoveThatHitsBothFoesIsWeakerInDoubles() {
    let usual = Fight(9, Self.earthquake, attack: 400).with { $0.move.hitsAllOthers = true }
    let doubles = usual.with { $0.field.isDoubles = true }
    #expect(abs(doubles.most - usual.most * 3 / 4) <= 1)
  }

  @Test func aBurnHalvesPhysicalDamageOnly() {
    let usual = Fight(9, Self.headbutt, attack: 400)
    let burned = usual.with { $0.attacker.status = .burn }
    #expect(burned.most == usual.most / 2)
    let facade = Fight(9, .physical("facade", .normal, 70), attack: 400)
    #expect(facade.with { $0.attacker.status = .burn }.most > facade.most)
    let surf = Fight(9, .special("surf", .water, 90))
    #expect(surf.with { $0.attacker.status = .burn }.rolls == surf.rolls)
  }

  @Test func rainStrengthensWaterAndWeakensFire() {
    let surf = Fight(9, .special("surf", .water, 90), attack: 400)
    let ember = Fight(9, .special("ember", .fire, 90), attack: 400)
    #expect(surf.with { $0.field.weather = .rain }.most > surf.most)
    #expect(ember.with { $0.field.weather = .rain }.most < ember.most)
    let airLocked = surf.with {
      $0.field.weather = .rain
      $0.defender.ability = "air-lock"
    }
    #expect(airLocked.rolls == surf.rolls)
  }

  @Test func levitateAvoidsGroundMovesUnlessMoldBreakerIgnoresIt() {
    let floating = Fight(9, Self.earthquake).with { $0.defender.ability = "levitate" }
    #expect(floating.damage == Damage(hits: [[0]]))
    let ignored = floating.with { $0.attacker.ability = "mold-breaker" }
    #expect(ignored.rolls == Fight(9, Self.earthquake).rolls)
  }

  @Test func aMoveOfSeveralHitsMeetsMultiscaleOnlyOnce() {
    var move = BattleMove.physical("bullet-seed", .grass, 25)
    move.minHits = 2
    move.maxHits = 5
    let hits = Fight(9, move, attack: 400).with { $0.defender.ability = "multiscale" }.hits
    #expect(hits.count == 3)
    #expect(hits[0][15] == hits[1][15] / 2)
    #expect(hits[1] == hits[2])
  }

  @Test func superFangTakesHalfOfTheHPThatAreLeft() {
    let fang = Fight(9, .physical("super-fang", .normal, 0)).with { $0.defender.hp = 77 }
    #expect(fang.damage == Damage(hits: [[38]]))
    #expect(Fight(9, .physical("super-fang", .normal, 0), on: [.ghost]).damage == .none)
  }

  @Test func nightShadeHitsPsychicInGenerationOneOnlyBecauseItsDamageIsFixed() {
    let shade = BattleMove.special("night-shade", .ghost, 0)
    #expect(Fight(1, shade, level: 42, on: [.psychic]).damage == Damage(hits: [[42]]))
  }
}
