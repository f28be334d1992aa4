/// The games up to which routes of evolution lasted.
struct EvolutionSpans {
  private let evolutions: GameEvolutions
  private let catalog: Catalog

  init(_ catalog: Catalog, _ dex: any DexReference) {
    evolutions = GameEvolutions(catalog, dex, in: nil)
    self.catalog = catalog
  }

  /// The last games with a route; `nil` if the newest ones with the evolved form have it.
  func last(_ route: EvolutionRoute, to evolved: ID<Form>) -> ID<VersionGroup>? {
    let rosters = catalog.memos[GameRosters.self, nil](GameRosters(catalog.dex)).newestFirst
    let having = rosters.filter { $0.forms.contains(evolved) }.map(\.game)
    let last = having.first { evolutions.has(route, in: $0) }
    return last?.id == having.first?.id ? nil : last?.id
  }
}

/// The forms that the dex knows in each game, read once.
private struct GameRosters: Sendable {
  let newestFirst: [(game: VersionGroup, forms: Set<ID<Form>>)]

  init(_ dex: any DexReference) {
    let groups = dex.table(VersionGroup.self)
    newestFirst = (0..<groups.count).map { groups[$0] }.sorted { $0.order > $1.order }
      .map { ($0, Set(dex.roster(of: $0.id))) }
  }
}
