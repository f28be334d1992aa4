/// The slots that are missing, the easiest to fill first.
package struct NextSlots: Sendable {
  /// Those of the games first, then those of other games, each in dex order if they are as easy.
  package let slots: [NextSlot]
  /// Caught in a game, and not yet moved.
  package let pending: Int
  /// The games that were considered.
  package let games: [String]

  /// - Parameters:
  ///   - query: selects the slots, of which those that are had and pending are left out.
  ///   - owned: the games that one has; without one, all games.
  package init(_ query: String, of slots: SlotRows, in owned: [Lens]) {
    let catalog = slots.pokemon.catalog
    let book = catalog.marks.book()
    let found = SearchPokedex()(query, in: QueryEngine(slots)).rows
    let states = found.map { slots.mark(of: $0, in: book)?.state }
    pending = states.count { $0 == .pending }
    games = owned.map(\.name)
    let ways = WaysToForms(catalog, in: Self.played(owned, in: catalog))
    let had = [false, true].map { Self.had(in: book, shiny: $0) }
    var known: [[ID<Form>: NextSlot.Way]] = [[:], [:]]
    let missing = zip(found, states).compactMap { row, state -> NextSlot? in
      guard state == nil || state == .wanted else { return nil }
      let entry = slots.entries[row]
      let color = entry.slot.isShiny ? 1 : 0
      let way = known[color][entry.slot.form] ?? ways(entry.slot.form, having: had[color])
      known[color][entry.slot.form] = way
      return NextSlot(
        form: entry.slot.form, name: slots.names[row], slot: entry.name,
        isWanted: state == .wanted, way: way)
    }
    let keys = missing.enumerated().map { $1.way.difficulty + [$0] }
    self.slots = missing.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
      .map { missing[$0] }
  }

  private static func had(in book: MarkBook, shiny: Bool) -> Set<ID<Form>> {
    Set(book.forms.filter { book[$0].marks.contains(shiny ? .shiny : .caught) })
  }

  private static func played(_ owned: [Lens], in catalog: Catalog) -> PlayedGames {
    guard !owned.isEmpty else { return PlayedGames(catalog.dex.table(VersionGroup.self).ids) }
    return PlayedGames(
      owned.filter { $0.data.version == nil }.flatMap(\.data.groups),
      versions: owned.compactMap(\.data.version), in: catalog.dex.table(Version.self))
  }
}
