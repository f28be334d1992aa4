import PokedexDomain

/// A list with a filter: the rows that a query leaves, which of them is selected, and the query
/// while it is typed.
@MainActor package final class Listing<Rows: QueryRows> {
  private let change = Change()
  private var current: State
  private var engine: QueryEngine<Rows>
  private var search: SearchPokedex
  /// Fields whose numbers are shown, whatever the query asks for.
  private let columns: [String]
  private let searches: (any SearchStore)?
  private let record: (UndoStep) -> Void

  private struct State {
    var result = SearchResult<Rows>(rows: [])
    var selection = Selection()
    /// The text of the filter; empty when everything is listed.
    var query: String
    /// The filter that comes back when the one being typed is dropped; none while none is typed.
    var queryBefore: String?
    var completion: Completion?
    var recall: Recall?
    /// Why the store of searches failed the last time it was asked.
    var storeFailure: PokedexError?
  }

  /// The numbers that the query asked for, taken out of the rows once and not with every frame.
  private var shownNumbers: [ShownNumber<Rows>] = []
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
    current = State(query: query)
    (self.searches, self.record) = (searches, record)
    // A program that is only looked at opens no store.
    if query.contains("@") { readSavedSearches() }
    find()
  }

  /// Observed: who reads it is told when it changes.
  private var state: State {
    get {
      change.isRead()
      return current
    }
    _modify {
      yield &current
      change.happened()
    }
  }

  // MARK: Rows

  package var rows: Rows { engine.rows }
  package var result: SearchResult<Rows> { state.result }
  package var selection: Selection { state.selection }
  package var query: String { state.query }

  /// The rows in sight.
  package var visibleRows: [Int] {
    let state = state
    return Array(state.result.rows[state.selection.visible])
  }

  /// The row at a place of the list.
  package func row(at place: Int) -> Int? {
    let found = state.result.rows
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
      let place = current.result.rows.firstIndex(of: row)
    else { return }
    state.selection.select(place)
  }

  private func find() {
    state.result = search(current.query, in: engine, isTyping: isFiltering)
    shownNumbers = shownFields.compactMap { ShownNumber($0, in: engine.rows) }
    state.selection.fit(count: current.result.rows.count)
  }

  private var shownFields: [QueryField<Rows>] {
    let asked = current.result.plan.fields
    let others = columns.compactMap { QueryField<Rows>.named($0) }
    return others.filter { field in !asked.contains { $0.name == field.name } } + asked
  }

  // MARK: Moving

  package func move(by rows: Int) { state.selection.move(by: rows) }
  package func move(pages: Double) { state.selection.move(pages: pages) }
  package func select(_ place: Int) { state.selection.select(place) }
  package func selectFirst() { state.selection.selectFirst() }
  package func selectLast() { state.selection.selectLast() }

  /// The screen has room for so many rows.
  package func fit(height: Int) {
    var fitted = current.selection
    fitted.fit(height: height)
    if fitted != current.selection { state.selection = fitted }
  }
}

// MARK: What the query asked for

