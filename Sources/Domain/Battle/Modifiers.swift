/// All modifiers, in the order in which they are applied.
package enum ModifierTable {
  package static let all: [Modifier] =
    powerOfMoves + powerOfField + powerOfAbilities + powerOfItems + attackOfAbilities
    + attackOfItems + defenses + damage + finals

  /// The indices of the modifiers of each cause, ascending.
  private static let indices: [Modifier.Cause: [Int]] = {
    var indices: [Modifier.Cause: [Int]] = [:]
    for (index, row) in all.enumerated() {
      for cause in row.causes { indices[cause, default: []].append(index) }
    }
    return indices
  }()

  /// The modifiers that the participants may bring in a generation, in the order of the table.
  static func candidates(_ causes: [Modifier.Cause], in generation: Int) -> [Modifier] {
    causes.flatMap { indices[$0] ?? [] }.sorted().map { all[$0] }
      .filter { $0.generations.contains(generation) }
  }

  /// Whether any row is about it, in any generation.
  static func mentions(_ cause: Modifier.Cause) -> Bool { indices[cause] != nil }
}
