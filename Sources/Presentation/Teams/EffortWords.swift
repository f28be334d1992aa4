import PokedexDomain

extension SetField {
  /// A number of EVs or stat points: `84 EVs`.
  package func counted(_ number: Int) -> String {
    self == .statPoints && number == 1 ? worded("1 stat point") : worded("\(number) \(name)")
  }
}

extension GameRules {
  /// The players' word for the training of a stat in these games: `EVs`.
  package var effortName: String {
    training == .statExperience ? worded("stat experience") : effort.name
  }

  /// The number of a set's EVs or stat points, or the stat experience that they stand for.
  package func effortNumber(_ number: Int) -> String {
    training == .statExperience
      ? Formatting.count(StatFormula.experience(ofSet: number)) : "\(number)"
  }

  /// `84 EVs`; in generations I and II `65,535 stat experience`.
  package func countedEffort(_ number: Int) -> String {
    training == .statExperience
      ? worded("\(effortNumber(number)) stat experience") : effort.counted(number)
  }
}

extension StatValues {
  /// `252 HP 4 Def`, or a word for none.
  package var brief: String {
    let trained = assigned.filter { $0.value > 0 }
    return trained.isEmpty
      ? worded("none") : trained.map { "\($0.value) \($0.stat.title)" }.joined(separator: " ")
  }
}
