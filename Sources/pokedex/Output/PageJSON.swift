import PokedexData
import PokedexDomain
import PokedexPresentation

extension JSON {
  /// The sections of a document.
  static func sections(of document: Document) -> JSON {
    .list(DocumentSection.sections(of: document).map(\.json))
  }
}

/// The content below a heading.
private struct DocumentSection {
  private var title: String?
  private var facts: [(key: String, value: JSON)] = []
  private var texts: [JSON] = []
  private var rows: [JSON] = []

  static func sections(of document: Document) -> [DocumentSection] {
    var sections = [DocumentSection()]
    for block in document.blocks {
      if case .heading(let title) = block { sections.append(DocumentSection(title: title)) }
      sections[sections.count - 1].add(block)
    }
    return sections.filter { !$0.isEmpty }
  }

  private init(title: String? = nil) { self.title = title }

  private var isEmpty: Bool { facts.isEmpty && texts.isEmpty && rows.isEmpty }

  private mutating func add(_ block: Document.Block) {
    switch block {
    case .blank, .heading: break
    case .fact(let label, let parts):
      facts.append((label, .list(parts.map { .text($0.text) })))
    case .paragraph(let text): texts.append(.text(text.text))
    case .error(let text): texts.append(.text(text))
    case .types(let types): facts.append(("Types", .types(types)))
    case .stat(let stat, let value): facts.append((stat.name, .number(value)))
    case .total(let total): facts.append(("Total", .number(total)))
    case .bar(let bar): facts.append(("\(bar.label) \(bar.name)", .number(bar.value)))
    case .table(let table): rows += table.rows.map { Self.row($0, of: table) }
    case .meters(let meters):
      rows += meters.table.rows.map { Self.row($0, of: meters.table) }
    case .branch(let branch): texts.append(.text(branch.content.text))
    }
  }

  /// The cells by column title; a plain list if the table has no titles.
  private static func row(_ cells: [Inline], of table: Document.Table) -> JSON {
    guard table.titles.contains(where: { !$0.isEmpty }) else {
      return .list(cells.map { .text($0.text) })
    }
    return .object(
      zip(table.titles.indices, cells).map { index, cell in
        (table.heads[index], .text(cell.text))
      })
  }

  var json: JSON {
    var fields: [(key: String, value: JSON)] = [("title", .optional(title))]
    if !facts.isEmpty { fields.append(("facts", .object(facts))) }
    if !texts.isEmpty { fields.append(("text", .list(texts))) }
    if !rows.isEmpty { fields.append(("rows", .list(rows))) }
    return .object(fields)
  }
}

extension JSON {
  /// The slugs of types, as everywhere in the JSON.
  static func types(_ types: [ID<PokemonType>]) -> JSON {
    .list(types.map { .text($0.slug) })
  }
}
