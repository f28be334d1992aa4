/// A usual training of Pokémon in charts of Speed.
package enum SpeedLine: String, CaseIterable, Hashable, Sendable {
  /// All EVs or stat points, and a nature that raises Speed.
  case most
  /// The same with a neutral nature.
  case neutral
  /// None, with a neutral nature.
  case untrained
  /// None, with the lowest IV and a nature that lowers Speed.
  case least
  /// As ``most``, with a Choice Scarf.
  case scarf

  /// Those that differ in games with these rules.
  static func all(in rules: GameRules) -> [SpeedLine] {
    allCases.filter { line in
      switch line {
      case .most: rules.has(.natures)
      case .scarf: rules.has(.heldItems) && rules.generation >= 4
      default: true
      }
    }
  }

  var item: String? { self == .scarf ? "choice-scarf" : nil }

  func training(_ formula: StatFormula) -> Training {
    switch self {
    case .most, .scarf: formula.most
    case .neutral: formula.trained
    case .untrained: formula.untrained
    case .least: formula.least
    }
  }
}
