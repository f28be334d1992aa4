/// Writes text into a line of bash, so that the shell takes it for just this text: nothing in it is
/// expanded, run, or taken for the end of the word.
enum BashQuoting {
  /// - Parameter quote: the quotation mark that is open where the text is put, and that bash closes
  ///   behind it.
  static func quoted(_ text: String, in quote: Unicode.Scalar?) -> String {
    var quoted = ""
    for scalar in text.unicodeScalars {
      quoted.unicodeScalars.append(contentsOf: self.quoted(scalar, in: quote).unicodeScalars)
    }
    return quote.map { marked(quoted, by: "\($0)") } ?? quoted
  }

  /// Readline takes a mark at either end for the one that is open: it would put none before the text,
  /// or none behind it. So it gets an empty pair there.
  private static func marked(_ text: String, by mark: String) -> String {
    (text.begins(with: mark) ? mark : "") + text + (text.hasSuffix(mark) ? mark : "")
  }

  private static func quoted(_ scalar: Unicode.Scalar, in quote: Unicode.Scalar?) -> String {
    switch (quote, scalar) {
    case ("'", "'"): "'\\''"
    // In these marks alone bash looks for its history, and a backslash before it would stay.
    case ("\"", "!"): "\"'!'\""
    case ("\"", "\""), ("\"", "\\"), ("\"", "$"), ("\"", "`"): "\\\(scalar)"
    case (nil, _) where isSpecial(scalar): "\\\(scalar)"
    default: "\(scalar)"
    }
  }

  /// Whether a character outside quotation marks can be more than itself.
  static func isSpecial(_ scalar: Unicode.Scalar) -> Bool { special.contains(scalar) }

  private static let special = Set(" \t\n!\"#$&'()*;<>?[\\]^`{|}~".unicodeScalars)
}
