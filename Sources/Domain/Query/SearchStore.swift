/// Keeps what the user searched for: under a name for good, and the latest without one.
package protocol SearchStore: Sendable {
  func searches() throws(PokedexError) -> SavedSearches
  /// Replaces one of the same name.
  func save(_ search: SavedSearch) throws(PokedexError)
  /// - Returns: whether there was one of that name.
  func removeSearch(named name: String) throws(PokedexError) -> Bool

  /// The queries that were kept last, the newest first, each once.
  func history() throws(PokedexError) -> [String]
  /// Puts a query at the front of the history.
  func remember(_ query: String) throws(PokedexError)
}
