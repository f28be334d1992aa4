/// Text for CSV and TSV that a spreadsheet displays unchanged. A cell that begins like a formula is
/// prefixed with an apostrophe: otherwise opening the file would run a formula from an unknown
/// source.
package enum SpreadsheetText {
  /// - Returns: the text, prefixed with an apostrophe if a spreadsheet would evaluate it. Text that
  ///   already has apostrophes before such a beginning is prefixed as well, so that
  ///   ``unmarked(_:)`` can reverse it.
  package static func marked(_ text: String) -> String { isFormula(text) ? "'" + text : text }

  /// Removes the apostrophe that ``marked(_:)`` added.
  package static func unmarked(_ text: String) -> String {
    text.unicodeScalars.first == "'" && isFormula(text)
      ? String(text.unicodeScalars.dropFirst()) : text
  }

  private static func isFormula(_ text: String) -> Bool {
    text.unicodeScalars.first { $0 != "'" }.map(formulaStarts.contains) ?? false
  }

  /// Includes full-width characters, which East Asian spreadsheets treat in the same way.
  private static let formulaStarts = Set("=+-@\t\r\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars)
}
