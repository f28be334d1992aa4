import PokedexTesting
import Testing

@testable import PokedexDomain

/// Abilities, items and Terastallization.
@Suite struct ModifierTests {
  private static let headbutt = BattleMove.physical("headbutt", .normal, 70, .contact)

  @Test func technicianStrengthensMovesOfAtMost60Power() {
    let weak = Fight(9, .physical("pursuit", .dark, 60), attack: 400)
    let strong = Fight(9, .physical("bite", .dark, 61), attack: 400)
    #expect(weak.with { $0.attacker.ability = "technician" }.most > weak.most)
    #expect(strong.with { $0.attacker.ability = "technician" }.rolls == strong.rolls)
  }

  @Test(arguments: [
    ("choice-band", 3, 1.5), ("life-orb", 4, 1.3), ("life-orb", 9, 1.3), ("silk-scarf", 3, 1.1),
    ("silk-scarf", 9, 1.2), ("normal-gem", 5, 1.5), ("normal-gem", 6, 1.3), ("expert-belt", 9, 1),
  ])
  func itemsOfTheAttackerStrengthenIt(_ item: String, _ generation: Int, _ factor: Double) {
    let usual = Fight(generation, Self.headbutt, attack: 400)
    let held = usual.with { $0.attacker.item = item }
    let ratio = Double(held.most) / Double(usual.most)
    #expect(abs(ratio - factor) < 0.02, "\(ratio)")
  }

  @Test func eviolitesHolderMustBeAbleToEvolve() {
    let usual = Fight(9, Self.headbutt, attack: 400).with { $0.defender.item = "eviolite" }
    #expect(usual.with { $0.defender.canEvolve = true }.most < usual.most)
  }

  @Test func assaultVestHelpsAgainstSpecialDefenseOnly() {
    var psyshock = BattleMove.special("psyshock", .psychic, 80)
    psyshock.classes = MoveClass.hitsdefense.bit
    let psychic = Fight(9, .special("psychic", .psychic, 80), attack: 400)
    #expect(psychic.with { $0.defender.item = "assault-vest" }.most < psychic.most)
    let shock = Fight(9, psyshock, attack: 400)
    #expect(shock.with { $0.defender.item = "assault-vest" }.rolls == shock.rolls)
  }

  @Test func protosynthesisCountsOnceItsStatIsKnown() {
    let idle = Fight(9, Self.headbutt, attack: 400).with {
      $0.attacker.ability = "protosynthesis"
    }
    #expect(idle.rolls == Fight(9, Self.headbutt, attack: 400).rolls)
    #expect(idle.with { $0.attacker.boosted = .attack }.most > idle.most)
    #expect(idle.with { $0.attacker.boosted = .speed }.rolls == idle.rolls)
  }

  @Test func adaptabilityDoublesWhatIsOfTheUsersType() {
    let usual = Fight(9, Self.headbutt, attack: 400)
    let adapted = usual.with { $0.attacker.ability = "adaptability" }
    #expect(abs(adapted.most * 3 - usual.most * 4) <= 4)
  }

  @Test func terastallizedMovesOfTheTeraTypeHaveAPowerOfAtLeast60() {
    let weak = Fight(9, .physical("ember", .fire, 40), attack: 400).with {
      $0.attacker.tera = .fire
    }
    let strong = Fight(9, .physical("flame", .fire, 60), attack: 400).with {
      $0.attacker.tera = .fire
    }
    #expect(weak.rolls == strong.rolls)
  }

  @Test func aBerryWeakensOnlySuperEffectiveMovesOfItsType() {
    let water = Fight(9, .special("surf", .water, 90), attack: 400, on: [.fire])
    #expect(water.with { $0.defender.item = "passho-berry" }.most == water.most / 2)
    let neutral = Fight(9, .special("surf", .water, 90), attack: 400)
    #expect(neutral.with { $0.defender.item = "passho-berry" }.rolls == neutral.rolls)
  }

  @Test func anAuraOfBothPokemonWorksOnce() {
    let dark = Fight(9, .physical("crunch", .dark, 80), attack: 400)
    let one = dark.with { $0.attacker.ability = "dark-aura" }
    #expect(one.most > dark.most)
    #expect(one.with { $0.defender.ability = "dark-aura" }.rolls == one.rolls)
  }

  @Test func rowsApplyInTheirGenerationsOnly() {
    let usual = Fight(3, Self.headbutt, attack: 400)
    #expect(usual.with { $0.attacker.item = "life-orb" }.rolls == usual.rolls)
  }

  @Test func whatDependsOnChanceOrTheTeamIsNamed() {
    let beatUp = Fight(5, .physical("beat-up", .dark, 10)).calculation
    #expect(OmittedEffects.causes(in: beatUp) == [.move("beat-up")])
    let maxMove = Fight(8, .physical("max-flare", .fire, 10)).calculation
    #expect(OmittedEffects.causes(in: maxMove) == [.move("max-flare")])
    #expect(OmittedEffects.causes(in: Fight(9, Self.headbutt).calculation).isEmpty)
  }

  @Test func noRowOfTheTableRepeatsAnotherOfItsGeneration() {
    for generation in BattleEra.known {
      let rows = ModifierTable.all.filter { $0.generations.contains(generation) }
      let keys = rows.map { "\($0.causeText) \($0.step) \($0.conditions)" }
      #expect(Set(keys).count == keys.count)
    }
  }
}
