import PokedexDomain

/// Typing of the filter.
extension Listing {
  package var isFiltering: Bool { queryBefore != nil }

  /// Begins to edit the current filter.
  package func beginFilter() {
    guard queryBefore == nil else { return }
    queryBefore = query
    readSavedSearches()
    // Prepares after the frame that shows the field and before the first letter.
    Task { [engine] in engine.prepare() }
  }

  /// Applies a new filter and selects the first row.
  package func filter(_ text: String) {
    completion = nil
    recall = nil
    ask(text)
  }

  private func ask(_ text: String) {
    guard text != query else { return }
    query = text
    find()
    selection.selectFirst()
  }

  /// Keeps the typed filter and adds it to the history.
  package func keepFilter() {
    endTyping()
    // Runs the query once more, as a half-typed word is now taken literally.
    find()
    guard !query.isEmpty else { return }
    store { try $0.remember(query) }
  }

  /// Restores the previous filter but keeps the found row selected.
  package func dropFilter() {
    guard let before = queryBefore else { return }
    endTyping()
    replaceFilter(before)
  }

  /// Replaces the filter but keeps the found row selected.
  package func replaceFilter(_ text: String) {
    let found = selectedRow
    query = text
    find()
    select(row: found)
  }

  private func endTyping() {
    queryBefore = nil
    completion = nil
    recall = nil
  }
}

/// Completion.
extension Listing {
  /// Inserts the next or the previous completion at the cursor.
  ///
  /// - Returns: The new text and cursor; `nil` if there is no completion.
  package func complete(_ text: String, cursor: Int, by step: Int = 1) -> (String, Int)? {
    let next =
      completion?.turned(by: step)
      ?? Completion(
        text: text,
        choices: (try? engine.completions(of: text, cursor: cursor, saved: search.saved)) ?? [])
    guard let next else { return nil }
    ask(next.text)
    // A single completion leaves nothing to cycle through.
    completion = next.choices.count > 1 ? next : nil
    return (next.text, next.cursor)
  }
}

/// History.
extension Listing {
  /// Moves back in the history, or forward up to the text that was being typed.
  ///
  /// - Returns: The query at the new position; `nil` beyond either end.
  package func recall(by step: Int) -> String? {
    var turned = recall ?? QueryHistory(draft: query, history: readHistory())
    guard let text = turned.move(by: step) else { return nil }
    completion = nil
    ask(text)
    recall = turned
    return text
  }

  private func readHistory() -> [String] {
    store { try $0.history() } ?? []
  }
}
