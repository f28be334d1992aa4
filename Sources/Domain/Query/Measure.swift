/// A number that every row has, or lacks: what a query compares and sorts by.
package struct Measure<Rows>: Sendable {
  /// The numbers row by row, `Int32.min` where a row has none.
  package let column: @Sendable (Rows) throws(PokedexError) -> [Int32]
  /// How many of the dex's units make one of the user's: 10 for metres, which the dex counts in
  /// tenths.
  package let unit: Double
  /// Whether Roman numerals are read as well.
  package let isRoman: Bool
  /// What stands behind the number when it is told: ` kg`.
  package let suffix: String

  package init(
    unit: Double = 1, isRoman: Bool = false, suffix: String = "",
    column: @escaping @Sendable (Rows) throws(PokedexError) -> [Int32]
  ) {
    self.column = column
    self.unit = unit
    self.isRoman = isRoman
    self.suffix = suffix
  }

  /// The number that a word stands for, in the dex's units.
  func number(_ word: String) -> Double? {
    if isRoman, let roman = RomanNumeral(word) { return Double(roman.value) }
    return Double(word).flatMap { $0.isFinite ? $0 * unit : nil }
  }

  /// Whether a word is a number or a range of numbers, or begins like one.
  func reads(_ word: String) -> Bool {
    number(word) != nil || word.contains("..") || word.first?.isNumber == true
  }

  /// A number of the dex as it is told to people: `95.5`, or `IV`.
  package func text(_ number: Int32) -> String {
    if isRoman, let roman = RomanNumeral(Int(number)) { return roman.text }
    guard unit > 1 else { return String(number) }
    let tenths = Int((Double(number) / unit * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}
