/// The games up to which routes of evolution lasted.
struct EvolutionSpans {
  private let evolutions: GameEvolutions
  /// The games with Pokémon, the newest first.
  private let games: [VersionGroup]
  private let dex: any DexReference

  init(_ catalog: Catalog, _ dex: any DexReference) {
    evolutions = GameEvolutions(catalog, dex, in: nil)
    let groups = dex.table(VersionGroup.self)
    games = (0..<groups.count).map { groups[$0] }.sorted { $0.order > $1.order }
    self.dex = dex
  }

  /// The last games with a route; `nil` if the newest ones with the evolved form have it.
  func last(_ route: EvolutionRoute, to evolved: ID<Form>) -> ID<VersionGroup>? {
    let having = games.filter { dex.forms(in: $0.id).contains(evolved) }
    let last = having.first { evolutions.has(route, in: $0) }
    return last?.id == having.first?.id ? nil : last?.id
  }
}
