import PokedexDomain
import Testing

/// Speed stats that players know by heart.
@Suite struct SpeedTests {
  private func stat(_ base: Int, _ level: Int, _ effort: Int, _ nature: Int, iv: Int = 31) -> Int {
    StatFormula.effort.value(
      of: .speed, base: base, level: level,
      Training(individual: iv, effort: effort, nature: nature))
  }

  private func speed(
    _ stat: Int, ability: String? = nil, item: String? = nil,
    under conditions: Set<SpeedCondition> = [], stage: Int = 0,
    in generation: ID<Generation>? = nil,
    form: String = ""
  ) -> Int {
    SpeedProfile(form: form, ability: ability, item: item, in: generation)
      .formula(under: conditions, stage: stage).value(of: stat)
  }

  /// At level 100: Garchomp from slowest to fastest (Smogon's page on Garchomp, DW), then Jirachi
  /// and Gengar (Smogon, "Overused Speed Tiers", DP). At level 50: VGC with Hats, "Metagame trends:
  /// speed tiers", 2015, and r/VGC, "Important Speed Tiers in Reg G".
  @Test(arguments: [
    (102, 100, 0, 90, 216), (102, 100, 0, 100, 240), (102, 100, 252, 100, 303),
    (102, 100, 252, 110, 333), (100, 100, 252, 110, 328), (100, 100, 220, 110, 320),
    (110, 100, 252, 100, 319), (122, 50, 252, 110, 191), (110, 50, 252, 110, 178),
    (108, 50, 252, 110, 176), (120, 50, 252, 100, 172), (102, 50, 252, 110, 169),
    (100, 50, 252, 110, 167), (150, 50, 252, 110, 222),
  ])
  func statsMatchPublishedTiers(
    _ base: Int, _ level: Int, _ effort: Int, _ nature: Int, _ speed: Int
  ) {
    #expect(stat(base, level, effort, nature) == speed)
  }

  /// By the formula: (2 × 20 × 50 / 100 + 5) × 0.9.
  @Test func aTorkoalCannotBeSlowerThan22AtLevel50() {
    #expect(stat(20, 50, 0, 90, iv: 0) == 22)
  }

  /// Terrakion, any Pokémon with a base Speed of 100, and Landorus, with a Choice Scarf and a
  /// neutral nature (VGC with Hats); Heracross at 403, as 404 outspeeds Heracross (Smogon,
  /// "Overused Speed Tiers").
  @Test(arguments: [(160, 240), (152, 228), (143, 214), (269, 403)])
  func aChoiceScarfRaisesSpeedByHalf(_ stat: Int, _ expected: Int) {
    #expect(speed(stat, item: "choice-scarf") == expected)
    #expect(speed(stat, item: "choice-scarf", in: 3) == stat, "there was none")
    #expect(speed(stat, item: "choice-scarf", under: [.itemGone]) == stat)
  }

  /// Calyrex (r/VGC, "Important Speed Tiers in Reg G"), and a Jirachi at 448, as 449 outspeeds it
  /// (Smogon).
  @Test func tailwindAndStagesMatchPublishedTiers() {
    #expect(speed(222, under: [.tailwind]) == 444)
    #expect(speed(222, under: [.tailwind], in: 3) == 222)
    #expect(speed(222, stage: -1) == 148)
    #expect(speed(222, stage: -2) == 111)
    #expect(speed(299, stage: 1) == 448)
  }

  /// From Bulbapedia's ability pages.
  @Test func weatherAndConditionsTriggerSpeedAbilities() {
    #expect(speed(302, ability: "sand-rush", under: [.sand]) == 604)
    #expect(speed(302, ability: "sand-rush") == 302)
    #expect(speed(302, ability: "sand-rush", under: [.rain]) == 302)
    #expect(speed(100, ability: "swift-swim", under: [.rain]) == 200)
    #expect(speed(100, ability: "chlorophyll", under: [.sun]) == 200)
    #expect(speed(100, ability: "slush-rush", under: [.snow]) == 200)
    #expect(speed(100, ability: "surge-surfer", under: [.electricTerrain]) == 200)
    #expect(speed(100, ability: "unburden", item: "choice-scarf", under: [.itemGone]) == 200)
    #expect(speed(100, ability: "slow-start", under: [.firstTurns]) == 50)
    #expect(speed(205, ability: "protosynthesis", under: [.boosted]) == 307)
  }

  @Test func heavyItemsHalveSpeed() {
    #expect(speed(101, item: "iron-ball") == 50)
    #expect(speed(101, item: "macho-brace") == 50)
    #expect(speed(101, item: "power-anklet") == 50)
  }

  @Test func quickPowderOnlyWorksForDitto() {
    #expect(speed(100, item: "quick-powder", form: "ditto") == 200)
    #expect(speed(100, item: "quick-powder", form: "eevee") == 100)
  }

  /// Bulbapedia, "Paralysis": half since generation VII, a quarter before.
  @Test func paralysisSlowsExceptWithQuickFeet() {
    #expect(speed(333, under: [.paralysis]) == 166)
    #expect(speed(333, under: [.paralysis], in: 6) == 83)
    #expect(speed(200, ability: "quick-feet", under: [.paralysis]) == 300)
    #expect(speed(200, ability: "quick-feet", under: [.status]) == 300)
  }

  /// Bulbapedia, "Stat modifier": 2/8 at -6 to 8/2 at 6.
  @Test(arguments: [(-6, 25), (-2, 50), (-1, 66), (0, 100), (1, 150), (2, 200), (6, 400), (9, 400)])
  func stagesMultiplySpeed(_ stage: Int, _ expected: Int) {
    #expect(speed(100, stage: stage) == expected)
  }

  @Test func effectsMultiply() {
    #expect(speed(302, ability: "sand-rush", item: "choice-scarf", under: [.sand]) == 906)
    #expect(
      speed(302, ability: "sand-rush", under: [.sand, .tailwind, .paralysis], stage: 1) == 906)
  }
}
