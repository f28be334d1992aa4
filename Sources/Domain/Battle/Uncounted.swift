/// What affects damage but is not in the table.
package enum Uncounted {
  /// Moves whose damage depends on chance or on the rest of the team.
  package static let moves: [String] = ["beat-up", "magnitude", "present", "psywave"]

  static func names(in calculation: DamageCalculation, and settings: [String]) -> [String] {
    settings + [calculation.move.slug].filter(moves.contains).map(titled)
  }
}
