/// Saves and deletes searches, with undo.
package struct ChangeSearches: Sendable {
  private let store: any SearchStore

  package init(_ store: any SearchStore) {
    self.store = store
  }

  /// - Returns: `nil` if the search was already saved with this query.
  package func save(_ search: SavedSearch) throws(PokedexError) -> UndoStep? {
    try put(search.query, under: search.name, title: worded("@\(search.name) saved"))
  }

  /// - Returns: `nil` if there was no search with this name.
  package func remove(named name: String) throws(PokedexError) -> UndoStep? {
    try put(nil, under: name, title: worded("@\(name) deleted"))
  }

  private func put(
    _ query: String?, under name: String, title: String
  ) throws(PokedexError) -> UndoStep? {
    let before = try store.searches()[name]?.query
    guard query != before else { return nil }
    if let query {
      try store.save(SavedSearch(name: name, query: query))
    } else {
      _ = try store.removeSearch(named: name)
    }
    return UndoStep(title: title) { () throws(PokedexError) in
      guard try store.searches()[name]?.query == query else {
        return UndoStep.Outcome(opposite: nil, kept: 1)
      }
      return UndoStep.Outcome(opposite: try put(before, under: name, title: title))
    }
  }
}
