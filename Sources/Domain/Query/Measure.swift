/// A number that every row of a catalog has, or lacks: what a query compares and sorts by.
package struct Measure: Sendable {
  /// The numbers row by row; ``Table/none`` where a row has none.
  package let column: @Sendable (Catalog) -> [Int32]
  /// How many of the dex's units make one of the user's: 10 for metres, which the dex counts in
  /// tenths.
  package let unit: Double
  /// Whether Roman numerals are read as well.
  package let isRoman: Bool

  package static func form(
    _ path: PartialKeyPath<Form> & Sendable, unit: Double = 1
  ) -> Measure {
    Measure(column: { $0.forms.column(path) }, unit: unit, isRoman: false)
  }

  package static func species(
    _ path: PartialKeyPath<Species> & Sendable, isRoman: Bool = false
  ) -> Measure {
    Measure(column: { $0.speciesColumn(path) }, unit: 1, isRoman: isRoman)
  }

  package static let dexNumber = Measure(
    column: { $0.forms.column(\.species) }, unit: 1, isRoman: false)

  package static let total = Measure(column: { $0.totals }, unit: 1, isRoman: false)

  /// The number that a word stands for, in the dex's units.
  func number(_ word: String) -> Double? {
    if isRoman, let roman = Self.romans.firstIndex(of: word.lowercased()) {
      return Double(roman + 1)
    }
    return Double(word).flatMap { $0.isFinite ? $0 * unit : nil }
  }

  private static let romans = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
}

extension Catalog {
  /// A fact of the species, for each form.
  package func speciesColumn(_ path: PartialKeyPath<Species>) -> [Int32] {
    let facts = species.column(path)
    return speciesRows.map { $0 < 0 ? Table<Species>.none : facts[Int($0)] }
  }

  /// The sum of the base stats, for each form.
  package var totals: [Int32] {
    let columns = [
      forms.column(\.stats.hp), forms.column(\.stats.attack), forms.column(\.stats.defense),
      forms.column(\.stats.specialAttack), forms.column(\.stats.specialDefense),
      forms.column(\.stats.speed),
    ]
    return (0..<count).map { row in
      guard !columns.contains(where: { $0[row] == Table<Form>.none }) else {
        return Table<Form>.none
      }
      // A damaged dex may hold numbers of any size.
      return columns.reduce(0) { $0 &+ $1[row] }
    }
  }
}
