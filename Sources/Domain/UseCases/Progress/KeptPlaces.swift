extension KnownCollection {
  /// The collection with every slot in the place where its order puts it, and kept there. Places that were
  /// kept before are given up.
  ///
  /// - Parameters:
  ///   - slots: Those of the games of its order, or all.
  ///   - text: The words that define it; empty for one that every player has.
  package func arranged(in slots: SlotRows, as text: String) -> SavedCollection {
    let places = CollectionBoxes(KnownCollection(name, definition), of: slots).places
    return SavedCollection(name: name.key, text: text, places: places.map(\.slot))
  }
}
