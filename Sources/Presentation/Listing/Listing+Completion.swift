import PokedexDomain

/// Completion, and corrections of the query.
extension Listing {
  /// Takes the correction, or inserts the next or the previous completion at the cursor.
  ///
  /// - Returns: The new text and cursor; `nil` if there is nothing to insert.
  package func complete(_ text: String, cursor: Int, by step: Int = 1) -> (String, Int)? {
    if let completion { return insert(completion.turned(by: step)) }
    if step > 0, let corrected = correct(text, cursor: cursor) { return corrected }
    let choices = engine.completions(of: text, cursor: cursor, saved: search.saved)
    return Completion(text: text, cursor: cursor, choices: choices).flatMap { insert($0) }
  }

  /// Inserts a completion further down or up the list.
  package func moveCompletion(by step: Int) -> (String, Int)? {
    completion.map { $0.moved(by: step) }.flatMap { insert($0) }
  }

  /// Takes the inserted completion. If a value must follow, its completions come next.
  ///
  /// - Returns: The new text and cursor; `nil` if there is no completion that lacks a value.
  package func takeUnfinishedCompletion() -> (String, Int)? {
    guard let taken = completion, taken.current.isUnfinished else { return nil }
    completion = nil
    let choices = engine.completions(
      of: taken.text, cursor: taken.cursor, saved: search.saved)
    let values = choices.filter(\.isCounted)
    let next = Completion(text: taken.text, cursor: taken.cursor, choices: values)
    return next.flatMap { insert($0) } ?? (taken.text, taken.cursor)
  }

  /// Closes the completions and restores the typed text.
  package func dropCompletion() -> (String, Int)? {
    guard let dropped = completion else { return nil }
    completion = nil
    ask(dropped.typed.text)
    return dropped.typed
  }

  private func insert(_ next: Completion) -> (String, Int)? {
    ask(next.text)
    // A single completion leaves nothing to cycle through.
    completion = next.choices.count > 1 ? next : nil
    return (next.text, next.cursor)
  }

  /// Whether Tab takes the correction: in the field, in a list without rows, and after a mistake.
  package var canCorrect: Bool {
    (isFiltering || result.rows.isEmpty || !result.problems.isEmpty) && correction != nil
  }

  /// Takes the correction in a list whose filter is not being edited.
  package func takeCorrection() {
    guard let (text, _) = correct(condition, cursor: 0) else { return }
    filter(text)
    keepFilter()
  }

  /// Returns the corrected text, with the cursor where it was in it, or else behind the correction.
  private func correct(_ text: String, cursor: Int) -> (String, Int)? {
    guard text == condition, let (range, fix) = correction,
      range.upperBound <= text.count
    else { return nil }
    let head = text.prefix(range.lowerBound) + fix
    let corrected = head + text.dropFirst(range.upperBound)
    ask(String(corrected))
    return (String(corrected), max(head.count, cursor + corrected.count - text.count))
  }

  /// The replacement for the first problem or, if there is none, for the part that ``offer``
  /// would rewrite.
  package var correction: (range: Range<Int>, text: String)? {
    let problem = result.problems.first { !$0.isUnfinished }
    if let problem { return problem.fix.map { (problem.range, $0) } }
    return offer.map { ($0.word.range, $0.completion) }
  }

  /// Why the query finds less than it asks for in these games.
  package var gap: GameGap? {
    guard !query.isEmpty else { return nil }
    if let known = knownGap, known.query == query { return known.gap }
    let gap = engine.gap(for: result.plan)
    knownGap = (query, gap)
    return gap
  }

  /// A better way to write a part of the query.
  package var offer: QuerySuggestion? {
    guard !condition.isEmpty else { return nil }
    if let known = knownOffer, known.query == condition { return known.offer }
    let offer = engine.suggestion(for: filter.query(of: rows))
    knownOffer = (condition, offer)
    return offer
  }
}
