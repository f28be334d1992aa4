/// Stores the user's saved searches and the history of recent ones.
package protocol SearchStore: Sendable {
  func searches() throws(PokedexError) -> SavedSearches
  /// Saves a search, replacing one with the same name.
  func save(_ search: SavedSearch) throws(PokedexError)
  /// - Returns: whether a search with this name existed.
  func removeSearch(named name: String) throws(PokedexError) -> Bool

  /// The latest queries, newest first, without duplicates.
  func history() throws(PokedexError) -> [String]
  /// Adds a query to the front of the history.
  func remember(_ query: String) throws(PokedexError)
}

extension SearchStore {
  /// The searches; none if they cannot be read, so that queries without them still work.
  package func readableSearches() -> SavedSearches { (try? searches()) ?? SavedSearches() }
}
