import PokedexDomain

/// Recognises what a file with marks is.
enum MarkContent {
  /// - Parameter format: the format that the user or the name of the file tells; `nil` if neither does.
  static func source(of text: String, as format: MarkFile.Format?) -> MarkFileSource {
    switch format {
    case .json: isTracker(text) ? .tracker : .json
    case .csv: BoxReport.isHead(head(of: text)) ? .boxReport : .table
    case nil: source(of: text)
    }
  }

  private static func source(of text: String) -> MarkFileSource {
    let start = text.unicodeScalars.lazy.filter { !$0.properties.isWhitespace }.prefix(2)
    if ["[{", "[]"].contains(String(String.UnicodeScalarView(start))) {
      return isTracker(text) ? .tracker : .json
    }
    let head = head(of: text)
    if BoxReport.isHead(head) { return .boxReport }
    if isTable(head) { return .table }
    return hasSets(text) ? .sets : .names
  }

  private static func isTracker(_ text: String) -> Bool {
    text.contains("\"national_id\"") && text.contains("\"captured\"")
  }

  /// The words of the first line, if it names columns.
  private static func head(of text: String) -> [String] {
    let line = text.drop { $0 == "\u{FEFF}" }.prefix { !$0.isNewline }
    do throws(LineProblem) {
      return try CSVRecords(String(line)).all.first?.values ?? []
    } catch {
      return []
    }
  }

  /// Whether one of the words is that of a column that tells the Pokémon; none is a name of a Pokémon.
  private static func isTable(_ head: [String]) -> Bool {
    head.compactMap(MarkHeaderWords.column).contains(where: \.isName)
  }

  /// Items of a list begin like the moves of a set.
  private static func hasSets(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("- ") }
    let rest = lines.joined(separator: "\n")
    return ShowdownReader.isPaste(rest)
      || lines.contains { line in
        line.trimmed.hasSuffix(" Nature") || line.hasPrefix("EVs:") || line.hasPrefix("Shiny:")
          || line.hasPrefix("Level:")
      }
  }
}
