/// Saves and deletes collections and their places, with undo.
package struct ChangeCollections: Sendable {
  private let values: NamedValues<SavedCollection>

  package init(_ store: any CollectionStore) {
    values = NamedValues(value: store.collection, set: store.set)
  }

  package enum Change: Hashable, Sendable {
    /// Saves a collection in place of the one with its name.
    case save(SavedCollection)
    /// Keeps the places of the slots of a collection.
    case arrange(SavedCollection)
    /// Deletes the collection with a name.
    case remove(String)
  }

  /// - Returns: `nil` if that changes nothing.
  package func callAsFunction(_ change: Change) throws(PokedexError) -> UndoStep? {
    switch change {
    case .save(let collection):
      let title = worded("collection \(collection.name) saved")
      return try values.put(collection, under: collection.name, as: title)
    case .arrange(let collection):
      let title = worded("boxes of \(collection.shownName) arranged")
      return try values.put(collection, under: collection.name, as: title)
    case .remove(let name):
      return try values.put(nil, under: name, as: worded("collection \(name) deleted"))
    }
  }
}
