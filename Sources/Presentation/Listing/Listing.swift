import PokedexDomain

/// A list with a filter: the rows that match a query, the selection, and the query while it is
/// typed.
@MainActor package final class Listing<Rows: QueryRows>: RowMoves {
  /// The rows that match the query, in their sections if there are any.
  @Watched package internal(set) var result = SearchResult<Rows>(rows: [])
  /// The selected row and the visible rows of the result.
  @Watched package internal(set) var selection = Selection()
  /// The text of the filter, with its order; empty if everything is listed.
  @Watched package private(set) var query = ""
  /// The filter, split into its terms and its order.
  private(set) var filter = FilterText("")
  /// The order when editing began, for queries that specify none.
  var sortsBefore: [Query.Sort] = []
  /// The filter that cancelling restores; `nil` while the filter is not being edited.
  @Watched var queryBefore: String?
  /// The completions of the last Tab, and the inserted one.
  @Watched package internal(set) var completion: Completion?
  /// The last failure of the search store.
  @Watched package internal(set) var storeFailure: PokedexError?
  @Watched var search: SearchPokedex
  /// The position in the history of queries.
  var recall: QueryHistory?
  private(set) var engine: QueryEngine<Rows>
  /// Fields to show as columns in addition to those of the query.
  private let columns: [String]
  let searches: (any SearchStore)?
  let record: (UndoStep) -> Void

  /// The columns of the query, extracted from the rows once instead of every frame.
  @Watched private var shownNumbers: [ShownNumber<Rows>] = []
  private var knownWhy: (row: Int, query: String, text: String)?
  var knownGap: (query: String, gap: GameGap?)?
  var knownOffer: (query: String, offer: QuerySuggestion?)?
  private var knownNames: [Int: FoundName] = [:]
  /// The last result without a problem, whose rows stay while the query has a problem.
  private var lastGood: SearchResult<Rows>?

  /// - Parameters:
  ///   - searches: The store of saved searches and of the history; `nil` saves none.
  ///   - order: The order for queries that specify none; `nil` for the order of the rows.
  ///   - columns: Fields to show as columns in addition to those of the query.
  ///   - record: Receives the steps that can be undone.
  package init(
    _ rows: Rows, query: String = "", searches: (any SearchStore)? = nil,
    order: String? = nil, columns: [String] = [],
    record: @escaping (UndoStep) -> Void = { _ in }
  ) {
    engine = QueryEngine(rows)
    search = SearchPokedex(order: order)
    self.columns = columns
    self.searches = searches
    self.record = record
    // A list without saved searches in its query does not open the store.
    set(split(query))
    sortsBefore = filter.sorts
    if query.contains("@") { readSavedSearches() }
    find()
  }

  // MARK: Rows

  package var rows: Rows { engine.rows }

  /// The number of rows without a filter.
  package var total: Int {
    let existing = rows.existing
    return rows.sections?.divided(existing.rows).count ?? existing.size
  }

  /// The visible rows.
  package var visibleRows: [Int] { Array(result.rows[selection.visible]) }

  /// The row at an index of the result.
  package func row(at index: Int) -> Int? {
    let found = result.rows
    return found.indices.contains(index) ? found[index] : nil
  }

  package var selectedRow: Int? { row(at: selection.index) }

  /// Replaces the rows, for example when more have loaded.
  package func replace(_ rows: Rows) {
    engine = QueryEngine(rows)
    knownWhy = nil
    knownGap = nil
    knownOffer = nil
    lastGood = nil
    find()
  }

  /// Selects a row if it is in the list.
  package func select(row: Int?) {
    guard let row, row != selectedRow,
      let index = result.rows.firstIndex(of: row)
    else { return }
    selection.select(index)
  }

  /// The filter without its order, as the field shows it.
  package var condition: String { filter.condition }

  func set(_ text: FilterText) {
    filter = text
    query = text.text
  }

  func find() {
    let all = search(filter, in: engine, isTyping: isFiltering)
    let found = rows.sections.map { all.divided(by: $0) } ?? all
    let isWrong = isFiltering ? found.isWrong : !found.problems.isEmpty
    result = isWrong ? lastGood.map { found.keeping($0) } ?? found : found
    // A word without matches may become an unfinished field, which shows the rows from before it.
    if !isWrong, !isFiltering || !found.rows.isEmpty { lastGood = found }
    knownNames = [:]
    shownNumbers = shownFields.compactMap { ShownNumber($0, in: engine.rows) }
      .filter { columns.contains($0.name) || isSorted(by: $0.name) || differs($0) }
    selection.fit(count: result.rows.count)
  }

  /// Whether a column tells the found rows apart, unlike that of `gen:1`.
  private func differs(_ number: ShownNumber<Rows>) -> Bool {
    guard result.rows.count > 1, let first = result.rows.first else { return true }
    let text = number.text(of: first)
    return result.rows.contains { number.text(of: $0) != text }
  }

  private var shownFields: [QueryField<Rows>] {
    let asked = result.plan.fields
    let others = columns.compactMap { QueryField<Rows>.named($0) }
    return others.filter { field in !asked.contains { $0.name == field.name } } + asked
  }

  // MARK: Moving

  package func move(by rows: Int) { selection.move(by: rows) }
  package func move(pages: Double) { selection.move(pages: pages) }
  package func select(_ index: Int) { selection.select(index) }
  package func scroll(to top: Int) { selection.scroll(to: top) }
  package func selectFirst() { selection.selectFirst() }
  package func selectLast() { selection.selectLast() }

  /// The number of rows is that of the result.
  package func fit(count: Int, height: Int) { fit(height: height) }

  /// Sets the number of rows that fit on the screen.
  package func fit(height: Int) {
    var fitted = selection
    fitted.fit(height: height)
    if fitted != selection { selection = fitted }
  }
}

/// Columns and reasons of the query.
extension Listing {
  /// The columns of the query, without those that the list shows anyway.
  ///
  /// - Parameter hidden: The names of the fields that the list shows anyway.
  package func numbers(without hidden: Set<String>) -> [ShownNumber<Rows>] {
    shownNumbers.filter { !hidden.contains($0.name) }
  }

  /// The reasons why the selected row matches; empty if they are obvious.
  package var why: String {
    guard !query.isEmpty, let row = selectedRow else { return "" }
    if let known = knownWhy, known.row == row, known.query == query { return known.text }
    let reasons = engine.reasons(for: row, in: result.plan)
    let text = reasons.joined(separator: " · ")
    knownWhy = (row, query, text)
    return text
  }

  /// How the words of the query match the name of a row.
  package func foundName(of row: Int) -> FoundName {
    guard !result.plan.names.isEmpty else { return FoundName() }
    if let known = knownNames[row] { return known }
    let found = FoundName(row, in: engine, result.plan)
    knownNames[row] = found
    return found
  }
}
