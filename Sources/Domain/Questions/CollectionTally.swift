/// How much of a collection is filled.
package struct CollectionTally: Hashable, Sendable {
  package let name: CollectionName
  package let caught: Int
  package let pending: Int
  package let count: Int
}

extension Catalog {
  /// How much of each collection is filled: of those that every player has, and of the user's. One whose
  /// words mean nothing here is left out.
  package func collectionTallies() -> [CollectionTally] {
    let today = SlotRows(of: PokemonRows(self))
    return collections.compactMap { name in
      guard let known = collection(name) else { return nil }
      let games = known.definition.order
      let slots = games == nil ? today : SlotRows(of: PokemonRows(self, through: games))
      let places = CollectionBoxes(known, of: slots).places
      return CollectionTally(
        name: name, caught: places.count(in: .have), pending: places.count(in: .pending),
        count: places.count)
    }
  }
}
