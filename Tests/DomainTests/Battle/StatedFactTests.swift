import PokedexTesting
import Testing

@testable import PokedexDomain

/// The statements of a calculation that change nothing.
@Suite struct StatedFactTests {
  private func unused(
    _ move: BattleMove = .physical("earthquake", .ground, 100),
    _ change: (inout DamageCalculation) -> Void
  ) -> [StatedFact] {
    let fight = Fight(9, move).with(change)
    return DamageFormula(TypeChart(Table(SampleDex.types), generation: 9))
      .unused(in: fight.calculation, fight.damage)
  }

  @Test func `numbers count only for those that need them`() {
    #expect(unused { _ in } == [])
    #expect(unused { $0.attacker.fallenAllies = 3 } == [.fallen])
    #expect(
      unused { ($0.attacker.fallenAllies, $0.attacker.ability) = (3, "supreme-overlord") } == [])
    #expect(unused(.physical("last-respects", .normal, 50)) { $0.attacker.fallenAllies = 3 } == [])
    #expect(unused { $0.attacker.hitsTaken = 2 } == [.hitsTaken])
    #expect(unused(.physical("rage-fist", .fighting, 50)) { $0.attacker.hitsTaken = 2 } == [])
    #expect(unused { $0.move.turn = 2 } == [.turn])
    #expect(unused(.physical("rollout", .rock, 30)) { $0.move.turn = 2 } == [])
  }

  @Test func `a number of hits counts for a move of several hits`() {
    #expect(unused { $0.move.hits = 3 } == [.hits])
    var seed = BattleMove.physical("bullet-seed", .grass, 25)
    (seed.minHits, seed.maxHits) = (2, 5)
    #expect(unused(seed) { $0.move.hits = 3 } == [], "also if it is the usual number")
  }

  @Test func `an active ability counts if it changes the damage`() {
    #expect(unused { $0.attacker.isAbilityActive = true } == [.abilityActive])
    let fire = BattleMove.physical("flare-blitz", .fire, 120)
    let flash = { (calculation: inout DamageCalculation) in
      (calculation.attacker.ability, calculation.attacker.isAbilityActive) = ("flash-fire", true)
    }
    #expect(unused(fire, flash) == [])
    #expect(unused { $0.defender.isAbilityActive = true } == [.targetAbilityActive])
  }

  @Test func `a boosted stat counts with Protosynthesis and Quark Drive`() {
    #expect(unused { $0.attacker.boosted = .attack } == [.boosted])
    #expect(unused { ($0.attacker.boosted, $0.attacker.ability) = (.attack, "quark-drive") } == [])
    #expect(unused { $0.defender.boosted = .defense } == [.targetBoosted])
  }

  @Test func `the first Stellar move counts for a Stellar Pokémon`() {
    #expect(unused { $0.move.isStellarFirstUse = true } == [.firstUse])
    #expect(unused { ($0.move.isStellarFirstUse, $0.attacker.tera) = (true, .stellar) } == [])
  }
}
