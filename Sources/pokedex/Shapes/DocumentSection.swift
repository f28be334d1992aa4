import PokedexData
import PokedexDomain
import PokedexPresentation

/// The content below a heading.
struct DocumentSection {
  private var title: String?
  private var facts: [(key: String, value: JSON)] = []
  private var texts: [String] = []
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
    case .paragraph(let text): texts.append(text.text)
    case .error(let text): texts.append(text)
    case .types(let types): facts.append(("Types", [ID<PokemonType>].shape.json(types)))
    case .stat(let stat, let value): facts.append((stat.name, .number(value)))
    case .total(let total): facts.append(("Total", .number(total)))
    case .bar(let bar): facts.append(("\(bar.label) \(bar.name)", .number(bar.value)))
    case .table(let table): rows += table.rows.map { Self.row($0, of: table) }
    case .meters(let meters):
      rows += meters.table.rows.map { Self.row($0, of: meters.table) }
    case .changed(let block): add(block)
    case .branch(let branch): texts.append(branch.content.text)
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
}

extension DocumentSection: Shaped {
  static let shape = Shape<DocumentSection>.object(
    named: "section",
    [
      Field("title", "null for the part before the first heading", \.title),
      .ifAny(
        "facts", "texts by their names; numbers for stats",
        as: .members(of: Shape(anyOf: [[String].shape.schema, Int.shape.schema]) { $0 })
      ) { $0.facts.isEmpty ? nil : $0.facts },
      .ifAny("text", "paragraphs", as: .list(String.shape)) { $0.texts.isEmpty ? nil : $0.texts },
      .ifAny(
        "rows", "of tables: cells by the titles of their columns",
        as: .list(Shape(anyOf: [texts.schema, [String].shape.schema]) { $0 })
      ) { $0.rows.isEmpty ? nil : $0.rows },
    ])

  /// Texts by their names.
  private static let texts = Shape<[(key: String, value: String)]>.members(of: String.shape)
}
