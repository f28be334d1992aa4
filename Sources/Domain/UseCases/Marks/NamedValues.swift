/// Values that the user keeps under names, and changes with undo: searches, pages, collections.
package struct NamedValues<Value: Equatable & Sendable>: Sendable {
  /// The value under a name; `nil` if there is none.
  let value: @Sendable (String) throws(PokedexError) -> Value?
  /// Saves the value under the name; for `nil`, removes it.
  let set: @Sendable (_ value: Value?, _ name: String) throws(PokedexError) -> Void

  /// Saves a value, or deletes it for `nil`.
  ///
  /// - Parameter title: the change, as undo names it; `nil` for the name after an `@`.
  /// - Returns: `nil` if that changes nothing. The undo is refused if the value has changed since.
  package func put(
    _ value: Value?, under name: String, as title: String? = nil
  ) throws(PokedexError) -> UndoStep? {
    let before = try self.value(name)
    guard value != before else { return nil }
    try set(value, name)
    let title = title ?? (value == nil ? worded("@\(name) deleted") : worded("@\(name) saved"))
    return UndoStep(title: title) { () throws(PokedexError) in
      guard try self.value(name) == value else { return UndoStep.Outcome(opposite: nil, kept: 1) }
      return UndoStep.Outcome(opposite: try put(before, under: name, as: title))
    }
  }
}

extension NamedValues<String> {
  /// The addresses of saved pages.
  package init(pages store: any PageStore) {
    self.init(
      value: { name throws(PokedexError) in
        try store.pages().first { $0.name.lowercased() == name.lowercased() }?.address
      }, set: store.set)
  }

  /// The queries of saved searches.
  package init(searches store: any SearchStore) {
    self.init(
      value: { name throws(PokedexError) in try store.searches()[name]?.query },
      set: { query, name throws(PokedexError) in
        guard let query else { return _ = try store.removeSearch(named: name) }
        try store.save(SavedSearch(name: name, query: query))
      })
  }
}
