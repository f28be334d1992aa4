import PokedexTesting
import Testing

@testable import PokedexDomain

/// Numbers that a calculation states: hits, uses in a row, fainted partners, hits taken.
@Suite struct CountTests {
  private func several(_ slug: String, _ least: Int, _ most: Int) -> Fight {
    var move = BattleMove.physical(slug, .normal, 20)
    (move.minHits, move.maxHits) = (least, most)
    return Fight(9, move, attack: 400)
  }

  @Test func aMoveOfTwoToFiveHitsHasThreeUnlessSomethingIsStated() {
    let seed = several("fury-attack", 2, 5)
    #expect(seed.hits.count == 3)
    #expect(seed.with { $0.move.hits = 5 }.hits.count == 5)
    #expect(seed.with { $0.attacker.ability = "skill-link" }.hits.count == 5)
  }

  @Test(arguments: [("population-bomb", 1, 10), ("triple-axel", 3, 3), ("triple-kick", 3, 3)])
  func aMoveThatChecksEachHitHasAll(_ slug: String, _ least: Int, _ most: Int) {
    #expect(several(slug, least, most).hits.count == most)
    #expect(several(slug, least, most).with { $0.move.hits = 2 }.hits.count == 2)
  }

  @Test func loadedDiceGiveFourOrFiveHits() throws {
    let fight = several("fury-attack", 2, 5).with { $0.attacker.item = "loaded-dice" }
    let hits = fight.hits
    #expect(hits.count == 5)
    #expect(fight.damage.range.lowerBound == 4 * (hits[0].first ?? 0))
    #expect(fight.damage.range.upperBound == 5 * (hits[0].last ?? 0))
    let bomb = several("population-bomb", 1, 10).with { $0.attacker.item = "loaded-dice" }
    #expect(bomb.damage.fewest == 4)
    #expect(bomb.hits.count == 10)
  }

  @Test func parentalBondHasAllHitsOfAMoveWithSeveral() {
    let bond = several("fury-attack", 2, 5).with { $0.attacker.ability = "parental-bond" }
    #expect(bond.hits.count == 3)
    #expect(bond.damage.fewest == 3)
  }

  @Test func eachNumberOfHitsIsEquallyLikely() throws {
    let damage = Damage(hits: [[10], [10], [10]], fewest: 1)
    #expect(Knockout(damage, hp: 10)?.isCertain == true)
    #expect(Knockout(damage, hp: 20)?.chance == 2.0 / 3)
    #expect(Knockout(damage, hp: 30)?.chance == 1.0 / 3)
    let rolled = Damage(hits: [[10, 20], [10, 20]], fewest: 1)
    // 10, 20 after one hit count as often as 20, 30, 30, 40 after two.
    #expect(Knockout(rolled, hp: 25)?.chance == 3.0 / 8)
  }

  @Test(arguments: [(0, 50), (1, 100), (5, 300), (100, 5050)])
  func lastRespectsGrowsWithFaintedPartners(_ fallen: Int, _ power: Int) {
    let move = BattleMove.physical("last-respects", .ghost, 50)
    let fight = Fight(9, move, on: [.psychic]).with { $0.attacker.fallenAllies = fallen }
    #expect(fight.rolls == Fight(9, .physical("lick", .ghost, power), on: [.psychic]).rolls)
  }

  @Test func supremeOverlordGrowsUpToFiveFaintedPartners() {
    let usual = Fight(9, .physical("headbutt", .normal, 70), attack: 400)
    let most = (0...7).map { fallen in
      usual.with {
        $0.attacker.ability = "supreme-overlord"
        $0.attacker.fallenAllies = fallen
      }.most
    }
    #expect(most[0] == usual.most)
    #expect(most[1] > most[0])
    #expect(abs(Double(most[5]) / Double(usual.most) - 1.5) < 0.02)
    #expect(most[7] == most[5])
  }

  @Test(arguments: [(0, 50), (2, 150), (6, 350), (9, 350)])
  func rageFistGrowsWithHitsTaken(_ taken: Int, _ power: Int) {
    let move = BattleMove.physical("rage-fist", .ghost, 50)
    let fight = Fight(9, move, on: [.psychic]).with { $0.attacker.hitsTaken = taken }
    #expect(fight.rolls == Fight(9, .physical("lick", .ghost, power), on: [.psychic]).rolls)
  }

  @Test(
    arguments: [
      ("fury-cutter", 40, 9, [40, 80, 160, 160]), ("fury-cutter", 10, 4, [10, 20, 40, 80, 160]),
      ("rollout", 30, 9, [30, 60, 120, 240, 480, 480]), ("ice-ball", 30, 7, [30, 60]),
      ("echoed-voice", 40, 9, [40, 80, 120, 160, 200, 200]),
    ])
  func movesUsedInARowGrow(_ slug: String, _ power: Int, _ generation: Int, _ powers: [Int]) {
    for (index, expected) in powers.enumerated() {
      let fight = Fight(generation, .physical(slug, .bug, power)).with { $0.move.turn = index + 1 }
      #expect(fight.rolls == Fight(generation, .physical("bug-bite", .bug, expected)).rolls)
    }
  }

  @Test func inGenerationTwoTheDamageDoublesNotThePower() {
    let once = Fight(2, .physical("rollout", .rock, 30), attack: 400)
    let twice = once.with { $0.move.turn = 2 }
    #expect(twice.most == once.most * 2)
  }
}
