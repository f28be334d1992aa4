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

  @Test(
    arguments: [
      ("protosynthesis", "booster-energy", nil, nil), ("protosynthesis", "", .sun, nil),
      ("quark-drive", "booster-energy", nil, nil), ("quark-drive", "", nil, .electric),
    ] as [(String, String, BattleWeather?, BattleTerrain?)])
  func whatIsStatedSwitchesTheBestStatOn(
    _ ability: String, _ item: String, _ weather: BattleWeather?, _ terrain: BattleTerrain?
  ) {
    let usual = Fight(9, Self.headbutt, attack: 400)
    let boosted = usual.with {
      $0.attacker.ability = ability
      $0.attacker.item = item
      $0.field.weather = weather
      $0.field.terrain = terrain
    }
    #expect(boosted.most > usual.most)
    #expect(boosted.with { $0.attacker.stats.speed = 500 }.rolls == usual.rolls, "Speed is best")
    let staged = boosted.with {
      $0.attacker.stats.speed = 300
      $0.attacker.stages.speed = 2
    }
    #expect(staged.rolls == usual.rolls, "stages count for the best stat")
    let airless = boosted.with { $0.defender.ability = "cloud-nine" }
    #expect(weather == nil || airless.rolls == usual.rolls)
  }

  @Test func aUsedBoosterEnergyIsGone() {
    let acrobatics = Fight(9, .physical("acrobatics", .flying, 55), attack: 400)
    let held = acrobatics.with { $0.attacker.item = "booster-energy" }
    let used = held.with { $0.attacker.ability = "protosynthesis" }
    #expect(held.most < acrobatics.most)
    #expect(used.most > acrobatics.most, "no item, and a raised Attack")
  }

  @Test func acrobaticsIsStrongerOnceTheSeedIsUsed() {
    let seeded = Fight(9, .physical("acrobatics", .flying, 55), attack: 400).with {
      $0.attacker.item = "electric-seed"
    }
    #expect(seeded.with { $0.field.terrain = .electric }.most > seeded.most)
    #expect(seeded.with { $0.field.terrain = .grassy }.rolls == seeded.rolls)
  }

  @Test func spectralThiefTakesTheTargetsRaisedStages() {
    let thief = Fight(9, .physical("spectral-thief", .ghost, 90), attack: 400, on: [.psychic])
    let raised = thief.with {
      $0.defender.stages.attack = 2
      $0.defender.stages.defense = 2
    }
    #expect(raised.rolls == thief.with { $0.attacker.stages.attack = 2 }.rolls)
  }

  @Test func stellarIsStrongerOnlyOnTheFirstUse() {
    let blast = Fight(9, .special("tera-blast", .normal, 80), attack: 400, by: [.dragon]).with {
      $0.attacker.tera = .stellar
    }
    let plain = Fight(9, .special("swift", .normal, 100), attack: 400, by: [.dragon])
    #expect(blast.rolls == plain.rolls)
    let first = blast.with { $0.move.isStellarFirstUse = true }
    #expect(abs(Double(first.most) / Double(blast.most) - 1.2) < 0.01)
  }

  @Test func utilityUmbrellaKeepsTheWeatherFromTheTarget() {
    let surf = Fight(9, .special("surf", .water, 90), attack: 400)
    for weather in [BattleWeather.sun, .rain] {
      let dry = surf.with {
        $0.field.weather = weather
        $0.defender.item = "utility-umbrella"
      }
      #expect(dry.rolls == surf.rolls)
    }
  }

  @Test func simpleDoublesStagesInGenerationFour() {
    let usual = Fight(4, Self.headbutt, attack: 400)
    let simple = usual.with {
      $0.attacker.ability = "simple"
      $0.attacker.stages.attack = 1
    }
    #expect(simple.rolls == usual.with { $0.attacker.stages.attack = 2 }.rolls)
    let later = Fight(9, Self.headbutt, attack: 400).with {
      $0.attacker.ability = "simple"
      $0.attacker.stages.attack = 1
    }
    #expect(later.rolls == later.with { $0.attacker.ability = "" }.rolls)
  }

  @Test func protectivePadsLeaveAContactMoveOne() {
    let usual = Fight(9, Self.headbutt, attack: 400)
    let padded = usual.with {
      $0.attacker.item = "protective-pads"
      $0.attacker.ability = "tough-claws"
    }
    #expect(padded.most > usual.most)
    let fluffy = usual.with { $0.defender.ability = "fluffy" }
    #expect(fluffy.with { $0.attacker.item = "protective-pads" }.rolls == fluffy.rolls)
  }

  @Test func waterSpoutKeepsItsPowerUnderTera() {
    let spout = Fight(9, .special("water-spout", .water, 150), attack: 400, by: [.water]).with {
      $0.attacker.hp = 75
    }
    let tera = spout.with { $0.attacker.tera = .water }
    #expect(abs(Double(tera.most) / Double(spout.most) - 4.0 / 3) < 0.02)
  }

  @Test func helpingHandComesBeforeTechnicianInGenerationFour() {
    let bite = Fight(4, .physical("bug-bite", .bug, 60), attack: 400).with {
      $0.attacker.ability = "technician"
      $0.field.attackerSide[.helpingHand] = true
    }
    #expect(bite.rolls == bite.with { $0.attacker.ability = "" }.rolls)
  }

  @Test func anItemOfItsOwnSpeciesCannotBeKnockedOff() {
    let knockOff = Fight(9, .physical("knock-off", .dark, 65), attack: 400)
    let palkia = knockOff.with {
      $0.defender.species = "palkia"
      $0.defender.item = "lustrous-globe"
    }
    #expect(palkia.rolls == knockOff.rolls)
    #expect(palkia.with { $0.defender.species = "dialga" }.most > knockOff.most)
  }

  @Test(
    arguments: [
      (3, .normal, 60, true), (4, .normal, 80, false), (5, .ground, 100, true),
      (9, .normal, 80, false),
    ] as [(Int, ID<PokemonType>, Int, Bool)])
  func naturePowerBecomesAMoveOfItsGeneration(
    _ generation: Int, _ type: ID<PokemonType>, _ power: Int, _ isPhysical: Bool
  ) {
    var nature = BattleMove.special("nature-power", .normal, 0)
    nature.becomeNaturePower(in: generation)
    let plain =
      isPhysical
      ? BattleMove.physical("slam", type, power) : BattleMove.special("swift", type, power)
    #expect(Fight(generation, nature).rolls == Fight(generation, plain).rolls)
  }

  @Test func naturePowerFollowsTheTerrain() {
    var nature = BattleMove.special("nature-power", .normal, 0)
    nature.becomeNaturePower(in: 9)
    let misty = Fight(9, nature).with { $0.field.terrain = .misty }
    #expect(misty.rolls == Fight(9, .special("moonblast", .fairy, 95)).rolls)
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
