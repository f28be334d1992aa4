/// The missing slots of a collection, the easiest to fill first.
package struct NextSlots: Sendable {
  package let collection: CollectionName
  /// Those of the games first, then those of other games, each in the order of the boxes if they are as
  /// easy.
  package let slots: [NextSlot]
  /// Caught in a game, and not yet moved.
  package let pending: Int
  /// The games that were considered; empty for all.
  package let games: [String]

  /// - Parameters:
  ///   - boxes: the collection; what is had and pending is left out.
  ///   - isWanted: whether only what is wanted is meant.
  ///   - owned: the games that one has; without one, all games.
  init(_ boxes: CollectionBoxes, isWanted: Bool, in owned: [Lens], of catalog: Catalog) {
    collection = boxes.collection.name
    pending = boxes.places.count(in: .pending)
    games = owned.map(\.name)
    let ways = WaysToSlots(catalog, in: Self.played(owned, in: catalog))
    let missing =
      isWanted
      ? boxes.wanted(in: catalog)
      : boxes.places.filter { $0.state == .wanted || $0.state == nil }
    let slots = zip(missing, ways(to: missing)).map { NextSlot(place: $0, way: $1) }
    let keys = slots.enumerated().map { $1.way.difficulty + [$0] }
    self.slots = slots.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
      .map { slots[$0] }
  }

  private static func played(_ owned: [Lens], in catalog: Catalog) -> PlayedGames {
    guard !owned.isEmpty else { return PlayedGames(catalog.dex.table(VersionGroup.self).ids) }
    return PlayedGames(
      owned.filter { $0.data.version == nil }.flatMap(\.data.groups),
      versions: owned.compactMap(\.data.version), in: catalog.dex.table(Version.self))
  }
}
