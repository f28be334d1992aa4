import PokedexDomain

/// Makes the pages of planners.
package struct PlannerPages: Sendable {
  /// The number of places that a page lists.
  private static let mostPlaces = 60
  private static let mostChains = 40

  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  package func page(
    of planner: Planner, through lens: Lens?
  ) async throws(PokedexError) -> Page {
    let catalog = try await pokedex.catalog()
    switch planner {
    case .breeding(let form, let moves): return try breeding(form, moves, catalog, lens)
    case .training(let stat): return try training(stat, catalog, lens)
    case .catching(let form):
      let page = Page(try ShowCatchChances(catalog)(form, through: lens))
      return page.adding(links(of: form, [(worded("Egg moves"), .breeding(form, []))]))
    }
  }

  private func breeding(
    _ form: ID<Form>, _ moves: [ID<Move>], _ catalog: Catalog, _ lens: Lens?
  ) throws(PokedexError) -> Page {
    let plan = PlanBreeding(catalog)
    guard let game = try plan.game(of: form, through: lens) else {
      throw .notFound(worded("game with eggs"))
    }
    guard moves.isEmpty else {
      let page = Page(try plan(form, moves, in: game, limit: Self.mostChains))
      return page.adding(links(of: form, [(worded("All egg moves"), .breeding(form, []))]))
    }
    let page = Page(try ListEggMoves(catalog)(form, in: game))
    return page.adding(links(of: form, [(worded("Catching"), .catching(form))]))
  }

  private func training(
    _ stat: Stat, _ catalog: Catalog, _ lens: Lens?
  ) throws(PokedexError) -> Page {
    let others = Stat.allCases.filter { $0 != stat }
      .map { Inline.link($0.name, .planner(.training($0))) }
    let head: [Document.Block] = [.fact(worded("Other stats"), others), .blank]
    guard let lens else {
      let hint = Inline(worded("Places differ by game: choose a game or generation first."))
      return Page(
        title: worded("Training: \(stat.name)"), document: Document(head + [.paragraph(hint)]))
    }
    let page = Page(
      try FindTrainingPlaces(catalog)(stat, through: lens), most: Self.mostPlaces)
    return Page(
      title: page.title, summary: page.summary, document: Document(head + page.document.blocks))
  }

  private func links(of form: ID<Form>, _ links: [(String, Planner)]) -> [Document.Block] {
    [.blank] + links.map { .paragraph(.link($0, .planner($1))) }
  }
}
