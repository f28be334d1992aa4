import PokedexDomain
import PokedexPresentation

/// The tables of a document, each with the heading above it. Bars are rows of numbers; facts are rows
/// where there is nothing else.
struct HeadedTables {
  private(set) var found: [(heading: String, table: Document.Table)] = []
  private var facts: [(heading: String, rows: [[Inline]])] = []
  private var hasTree = false
  private var heading = ""
  private var stats: [[Inline]] = []
  private var bars: [Document.Bar] = []

  init(_ document: Document) {
    for block in document.blocks { add(block.unmarked) }
    endBars()
    if found.isEmpty, !hasTree { found = facts.map { ($0.heading, Self.table(of: $0.rows)) } }
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
      if case .fact(let label, let values) = block { add(values.map { [Inline(label), $0] }) }
      if case .branch = block { hasTree = true }
    }
  }

  /// Adds the rows of a fact, one for each of its values.
  private mutating func add(_ rows: [[Inline]]) {
    if let last = facts.last, last.heading == heading {
      facts[facts.count - 1].rows += rows
    } else {
      facts.append((heading, rows))
    }
  }

  private static func table(of facts: [[Inline]]) -> Document.Table {
    Document.Table(["", ""], untitled: ["Fact", "Value"], rows: facts)
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
