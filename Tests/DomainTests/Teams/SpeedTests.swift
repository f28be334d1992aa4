import PokedexDomain
import Testing

/// Speeds that players know by heart.
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
    SpeedHolder(form: form, ability: ability, item: item, in: generation)
      .formula(under: conditions, stage: stage).value(of: stat)
  }

  /// Smogon, "SV OU Speed Tiers", and Victory Road, "Speed tiers" of the VGC; each follows from
  /// Bulbapedia's formula: (2 × base + 31 + 63) × level / 100 + 5, times the nature.
  @Test(arguments: [
    (102, 100, 252, 110, 333), (142, 100, 252, 110, 421), (200, 100, 252, 110, 548),
    (91, 100, 252, 110, 309), (88, 100, 252, 110, 302), (100, 100, 252, 110, 328),
    (135, 50, 252, 110, 205), (111, 50, 252, 110, 179), (102, 50, 252, 100, 154),
    (60, 50, 0, 100, 80),
  ])
  func statsAreThoseOfTheTiers(
    _ base: Int, _ level: Int, _ effort: Int, _ nature: Int, _ speed: Int
  ) {
    #expect(stat(base, level, effort, nature) == speed)
  }

  @Test func aTorkoalCannotBeSlowerThan22AtLevel50() {
    #expect(stat(20, 50, 0, 90, iv: 0) == 22)
  }

  /// Garchomp 333 → 499, Landorus 309 → 463 (Smogon's tiers list both with a Choice Scarf).
  @Test func aChoiceScarfGivesHalfAsMuchAgain() {
    #expect(speed(333, item: "choice-scarf") == 499)
    #expect(speed(309, item: "choice-scarf") == 463)
    #expect(speed(333, item: "choice-scarf", in: 3) == 333, "there was none")
    #expect(speed(333, item: "choice-scarf", under: [.itemGone]) == 333)
  }

  /// Excadrill 302 → 604, as Smogon's tiers have it in sand.
  @Test func weatherDoublesThoseWhoseAbilityItIs() {
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

  /// Tornadus 179 → 358 under Tailwind.
  @Test func tailwindDoubles() {
    #expect(speed(179, under: [.tailwind]) == 358)
    #expect(speed(179, under: [.tailwind], in: 3) == 179)
  }

  @Test func heavyItemsHalve() {
    #expect(speed(101, item: "iron-ball") == 50)
    #expect(speed(101, item: "macho-brace") == 50)
    #expect(speed(101, item: "power-anklet") == 50)
  }

  @Test func aPowderIsForDittoAlone() {
    #expect(speed(100, item: "quick-powder", form: "ditto") == 200)
    #expect(speed(100, item: "quick-powder", form: "eevee") == 100)
  }

  /// Bulbapedia, "Paralysis": half since generation VII, a quarter before.
  @Test func paralysisSlowsButNotTheQuickFooted() {
    #expect(speed(333, under: [.paralysis]) == 166)
    #expect(speed(333, under: [.paralysis], in: 6) == 83)
    #expect(speed(200, ability: "quick-feet", under: [.paralysis]) == 300)
    #expect(speed(200, ability: "quick-feet", under: [.status]) == 300)
  }

  /// Bulbapedia, "Stat modifier": 2/8 at -6 to 8/2 at 6.
  @Test(arguments: [(-6, 25), (-2, 50), (-1, 66), (0, 100), (1, 150), (2, 200), (6, 400), (9, 400)])
  func stagesAreHalvesAndTheirInverses(_ stage: Int, _ expected: Int) {
    #expect(speed(100, stage: stage) == expected)
  }

  @Test func whatWorksTogetherIsMultiplied() {
    #expect(speed(302, ability: "sand-rush", item: "choice-scarf", under: [.sand]) == 906)
    #expect(
      speed(302, ability: "sand-rush", under: [.sand, .tailwind, .paralysis], stage: 1) == 906)
  }
}
