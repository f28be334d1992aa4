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

  /// Saves a query under a name; without a query, removes the search with the name.
  ///
  /// - Returns: `nil` if that changes nothing.
  package func set(_ query: String?, ofSearch name: String) throws(PokedexError) -> UndoStep? {
    try texts.put(query, under: name)
  }
}
