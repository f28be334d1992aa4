/// What affects damage but is not in the table.
package enum Uncounted {
  /// Moves whose damage depends on what else has happened, or on chance.
  package static let moves: [String] = [
    "beat-up", "bide", "comeuppance", "counter", "metal-burst", "mirror-coat", "present", "psywave",
  ]

  static func names(in calculation: DamageCalculation, and settings: [String]) -> [String] {
    settings + [calculation.move.slug].filter(moves.contains).map(titled)
  }
}
