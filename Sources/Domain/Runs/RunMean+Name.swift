extension EncounterNames {
  /// The name of a means or of what holds now.
  package func name(of word: RunWord) -> String {
    switch word {
    case .mean(let mean): name(of: mean)
    case .now(let value): condition(value)
    }
  }

  /// The name of a means: that of its condition or method, where one tells it.
  package func name(of mean: RunMean) -> String {
    if mean == .fossils { return worded("Fossils") }
    if mean == .events { return worded("Events") }
    return mean.conditions.first.map(condition) ?? method(called: mean.namingMethod)
      ?? titled(mean.rawValue)
  }
}

extension RunMean {
  /// PokeAPI's slug of the method that has its name; that of no method for a few.
  fileprivate var namingMethod: String {
    switch self {
    case .walking: "walk"
    case .gifts: "gift"
    case .trade: "npc-trade"
    case .honey: "honey-tree"
    case .pokeFlute: "pokeflute"
    case .raids: "max-raid"
    case .snagging: "snag"
    default: rawValue
    }
  }
}