extension Listing {
  /// The numbers that the query names and the list does not show anyway.
  ///
  /// - Parameter hidden: the fields that the list shows anyway.
  package func numbers(without hidden: Set<String>) -> [ShownNumber<Rows>] {
    change.isRead()
    return shownNumbers.filter { !hidden.contains($0.name) }
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

/// A number that a query asked for, in a column of its own.
package struct ShownNumber<Rows: QueryRows>: Sendable {
  package let name: String
  package let title: String
  private let measure: Measure<Rows>
  private let column: [Int32]

  init?(_ field: QueryField<Rows>, in rows: Rows) {
    guard let measure = field.measure, let column = try? measure.column(rows) else { return nil }
    (name, title, self.measure, self.column) = (
      field.name, Phrase(field.title).text, measure, column
    )
  }

  /// Empty where a row has no such number.
  package func text(of row: Int) -> String {
    column[row] == .min ? "" : measure.text(column[row])
  }
}

// MARK: Filtering

extension Listing {
  package var isFiltering: Bool { state.queryBefore != nil }

  /// Begins to type a filter, with the one in force.
  package func beginFilter() {
    guard current.queryBefore == nil else { return }
    state.queryBefore = current.query
    readSavedSearches()
    // After the frame that shows the field, and before the first letter is typed into it.
    Task { [engine] in engine.prepare() }
  }

  /// A new question begins at its best answer.
  package func filter(_ text: String) {
    state.completion = nil
    state.recall = nil
    ask(text)
  }

  private func ask(_ text: String) {
    guard text != current.query else { return }
    state.query = text
    find()
    state.selection.selectFirst()
  }

  /// Keeps what was typed, and remembers it for the next time.
  package func keepFilter() {
    endTyping()
    // What was half typed is now meant as it stands.
    find()
    guard !current.query.isEmpty else { return }
    store { try $0.remember(self.current.query) }
  }

  /// Drops what was typed, and stays on the row that was found.
  package func dropFilter() {
    guard let before = current.queryBefore else { return }
    endTyping()
    replaceFilter(before)
  }

  /// Puts another query in the place of this one, and stays on the row that was found.
  package func replaceFilter(_ text: String) {
    let found = selectedRow
    state.query = text
    find()
    select(row: found)
  }

  private func endTyping() {
    state.queryBefore = nil
    state.completion = nil
    state.recall = nil
  }
}

// MARK: Completion

extension Listing {
  /// What Tab has found, and how far it has turned.
  package var completion: Completion? { state.completion }

  /// Puts the next of all that may stand at the cursor there, or the one before.
  ///
  /// - Returns: the text and the cursor that follow; nothing when there is nothing to complete.
  package func complete(_ text: String, cursor: Int, by step: Int = 1) -> (String, Int)? {
    let next =
      current.completion?.turned(by: step)
      ?? Completion(
        text: text,
        choices: (try? engine.completions(of: text, cursor: cursor, saved: search.saved)) ?? [])
    guard let next else { return nil }
    ask(next.text)
    // A single choice leaves nothing to turn to.
    state.completion = next.choices.count > 1 ? next : nil
    return (next.text, next.cursor)
  }
}

// MARK: History

extension Listing {
  /// Goes back in the queries of before, or forward again to what was being typed.
  ///
  /// - Returns: the query that is reached; nothing at either end.
  package func recall(by step: Int) -> String? {
    var recall = current.recall ?? Recall(draft: current.query, history: readHistory())
    guard let text = recall.move(by: step) else { return nil }
    state.completion = nil
    ask(text)
    state.recall = recall
    return text
  }

  private func readHistory() -> [String] {
    store { try $0.history() } ?? []
  }
}

// MARK: Saved searches

extension Listing {
  /// The user's searches, by name.
  package var savedSearches: [SavedSearch] {
    change.isRead()
    return search.saved.all
  }

  /// Reads the searches again: another program may have changed them.
  package func refreshSavedSearches() { readSavedSearches() }

  /// Why what was to be kept could not be.
  package var storeFailure: PokedexError? { state.storeFailure }

  /// Why the query in force cannot have a name; nothing when it can.
  package func refusal(toSaveAs name: String) -> String? {
    guard SavedSearch.isName(name) else {
      return worded("a name has letters, digits and hyphens, 40 at most")
    }
    return search.saved.leads(from: current.query, to: name)
      ? worded("the filter asks for @\(name) itself: take another name") : nil
  }

  /// Gives the query in force a name, if it can have it.
  package func save(as name: String) {
    guard refusal(toSaveAs: name) == nil else { return }
    edit { try $0.save(SavedSearch(name: name, query: self.current.query)) }
  }

  package func removeSearch(named name: String) {
    edit { try $0.remove(named: name) }
  }

  private func edit(_ body: (ChangeSearches) throws -> UndoStep?) {
    let step = store { try body(ChangeSearches($0)) }
    if let step = step ?? nil { record(step) }
    readSavedSearches()
  }

  private func readSavedSearches() {
    guard let saved: SavedSearches = store({ try $0.searches() }) else { return }
    guard saved != search.saved else { return }
    search = search.with(saved)
    find()
  }

  @discardableResult private func store<Value>(
    _ body: (any SearchStore) throws -> Value
  ) -> Value? {
    guard let searches else { return nil }
    do {
      let value = try body(searches)
      if current.storeFailure != nil { state.storeFailure = nil }
      return value
    } catch {
      state.storeFailure = error as? PokedexError
      return nil
    }
  }
}
