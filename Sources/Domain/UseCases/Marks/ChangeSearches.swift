/// Saves and deletes searches, with undo.
package struct ChangeSearches: Sendable {
  private let texts: NamedValues<String>

  package init(_ store: any SearchStore) {
    texts = NamedValues(
      value: store.query,
      set: { query, name throws(PokedexError) in
        guard let query else { return _ = try store.removeSearch(named: name) }
        try store.save(SavedSearch(name: name, query: query))
      })
  }

  /// - Returns: `nil` if the search was already saved with this query.
  package func save(_ search: SavedSearch) throws(PokedexError) -> UndoStep? {
    try texts.put(search.query, under: search.name)
  }

  /// - Returns: `nil` if there was no search with this name.
  package func remove(named name: String) throws(PokedexError) -> UndoStep? {
    try texts.put(nil, under: name)
  }
}
