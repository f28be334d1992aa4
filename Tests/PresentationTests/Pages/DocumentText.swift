import PokedexDomain
import PokedexPresentation

/// A document as lines of text: colons after labels, and bars between the cells of tables.
func lines(of document: Document) -> [String] {
  document.blocks.flatMap { block -> [String] in
    switch block {
    case .blank: return []
    case .heading(let text), .error(let text): return ["# \(text)"]
    case .fact(let label, let parts):
      return ["\(label): \(parts.map(\.text).joined(separator: " · "))"]
    case .table(let full):
      let table = full.narrowed
      return ([table.titles] + table.rows.map { $0.map(\.text) })
        .map { $0.joined(separator: " | ") }
    case .branch(let branch):
      return [([branch.content] + branch.beside).map(\.text).joined(separator: "  ")]
    default: return [block.inlines.map(\.text).joined(separator: " ")]
    }
  }
}
