/// Quotes text for a bash command line, so that nothing in it is expanded, run, or mistaken for the
/// end of the word.
enum BashQuoting {
  /// - Parameter quote: the quotation mark that is open before the text and that bash closes after
  ///   it.
  static func quoted(_ text: String, in quote: Unicode.Scalar?) -> String {
    var quoted = ""
    for scalar in text.unicodeScalars {
      quoted.unicodeScalars.append(contentsOf: self.quoted(scalar, in: quote).unicodeScalars)
    }
    return quote.map { marked(quoted, by: "\($0)") } ?? quoted
  }

  /// Doubles a quotation mark at either end of the text: Readline would mistake a single one for
  /// the open mark and not insert its own.
  private static func marked(_ text: String, by mark: String) -> String {
    (text.begins(with: mark) ? mark : "") + text + (text.hasSuffix(mark) ? mark : "")
  }

  private static func quoted(_ scalar: Unicode.Scalar, in quote: Unicode.Scalar?) -> String {
    switch (quote, scalar) {
    case ("'", "'"): "'\\''"
    // Bash expands `!` within double quotation marks, and keeps a backslash before it.
    case ("\"", "!"): "\"'!'\""
    case ("\"", "\""), ("\"", "\\"), ("\"", "$"), ("\"", "`"): "\\\(scalar)"
    case (nil, _) where isSpecial(scalar): "\\\(scalar)"
    default: "\(scalar)"
    }
  }

  /// Whether a character has a special meaning outside quotation marks.
  static func isSpecial(_ scalar: Unicode.Scalar) -> Bool { special.contains(scalar) }

  private static let special = Set(" \t\n!\"#$&'()*;<>?[\\]^`{|}~".unicodeScalars)
}
