import PokedexDomain

/// The filter while it is typed.
extension Listing {
  package var isFiltering: Bool { queryBefore != nil }

  /// Begins to type a filter, with the one in force.
  package func beginFilter() {
    guard queryBefore == nil else { return }
    queryBefore = query
    readSavedSearches()
    // After the frame that shows the field, and before the first letter is typed into it.
    Task { [engine] in engine.prepare() }
  }

  /// A new question begins at its best answer.
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

  /// Keeps what was typed, and remembers it for the next time.
  package func keepFilter() {
    endTyping()
    // What was half typed is now meant as it stands.
    find()
    guard !query.isEmpty else { return }
    store { try $0.remember(query) }
  }

  /// Drops what was typed, and stays on the row that was found.
  package func dropFilter() {
    guard let before = queryBefore else { return }
    endTyping()
    replaceFilter(before)
  }

  /// Puts another query in the place of this one, and stays on the row that was found.
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
  /// Puts the next of all that may stand at the cursor there, or the one before.
  ///
  /// - Returns: the text and the cursor that follow; nothing when there is nothing to complete.
  package func complete(_ text: String, cursor: Int, by step: Int = 1) -> (String, Int)? {
    let next =
      completion?.turned(by: step)
      ?? Completion(
        text: text,
        choices: (try? engine.completions(of: text, cursor: cursor, saved: search.saved)) ?? [])
    guard let next else { return nil }
    ask(next.text)
    // A single choice leaves nothing to turn to.
    completion = next.choices.count > 1 ? next : nil
    return (next.text, next.cursor)
  }
}

/// History.
extension Listing {
  /// Goes back in the queries of before, or forward again to what was being typed.
  ///
  /// - Returns: the query that is reached; nothing at either end.
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
