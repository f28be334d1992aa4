import PokedexDomain
import Testing

@Suite struct StatFormulaTests {
  /// Bulbapedia, "Stat", "Generation III onward": an Adamant Garchomp of level 78.
  @Test(
    arguments: [
      (.hp, 108, 24, 74, 100, 289), (.attack, 130, 12, 190, 110, 278),
      (.defense, 95, 30, 91, 100, 193), (.specialAttack, 80, 16, 48, 90, 135),
      (.specialDefense, 85, 23, 84, 100, 171), (.speed, 102, 5, 23, 100, 171),
    ] as [(Stat, Int, Int, Int, Int, Int)])
  func aGarchompOfLevel78HasThePublishedStats(
    _ stat: Stat, _ base: Int, _ individual: Int, _ effort: Int, _ nature: Int, _ expected: Int
  ) {
    let training = Training(individual: individual, effort: effort, nature: nature)
    #expect(StatFormula.effort.value(of: stat, base: base, level: 78, training) == expected)
  }

  /// Bulbapedia, "Stat", "Generations I and II": a Pikachu of level 81.
  @Test(
    arguments: [
      (.hp, 35, 7, 22_850, 189), (.attack, 55, 8, 23_140, 137), (.defense, 30, 13, 17_280, 101),
    ] as [(Stat, Int, Int, Int, Int)])
  func aPikachuOfGenerationIOfLevel81HasThePublishedStats(
    _ stat: Stat, _ base: Int, _ individual: Int, _ experience: Int, _ expected: Int
  ) {
    let training = Training(individual: individual, effort: experience)
    #expect(StatFormula.experience.value(of: stat, base: base, level: 81, training) == expected)
  }

  /// Mewtwo's published maxima in generation I: 406 Special and 415 HP.
  @Test func statExperienceIsCappedAt255Squared() {
    let formula = StatFormula.experience
    #expect(formula.value(of: .specialAttack, base: 154, level: 100, formula.most) == 406)
    #expect(formula.value(of: .hp, base: 106, level: 100, formula.most) == 415)
  }

  /// The published Speed range of a Garchomp: 188 to 333.
  @Test func theNatureSeparatesTrainedFromMost() {
    let formula = StatFormula.effort
    let speed = { formula.value(of: .speed, base: 102, level: 100, $0) }
    #expect(speed(formula.least) == 188)
    #expect(speed(formula.untrained) == 240)
    #expect(speed(formula.trained) == 303)
    #expect(speed(formula.most) == 333)
    #expect(formula.value(of: .hp, base: 108, level: 100, formula.most) == 420)
  }

  @Test(arguments: [1, 50, 100]) func aShedinjaHasOneHPAtEveryLevel(_ level: Int) {
    let formula = StatFormula.effort
    #expect(formula.value(of: .hp, base: 1, level: level, formula.most) == 1)
  }

  @Test(
    arguments: [(1, .experience), (2, .experience), (3, .effort), (9, .effort)]
      as [(Int, StatFormula)])
  func theFormulaChangedWithGenerationIII(_ generation: Int, _ expected: StatFormula) {
    #expect(GameRules(in: ID(generation)).statFormula == expected)
  }
}
