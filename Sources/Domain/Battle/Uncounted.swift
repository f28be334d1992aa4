/// What affects damage but is not in the table.
package enum Uncounted {
  static func names(in calculation: DamageCalculation, and settings: [String]) -> [String] {
    settings
  }
}
