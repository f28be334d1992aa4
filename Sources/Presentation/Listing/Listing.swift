import PokedexDomain

/// A list with a filter: the rows that a query leaves, which of them is selected, and the query
/// while it is typed.
@MainActor package final class Listing<Rows: QueryRows>: RowMoves {
  /// What the query leaves.
  @Watched package internal(set) var result = SearchResult<Rows>(rows: [])
  /// Which of that is selected, and what of it is seen.
  @Watched package internal(set) var selection = Selection()
  /// The text of the filter; empty when everything is listed.
  @Watched package internal(set) var query: String
  /// The filter that comes back when the one being typed is dropped; none while none is typed.
  @Watched var queryBefore: String?
  /// What Tab has found, and how far it has turned.
  @Watched package internal(set) var completion: Completion?
  /// Why the store of searches failed the last time it was asked.
  @Watched package internal(set) var storeFailure: PokedexError?
  @Watched var search: SearchPokedex
  /// How far the queries of the past have been turned through.
  var recall: QueryHistory?
  private(set) var engine: QueryEngine<Rows>
  /// Fields whose numbers are shown, whatever the query asks for.
  private let columns: [String]
  let searches: (any SearchStore)?
  let record: (UndoStep) -> Void

  /// The numbers that the query asked for, taken out of the rows once and not with every frame.
  @Watched private var shownNumbers: [ShownNumber<Rows>] = []
  private var knownWhy: (row: Int, query: String, text: String)?

  /// - Parameters:
  ///   - searches: where queries are kept; none keeps nothing.
  ///   - order: what is sorted by where a query asks for no order; none for that of the rows.
  ///   - columns: fields whose numbers are shown, whatever the query asks for.
  ///   - record: takes what can be undone.
  package init(
    _ rows: Rows, query: String = "", searches: (any SearchStore)? = nil,
    order: String? = nil, columns: [String] = [],
    record: @escaping (UndoStep) -> Void = { _ in }
  ) {
    engine = QueryEngine(rows)
    search = SearchPokedex(order: order)
    self.columns = columns
    self.query = query
    (self.searches, self.record) = (searches, record)
    // A program that is only looked at opens no store.
    if query.contains("@") { readSavedSearches() }
    find()
  }

  // MARK: Rows

  package var rows: Rows { engine.rows }

  /// The rows in sight.
  package var visibleRows: [Int] { Array(result.rows[selection.visible]) }

  /// The row at a place of the list.
  package func row(at place: Int) -> Int? {
    let found = result.rows
    return found.indices.contains(place) ? found[place] : nil
  }

  package var selectedRow: Int? { row(at: selection.index) }

  /// Puts other rows in the place of these, as when more have arrived.
  package func replace(_ rows: Rows) {
    engine = QueryEngine(rows)
    knownWhy = nil
    find()
  }

  /// Selects a row if it is in the list.
  package func select(row: Int?) {
    guard let row, row != selectedRow,
      let place = result.rows.firstIndex(of: row)
    else { return }
    selection.select(place)
  }

  func find() {
    result = search(query, in: engine, isTyping: isFiltering)
    shownNumbers = shownFields.compactMap { ShownNumber($0, in: engine.rows) }
    selection.fit(count: result.rows.count)
  }

  private var shownFields: [QueryField<Rows>] {
    let asked = result.plan.fields
    let others = columns.compactMap { QueryField<Rows>.named($0) }
    return others.filter { field in !asked.contains { $0.name == field.name } } + asked
  }

  // MARK: Moving

  package func move(by rows: Int) { selection.move(by: rows) }
  package func move(pages: Double) { selection.move(pages: pages) }
  package func select(_ place: Int) { selection.select(place) }
  package func selectFirst() { selection.selectFirst() }
  package func selectLast() { selection.selectLast() }

  /// The screen has room for so many rows.
  package func fit(height: Int) {
    var fitted = selection
    fitted.fit(height: height)
    if fitted != selection { selection = fitted }
  }
}

/// What the query asked for.
extension Listing {
  /// The numbers that the query names and the list does not show anyway.
  ///
  /// - Parameter hidden: the fields that the list shows anyway.
  package func numbers(without hidden: Set<String>) -> [ShownNumber<Rows>] {
    shownNumbers.filter { !hidden.contains($0.name) }
  }

  /// Which facts of the selected row met the query; empty when there is nothing to tell.
  package var why: String {
    guard !query.isEmpty, let row = selectedRow else { return "" }
    if let known = knownWhy, known.row == row, known.query == query { return known.text }
    let reasons = (try? engine.reasons(for: row, in: result.plan)) ?? []
    let text = reasons.joined(separator: " · ")
    knownWhy = (row, query, text)
    return text
  }

  /// For a word that nothing is called: the value that it may have been meant to be.
  package var offer: QueryOffer? {
    guard result.rows.isEmpty, !query.isEmpty else { return nil }
    return try? engine.offer(for: QueryParser.parse(query))
  }
}
