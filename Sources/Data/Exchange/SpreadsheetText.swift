/// Text in CSV and TSV that a spreadsheet shows as it is. A cell that begins like a formula gets an
/// apostrophe before it: otherwise opening the file would compute what a stranger wrote.
package enum SpreadsheetText {
  /// - Returns: the text, with an apostrophe where a spreadsheet would compute it. One that has
  ///   apostrophes before such a beginning gets one as well, so that ``unmarked(_:)`` is the way back.
  package static func marked(_ text: String) -> String { isFormula(text) ? "'" + text : text }

  /// Takes the apostrophe away again.
  package static func unmarked(_ text: String) -> String {
    text.unicodeScalars.first == "'" && isFormula(text)
      ? String(text.unicodeScalars.dropFirst()) : text
  }

  private static func isFormula(_ text: String) -> Bool {
    text.unicodeScalars.first { $0 != "'" }.map(starts.contains) ?? false
  }

  /// Also as wide letters, which spreadsheets of East Asia take for the same.
  private static let starts = Set("=+-@\t\r\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars)
}
