/// A numeric property of rows, which queries compare and sort by.
package struct Measure<Rows>: Sendable {
  /// The number of each row, or `Int32.min` if it has none.
  package let column: @Sendable (Rows) -> [Int32]
  /// The number of the dex's units in one of the user's: 10 for metres, because the dex has
  /// decimetres.
  package let unit: Double
  /// Whether Roman numerals are accepted as well.
  package let isRoman: Bool
  /// The unit shown after the number: ` kg`.
  package let suffix: String

  package init(
    unit: Double = 1, isRoman: Bool = false, suffix: String = "",
    column: @escaping @Sendable (Rows) -> [Int32]
  ) {
    self.column = column
    self.unit = unit
    self.isRoman = isRoman
    self.suffix = suffix
  }

  /// Parses a number and converts it to the dex's units.
  func number(_ word: String) -> Double? {
    if isRoman, let roman = RomanNumeral(word) { return Double(roman.value) }
    return Double(word).flatMap { $0.isFinite ? $0 * unit : nil }
  }

  /// Whether a word is a number, a range of numbers, or the beginning of one.
  func reads(_ word: String) -> Bool {
    number(word) != nil || word.contains("..") || word.first?.isNumber == true
  }

  /// The cell of a number of the dex; `Int32.min` is none.
  package func cell(_ number: Int32) -> CellValue {
    guard number != .min else { return .none }
    if isRoman, let roman = RomanNumeral(Int(number)) { return .generation(roman) }
    return .number(text(number))
  }

  /// Formats a number of the dex: `95.5`, or `IV`.
  package func text(_ number: Int32) -> String {
    if isRoman, let roman = RomanNumeral(Int(number)) { return roman.text }
    guard unit > 1 else { return String(number) }
    let tenths = Int((Double(number) / unit * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}
