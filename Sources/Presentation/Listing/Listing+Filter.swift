import PokedexDomain

/// Typing of the filter.
extension Listing {
  package var isFiltering: Bool { queryBefore != nil }

  /// Begins to edit the current filter.
  package func beginFilter() {
    guard queryBefore == nil else { return }
    queryBefore = query
    sortsBefore = filter.sorts
    readSavedSearches()
    // Prepares the engine beside the frame that shows the field, before the first letter.
    Task { @concurrent [engine] in engine.prepare() }
  }

  /// Applies a new filter and selects the first row. The order stays, unless the text has its own.
  package func filter(_ text: String) {
    completion = nil
    recall = nil
    ask(text)
  }

  func ask(_ text: String) {
    guard text != condition else { return }
    set(FilterText(condition: text, sorts: sortsBefore))
    find()
    selection.selectFirst()
  }

  /// Keeps the typed filter and adds it to the history.
  package func keepFilter() {
    endTyping()
    set(split(query))
    // Runs the query once more, because an unfinished word is now taken literally.
    find()
    guard !query.isEmpty else { return }
    store { try $0.remember(query) }
  }

  /// Restores the previous filter, but keeps the selected row.
  package func dropFilter() {
    guard let before = queryBefore else { return }
    endTyping()
    replaceFilter(before)
  }

  /// Replaces the filter, but keeps the selected row.
  package func replaceFilter(_ text: String) { replace(split(text)) }

  /// Removes the terms of the filter or, if there are none, its order; keeps the selected row.
  package func clearFilter() {
    replace(FilterText(condition: "", sorts: condition.isEmpty ? [] : filter.sorts))
  }

  func replace(_ text: FilterText) {
    let found = selectedRow
    set(text)
    sortsBefore = text.sorts
    find()
    select(row: found)
  }

  func endTyping() {
    queryBefore = nil
    completion = nil
    recall = nil
  }

  /// A query as terms and order. An order that has no meaning stays with the terms, so that its
  /// problem is shown there.
  func split(_ query: String) -> FilterText {
    let text = FilterText(query)
    return text.sorts.allSatisfy { Rows.canSort(by: $0.field.text) }
      ? text : FilterText(condition: query, sorts: [])
  }
}

extension QueryRows {
  fileprivate static func canSort(by word: String) -> Bool {
    guard let field = QueryField<Self>.named(word) else { return false }
    if field.isName { return true }
    return field.measure != nil
  }
}

/// History.
extension Listing {
  /// Moves back in the history, or forward up to the text that was being typed.
  ///
  /// - Returns: The terms at the new position; `nil` beyond either end.
  package func recall(by step: Int) -> String? {
    var turned = recall ?? QueryHistory(draft: query, history: readHistory())
    guard let text = turned.move(by: step) else { return nil }
    completion = nil
    let filter = split(text)
    sortsBefore = filter.sorts
    set(filter)
    find()
    selection.selectFirst()
    recall = turned
    return condition
  }

  private func readHistory() -> [String] {
    store { try $0.history() } ?? []
  }
}
