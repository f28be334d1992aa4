import PokedexDomain

/// A list of things of one kind in columns, such as all moves.
@MainActor package final class TableViewModel<Rows: QueryRows> {
  /// The rows once they are there, with what stands in their columns.
  package let content = Resource<TableContent<Rows>>()
  package let title: String
  /// What is said when there are no rows at all.
  package let emptyText: String
  private let fetch: (Lens?) async throws(PokedexError) -> Rows
  private let columns: [String]
  private var lens: Lens??

  /// - Parameter columns: the names of those that are shown, what matters most first.
  package init(
    title: String, columns: [String], emptyText: String = "There are none",
    fetch: @escaping (Lens?) async throws(PokedexError) -> Rows
  ) {
    (self.title, self.columns, self.emptyText) = (title, columns, emptyText)
    self.fetch = fetch
  }

  package convenience init(title: String, columns: [String], list: ListRows<Rows>)
  where Rows: DexRows {
    self.init(title: title, columns: columns) { lens throws(PokedexError) in
      try await list(through: lens)
    }
  }

  /// Examples of filters.
  package var placeholder: String {
    let examples = Rows.fields.compactMap(\.examples.first).prefix(3)
    return "to filter: " + examples.joined(separator: ", ") + " …"
  }

  /// Loads the rows as a lens shows them, unless they are there.
  package func start(through lens: Lens?) {
    guard self.lens != .some(lens) else { return }
    self.lens = lens
    let query = content.value?.listing.query ?? ""
    content.load { [fetch, columns] _ throws(PokedexError) in
      try TableContent(try await fetch(lens), query: query, columns: columns)
    }
  }

  package func retry() { content.retry() }

  package var listing: Listing<Rows>? { content.value?.listing }
}

/// The rows of a table and the texts of its columns, made once.
package struct TableContent<Rows: QueryRows>: Sendable {
  package let listing: Listing<Rows>
  package let columns: [TableColumn]

  @MainActor init(_ rows: Rows, query: String, columns names: [String]) throws(PokedexError) {
    listing = Listing(rows, query: query)
    let engine = QueryEngine(rows)
    let source = QueryColumn<Rows>.Listing(engine: engine, plan: .everything)
    var columns: [TableColumn] = []
    for name in names {
      guard let column = QueryColumn<Rows>.named(name) else { continue }
      let texts = try column.texts(source, Array(0..<rows.count))
      columns.append(TableColumn(column.name, column.title, column.isAtRight, texts))
    }
    self.columns = columns
  }
}

/// A column with the texts of all rows.
package struct TableColumn: Sendable {
  package let name: String
  package let title: String
  package let isAtRight: Bool
  package let texts: [String]
  /// The characters of the longest text or of the title: texts in Latin letters are as wide as they
  /// are long, nearly always.
  package let width: Int

  /// A number that the query asked for.
  @MainActor package init<Rows>(_ number: ShownNumber<Rows>, of rows: Rows) {
    self.init(number.name, number.title, true, (0..<rows.count).map { number.text(of: $0) })
  }

  init(_ name: String, _ title: String, _ isAtRight: Bool, _ texts: [String]) {
    (self.name, self.title, self.isAtRight, self.texts) = (name, title, isAtRight, texts)
    width = max(title.count, texts.lazy.map(\.count).max() ?? 0)
  }
}
