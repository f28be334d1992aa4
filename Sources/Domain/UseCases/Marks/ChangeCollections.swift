/// Saves and deletes collections and their places, with undo.
package struct ChangeCollections: Sendable {
  private let values: NamedValues<SavedCollection>

  package init(_ store: any CollectionStore) {
    values = NamedValues(value: store.collection, set: store.set)
  }

  /// Saves a collection in place of the one with its name.
  ///
  /// - Returns: `nil` if that changes nothing.
  package func save(_ collection: SavedCollection) throws(PokedexError) -> UndoStep? {
    let name = collection.name
    return try values.put(collection, under: name, worded("collection \(name) saved"))
  }

  /// Keeps the places of the slots of a collection as they are now, or arranges it anew.
  ///
  /// - Returns: `nil` if that changes nothing.
  package func arrange(_ collection: SavedCollection) throws(PokedexError) -> UndoStep? {
    let name = collection.name
    return try values.put(collection, under: name, worded("boxes of \(name) arranged"))
  }

  /// - Returns: `nil` if there is no collection with this name.
  package func remove(named name: String) throws(PokedexError) -> UndoStep? {
    try values.put(nil, under: name, worded("collection \(name) deleted"))
  }
}
