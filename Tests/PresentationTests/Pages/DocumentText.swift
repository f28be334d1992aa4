import PokedexDomain
import PokedexPresentation

/// A document as lines of text: colons after labels, and bars between the cells of tables.
func lines(of document: Document) -> [String] {
  document.blocks.flatMap { block -> [String] in
    switch block {
    case .blank: []
    case .heading(let text), .error(let text): ["# \(text)"]
    case .fact(let label, let parts):
      ["\(label): \(parts.map(\.text).joined(separator: " · "))"]
    case .table(let table):
      ([table.titles] + table.rows.map { $0.map(\.text) }).map { $0.joined(separator: " | ") }
    default: [block.inlines.map(\.text).joined(separator: " ")]
    }
  }
}
