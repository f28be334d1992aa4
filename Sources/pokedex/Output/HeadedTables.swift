import PokedexDomain
import PokedexPresentation

/// The tables of a document, each with the heading above it. Bars are rows of numbers.
struct HeadedTables {
  private(set) var found: [(heading: String, table: Document.Table)] = []
  private var heading = ""
  private var stats: [[Inline]] = []
  private var bars: [Document.Bar] = []

  init(_ document: Document) {
    for block in document.blocks { add(block) }
    endBars()
  }

  private mutating func add(_ block: Document.Block) {
    switch block {
    case .stat(let stat, let value): stats.append([Inline(stat.name), Inline("\(value)")])
    case .total(let total): stats.append([Inline(worded("Total")), Inline("\(total)")])
    case .bar(let bar): bars.append(bar)
    // A blank line stands between the bars of two measures.
    case .blank: break
    default:
      endBars()
      if case .heading(let title) = block { heading = title }
      if case .table(let table) = block { found.append((heading, table)) }
      if case .meters(let meters) = block { found.append((heading, meters.table)) }
    }
  }

  private mutating func endBars() {
    if !stats.isEmpty {
      let table = Document.Table(["", worded("Base")], numbers: [1], rows: stats)
      found.append((heading.isEmpty ? worded("Base stats") : heading, table))
    }
    if let table = Self.table(of: bars) { found.append((heading, table)) }
    (stats, bars) = ([], [])
  }

  /// A row for each measure, and a column for each name.
  private static func table(of bars: [Document.Bar]) -> Document.Table? {
    var rows: [[Inline]] = []
    for bar in bars {
      // Only the first bar of a measure has its label.
      if !bar.label.isEmpty || rows.isEmpty { rows.append([Inline(bar.label)]) }
      rows[rows.count - 1].append(Inline("\(bar.value)"))
    }
    guard let width = rows.map(\.count).max() else { return nil }
    let names = bars.prefix(width - 1).map(\.name)
    return Document.Table([""] + names, numbers: Set(1..<width), rows: rows)
  }
}
