import PokedexDomain

/// A document for screen readers: one statement per line, in words, without frames or bars.
package struct DocumentSpeech {
  package private(set) var lines: [String] = []
  private let spoken = SpeechText()

  package init(_ document: Document) {
    lines = document.blocks.flatMap(lines).filter { !$0.isEmpty }
  }

  private func lines(of block: Document.Block) -> [String] {
    switch block {
    case .blank: []
    case .heading(let text): [worded("\(spoken(text)):")]
    case .fact(let name, let parts): [fact(name, parts)]
    case .paragraph(let text): [legend(spoken(text))]
    case .types(let types): [worded("Type: \(spoken.list(types))")]
    case .stat(let stat, let value): ["\(spoken(stat.name)) \(value), \(StatLevel(value).word)"]
    case .total(let sum): [worded("Total \(sum)")]
    case .bar(let bar): [line(of: bar)]
    case .table(let table): rows(of: table.narrowed)
    case .meters(let meters):
      (meters.title.isEmpty ? [] : [worded("\(spoken(meters.title)):")])
        + meters.table.rows.map { spoken.row($0, meters.table.titles) }
    case .branch(let branch): [line(of: branch)]
    case .error(let text): [text]
    case .changed(let block): lines(of: block).map { worded("\($0), changed") }
    }
  }

  /// Shared values are said once, before the rows.
  private func rows(of table: Document.Table) -> [String] {
    [spoken.shared(table.shared)] + table.rows.map { spoken.row($0, table.titles) }
  }

  /// Words for the legend below a table, such as `* the highest`.
  private func legend(_ text: String) -> String {
    text.hasPrefix("* ") ? worded("Best: \(String(text.dropFirst(2)))") : text
  }

  /// Empty if the fact has no value.
  private func fact(_ name: String, _ parts: [Inline]) -> String {
    let text = parts.map { spoken($0) }.filter { !$0.isEmpty }.joined(separator: ", ")
    return name.isEmpty || text.isEmpty ? text : worded("\(spoken(name)): \(text)")
  }

  private func line(of bar: Document.Bar) -> String {
    let subject = [spoken(bar.label), bar.name].filter { !$0.isEmpty }.joined(separator: ", ")
    return bar.isBest
      ? worded("\(subject): \(bar.value), the highest") : worded("\(subject): \(bar.value)")
  }

  private func line(of branch: Document.Branch) -> String {
    let depth = branch.follows.count
    let first = branch.beside.first.map { branch.content + "  " + $0 } ?? branch.content
    let text = ([first] + branch.beside.dropFirst()).map { spoken($0) }.joined(
      separator: worded(", or "))
    return depth == 0 ? text : worded("Step \(depth): \(text)")
  }

  /// The name of the chosen link, with its number and the count of links.
  package static func link(_ chosen: Int, in document: Document) -> String? {
    let links = document.blocks.flatMap(\.inlines).flatMap(\.spans)
      .filter { $0.destination != nil }
    guard links.indices.contains(chosen) else { return nil }
    let name = SpeechText()(Inline([links[chosen]]))
    return worded("Link \(chosen + 1) of \(links.count): \(name)")
  }
}

extension SpeechText {
  /// A row in words: the first cell alone, then each value after its column's title.
  package func row(_ cells: [Inline], _ titles: [String]) -> String {
    cells.enumerated().compactMap { index, cell in
      guard !cell.isEmpty, !Self.isDrawn(cell.text) else { return nil }
      let title = index > 0 && titles.indices.contains(index) ? titles[index] : ""
      return value(self(cell), title)
    }.joined(separator: ", ")
  }

  /// The values that all rows have.
  package func shared(_ values: [SharedValue]) -> String {
    row([""] + values.map(\.value), [""] + values.map(\.title))
  }

  /// A cell of a list in words.
  ///
  /// - Parameter column: The column's name in queries, which is the same in every language.
  package func cell(_ text: String, _ column: String, _ title: String) -> String {
    // A learn method needs no title; a bare number is a level.
    if column == "how" { return Int(text).map { worded("level \($0)") } ?? self(text) }
    // A bullet means “yes”: the title names the fact that holds.
    return text == "•" ? self(title) : value(self(text), title)
  }

  /// A value after its title. A colon separates it from a title that is a number.
  package func value(_ text: String, _ title: String) -> String {
    if title.isEmpty { return text }
    return Int(title) == nil ? "\(self(title)) \(text)" : worded("\(title): \(text)")
  }

  /// Whether a cell contains only bars or scales, whose numbers are in other cells, or a dash for
  /// “no value”.
  private static func isDrawn(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      (0x2500...0x259F).contains($0.value) || "· .#–".contains(Character($0))
    }
  }
}

/// The level of a base stat among all Pokémon: half of all base stats are below 70, a tenth above
/// 120.
package struct StatLevel: Hashable, Sendable {
  /// From 0, the worst, to 7, the best.
  package let level: Int

  package init(_ value: Int) {
    let steps = [30, 50, 65, 80, 95, 110, 130]
    level = steps.prefix { value >= $0 }.count
  }

  package var word: String {
    let words = [
      "very low", "low", "below average", "average", "above average", "high", "very high",
      "among the highest",
    ]
    return Phrase(words[level], sense: "of a stat").text
  }
}
