/// All modifiers, in the order in which they are applied.
package enum ModifierTable {
  package static let all: [Modifier] =
    powerOfMoves + powerOfField + powerOfAbilities + powerOfItems + attackOfAbilities
    + attackOfItems + defenses + finals

  /// The places of the modifiers of each cause, ascending.
  private static let places: [Modifier.Cause: [Int]] = {
    var places: [Modifier.Cause: [Int]] = [:]
    for (place, row) in all.enumerated() {
      for cause in row.causes { places[cause, default: []].append(place) }
    }
    return places
  }()

  /// The modifiers that the participants may bring in a generation, in the order of the table.
  static func candidates(_ causes: [Modifier.Cause], in generation: Int) -> [Modifier] {
    causes.flatMap { places[$0] ?? [] }.sorted().map { all[$0] }
      .filter { $0.generations.contains(generation) }
  }

  /// Whether any row is about it, in any generation.
  static func mentions(_ cause: Modifier.Cause) -> Bool { places[cause] != nil }
}
