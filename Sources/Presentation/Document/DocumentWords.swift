import PokedexDomain

/// A document for somebody who listens: one thing a line, in words, without frames or bars.
package struct DocumentWords {
  package let lines: [String]

  package init(_ document: Document) {
    lines = document.blocks.flatMap(Self.lines).map(Self.spoken)
  }

  /// Signs that are seen rather than read, as words.
  package static func spoken(_ text: String) -> String {
    guard text.contains(where: { signs[$0] != nil }) else { return text }
    return text.replacing(" · ", with: ", ").map { signs[$0] ?? String($0) }.joined()
  }

  private static let signs: [Character: String] = [
    "♂": "male", "♀": "female", "×": "times ", "·": ",", "→": "to", "½": "a half",
    "¼": "a quarter", "★": "best",
  ]

  private static func lines(of block: Document.Block) -> [String] {
    switch block {
    case .blank: []
    case .heading(let text): ["\(text):"]
    case .fact(let name, let parts): [fact(name, parts)]
    case .paragraph(let text): [text.text]
    case .types(let types): ["Type: \(types.map(\.englishName).joined(separator: " and "))"]
    case .stat(let stat, let value): ["\(stat.name) \(value), \(StatLevel(value).word)"]
    case .total(let sum): ["Total \(sum)"]
    case .bar(let bar): [line(of: bar)]
    case .table(let table): table.rows.map { line(of: $0, table.titles) }
    case .branch(let branch): [line(of: branch)]
    case .trouble(let text): [text]
    }
  }

  private static func fact(_ name: String, _ parts: [Inline]) -> String {
    let text = parts.map(\.text).filter { !$0.isEmpty }.joined(separator: ", ")
    return name.isEmpty ? text : "\(name): \(text)"
  }

  private static func line(of bar: Document.Bar) -> String {
    let subject = [bar.label, bar.name].filter { !$0.isEmpty }.joined(separator: ", ")
    return "\(subject): \(bar.value)\(bar.isBest ? ", the highest" : "")"
  }

  /// Each value behind what its column is called; the first stands for the row.
  private static func line(of cells: [Inline], _ titles: [String]) -> String {
    cells.enumerated().compactMap { place, cell in
      guard !cell.isEmpty, !isDrawn(cell.text) else { return nil }
      let title = place > 0 && titles.indices.contains(place) ? titles[place] : ""
      return title.isEmpty ? cell.text : "\(title) \(cell.text)"
    }.joined(separator: ", ")
  }

  private static func line(of branch: Document.Branch) -> String {
    let depth = branch.follows.count
    return depth == 0 ? branch.content.text : "Step \(depth): \(branch.content.text)"
  }

  /// Bars and scales, whose numbers stand beside them.
  private static func isDrawn(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      (0x2500...0x259F).contains($0.value) || "· .#".contains(Character($0))
    }
  }

  /// What the chosen link is called, and which of how many it is.
  package static func link(_ chosen: Int, in document: Document) -> String? {
    let links = document.blocks.flatMap(\.inlines).flatMap(\.spans)
      .filter { $0.destination != nil }
    guard links.indices.contains(chosen) else { return nil }
    return "Link \(chosen + 1) of \(links.count): \(links[chosen].text)"
  }
}

/// Where a base stat lies among those that there are: half of all are below 70, a tenth above 120.
package struct StatLevel: Hashable, Sendable {
  /// 0 for the worst to 7 for the best.
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
    return words[level]
  }
}
