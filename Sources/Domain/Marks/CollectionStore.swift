/// Stores the user's collections.
package protocol CollectionStore: Sendable {
  /// All collections, sorted by name.
  func collections() throws(PokedexError) -> [SavedCollection]
  /// Saves a collection in place of the one with a name in any case; `nil` removes that.
  func set(_ collection: SavedCollection?, ofCollection name: String) throws(PokedexError)
}

extension CollectionStore {
  /// The collection with a name in any case; `nil` if there is none.
  package func collection(named name: String) throws(PokedexError) -> SavedCollection? {
    try collections().first { $0.name.lowercased() == name.lowercased() }
  }
}
