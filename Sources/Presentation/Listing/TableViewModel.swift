import PokedexDomain

/// A list of one kind of entity in columns, such as all moves.
@MainActor package final class TableViewModel<Rows: QueryRows> {
  /// The rows and the texts of their columns, once loaded.
  package let content = Resource<TableContent<Rows>>()
  package let title: String
  /// The message if there are no rows at all.
  package var emptyText: String { content.value?.listing.rows.gap?.text ?? usualEmptyText }
  private let usualEmptyText: String
  private let fetch: (Lens?, Circumstances) async throws(PokedexError) -> Rows
  private let circumstances: @MainActor () -> Circumstances
  private let firstQuery: String
  private let summary: @MainActor (Rows) -> String?
  private var lens: Lens??
  private var knownCircumstances = Circumstances.ordinary
  private let run: @MainActor () -> AnyHashable?
  private var knownRun: AnyHashable?

  /// - Parameters:
  ///   - query: The initial filter of the list.
  ///   - circumstances: Those of encounters; other rows do not depend on them.
  ///   - run: What the rows depend on of the run that they keep to.
  package init(
    title: String, emptyText: String = worded("There are none"), query: String = "",
    summary: @escaping @MainActor (Rows) -> String? = { _ in nil },
    circumstances: @escaping @MainActor () -> Circumstances = { .ordinary },
    run: @escaping @MainActor () -> AnyHashable? = { nil },
    fetch: @escaping (Lens?, Circumstances) async throws(PokedexError) -> Rows
  ) {
    self.title = title
    usualEmptyText = emptyText
    firstQuery = query
    self.summary = summary
    self.circumstances = circumstances
    self.run = run
    self.fetch = fetch
  }

  /// Loads the rows under a lens, unless they are loaded. Marks that have changed are updated in
  /// place.
  package func start(through lens: Lens?) {
    let (circumstances, run) = (circumstances(), run())
    guard self.lens != .some(lens) || circumstances != knownCircumstances || run != knownRun else {
      return refresh()
    }
    (self.lens, knownCircumstances, knownRun) = (lens, circumstances, run)
    let query = content.value?.listing.query ?? firstQuery
    content.load { [fetch] _ throws(PokedexError) in
      TableContent(Listing(try await fetch(lens, circumstances), query: query))
    }
  }

  private func refresh() {
    guard let content = content.value, content.isOld else { return }
    self.content.replace(TableContent(content.listing))
  }

  /// The game or generation that the list is limited to; `nil` for none.
  package var lensName: String? { lens.flatMap { $0?.name } }

  package func retry() { content.retry() }

  /// The number of rows, or a summary in a few words.
  package var count: String {
    guard let rows = listing?.rows else { return "" }
    return summary(rows) ?? Formatting.count(rows.existing.size)
  }

  package var listing: Listing<Rows>? { content.value?.listing }
}

/// The rows of a table and the texts of its columns, made once.
package struct TableContent<Rows: QueryRows>: Sendable {
  package let listing: Listing<Rows>
  package let columns: [TableColumn]
  /// The revision of the user's marks that the texts were made with.
  package let revision: Int
  /// Examples of filters that find rows.
  package let placeholder: String

  /// Leaves out empty columns, except for marks, which the user may set.
  @MainActor init(_ listing: Listing<Rows>) {
    let rows = listing.rows
    self.listing = listing
    revision = rows.revision
    let engine = QueryEngine(rows)
    let source = QueryColumn<Rows>.Listing(engine: engine, plan: .everything)
    let alike = rows.sections?.alike(order: rows.positions)
    var columns: [TableColumn] = []
    for name in Rows.defaultColumns {
      guard let column = QueryColumn<Rows>.named(name) else { continue }
      var cells = column.cells(source, Array(0..<rows.count))
      if let merge = column.merge, let alike {
        cells = alike.map { same in .text(merge(rows, same, same.map { cells[$0] })) }
      }
      let new = TableColumn(column, cells, isFirst: columns.isEmpty)
      guard columns.isEmpty || new.isOfMarks || !new.isEmpty else { continue }
      columns.append(new)
    }
    self.columns = columns
    placeholder = Self.placeholder(engine)
  }

  private static func placeholder(_ engine: QueryEngine<Rows>) -> String {
    let examples = QueryField<Rows>.first.prefix(2).map { $0.example(finding: engine) }
    guard examples.count > 1 else { return worded("try \(examples.joined())") }
    return worded("try \(examples[0]) or \(examples[1])")
  }

  @MainActor var isOld: Bool { listing.rows.revision != revision }
}

/// A column with the cells of all rows, whose widths stay while the list is filtered.
package struct TableColumn: Sendable {
  package let cells: [CellValue]
  package private(set) var column: RowColumn

  private static let narrowestText = 14

  /// Creates a column from a numeric field of the query.
  @MainActor package init<Rows>(_ number: ShownNumber<Rows>, of rows: Rows) {
    cells = (0..<rows.count).map { number.cell(of: $0) }
    column = RowColumn(number.title, Self.width(of: cells), isNumber: true)
    column.name = number.name
  }

  init<Rows>(_ column: QueryColumn<Rows>, _ cells: [CellValue], isFirst: Bool) {
    self.cells = cells
    let width = Self.width(of: cells)
    let title = Phrase(column.title).text
    let least =
      isFirst || column.isAtRight ? width : min(max(width, title.columns), Self.narrowestText)
    self.column = RowColumn(
      title, width, least: least, isNumber: column.isAtRight,
      badges: cells.lazy.map(\.types.count).max() ?? 0)
    self.column.name = column.name
    self.column.rank = isFirst ? 0 : Rows.neededColumns.contains(column.name) ? 1 : 2
  }

  /// The column as one that a narrow table keeps.
  package var needed: TableColumn {
    var column = self
    column.column.rank = min(column.column.rank, 1)
    return column
  }

  package var name: String? { column.name }

  private static func width(of cells: [CellValue]) -> Int {
    cells.lazy.map { $0.isMark ? 0 : $0.text.columns }.max() ?? 0
  }

  var isEmpty: Bool { cells.allSatisfy(\.isEmpty) }

  /// Whether the column is of the user's marks, which change while it is shown.
  var isOfMarks: Bool { cells.first?.isMark ?? false }
}

extension CellValue {
  fileprivate var isMark: Bool { if case .marks = self { true } else { false } }
}
