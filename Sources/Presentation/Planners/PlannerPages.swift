import PokedexDomain

/// Makes the pages of planners.
package struct PlannerPages: Sendable {
  /// The user's data that a page depends on.
  struct UserData: Hashable, Sendable {
    var caught: Set<ID<Form>> = []
    var team: Team?
    /// The games of the team.
    var games: Lens?
    /// The circumstances that the user chose; `nil` for all.
    var circumstances: Circumstances?
  }

  /// The maximum number of places that a page lists.
  private static let mostPlaces = 60
  private static let mostChains = 20

  private let pokedex: any PokedexRepository
  private let user: UserData

  init(pokedex: any PokedexRepository, user: UserData) {
    self.pokedex = pokedex
    self.user = user
  }

  func page(of planner: Planner, through lens: Lens?) async throws(PokedexError) -> Page {
    let catalog = try await pokedex.catalog().withDex()
    switch planner {
    case .breeding(let wish) where wish.moves.isEmpty:
      return try eggMoves(of: wish.form, catalog, lens)
    case .breeding(let wish): return try chains(wish, catalog, lens)
    case .sources(let form, let moves, let game):
      return try sources(form, moves, game, catalog, lens)
    case .teamSources(let name): return try teamSources(name, catalog)
    case .training(let stat): return training(stat, catalog, lens)
    case .catching(let form):
      let page = Page(try ShowCatchChances(catalog)(form, through: lens))
      return page.adding(links([(worded("Egg moves"), .breeding(form))]))
    case .individualValues(let form, let text):
      return try individualValues(form, text, catalog, lens)
    }
  }

  // MARK: Breeding

  private func eggMoves(
    of form: ID<Form>, _ catalog: Catalog, _ lens: Lens?
  ) throws(PokedexError) -> Page {
    let game = try breedingGame(of: form, catalog, lens)
    let page = Page(try ListEggMoves(catalog)(form, in: game))
    return page.adding(links([(worded("Catching"), .catching(form))]))
  }

  private func chains(
    _ wish: BreedingWish, _ catalog: Catalog, _ lens: Lens?
  ) throws(PokedexError) -> Page {
    let game = try breedingGame(of: wish.form, catalog, lens)
    let plan = try PlanBreeding(catalog)(
      wish.form, wish.moves, in: game, caught: wish.isFromCaught ? user.caught : nil,
      limit: wish.skipped + Self.mostChains)
    let page = Page(plan, skipped: wish.skipped)
    return page.adding(links(leafing(wish, plan) + related(to: wish)))
  }

  private func leafing(_ wish: BreedingWish, _ plan: BreedingPlan) -> [(String, Planner)] {
    guard plan.hasMore else { return [] }
    var next = wish
    next.skipped += Self.mostChains
    return [(worded("More chains"), .breeding(next))]
  }

  private func related(to wish: BreedingWish) -> [(String, Planner)] {
    var other = wish
    other.isFromCaught.toggle()
    other.skipped = 0
    return [
      (
        wish.isFromCaught ? worded("From all families") : worded("Only from what you have caught"),
        .breeding(other)
      ),
      (worded("All sources of the moves"), .sources(wish.form, wish.moves)),
      (worded("All egg moves"), .breeding(wish.form)),
    ]
  }

  private func breedingGame(
    of form: ID<Form>, _ catalog: Catalog, _ lens: Lens?
  ) throws(PokedexError) -> VersionGroup {
    guard let game = PlanBreeding(catalog).game(of: form, through: lens) else {
      throw .notFound(worded("game with eggs"))
    }
    return game
  }

  // MARK: Move sources

  private func sources(
    _ form: ID<Form>, _ moves: [ID<Move>], _ game: ID<VersionGroup>?, _ catalog: Catalog,
    _ lens: Lens?
  ) throws(PokedexError) -> Page {
    let groups = catalog.dex.table(VersionGroup.self)
    let game =
      if let known = game.flatMap({ groups[$0] }) { known } else {
        try breedingGame(of: form, catalog, lens)
      }
    let page = try ListMoveSources(catalog)([.init(form, moves)], in: game)
    return Page(page, title: catalog.named(form).name)
      .adding(links([(worded("Egg moves"), .breeding(form))]))
  }

  private func teamSources(_ name: String, _ catalog: Catalog) throws(PokedexError) -> Page {
    guard let team = user.team, let first = team.members.first else {
      let empty = Inline(worded("This team has no members."), tone: .dim)
      return Page(title: name, document: Document([.paragraph(empty)]))
    }
    let wishes = team.members.map { ListMoveSources.Wish($0.form, $0.moves.map(\.move).unique) }
    let game = try breedingGame(of: first.form, catalog, user.games)
    return Page(try ListMoveSources(catalog)(wishes, in: game), title: team.name)
  }

  // MARK: Training

  private func training(_ stat: Stat, _ catalog: Catalog, _ lens: Lens?) -> Page {
    let others = Stat.allCases.filter { $0 != stat }
      .map { Inline.link($0.name, .planner(.training($0))) }
    let head: [Document.Block] = [.fact(worded("Other stats"), others), .blank]
    guard let lens else {
      let hint = Inline(worded("Places differ by game: L chooses a game."))
      return Page(
        title: worded("Training: \(stat.name)"), document: Document(head + [.paragraph(hint)]))
    }
    let page = Page(
      FindTrainingPlaces(catalog)(
        stat, through: lens, limit: Self.mostPlaces, under: user.circumstances))
    return Page(
      title: page.title, summary: page.summary, document: Document(head + page.document.blocks))
  }

  private func individualValues(
    _ form: ID<Form>, _ text: String, _ catalog: Catalog, _ lens: Lens?
  ) throws(PokedexError) -> Page {
    if let gap = lens.individualGap {
      return Page(
        title: worded("IVs: \(catalog.named(form).name)"), document: Document([gap.paragraph]))
    }
    let reader = SeenStatsReader(catalog, lens.rules.statFormula)
    let seen: SeenStats
    do throws(SeenStatsReader.Problem) {
      seen = try reader.read(text)
    } catch {
      let problem = text.isEmpty ? nil : error
      return Page(
        title: worded("IVs: \(catalog.named(form).name)"),
        document: Document(SeenStatsReader.explanation(problem: problem)))
    }
    let page = try FindIndividualValues(catalog)(
      form, seen.sightings, nature: seen.nature, characteristic: seen.characteristic, through: lens)
    return Page(page, showingInput: true)
  }

  private func links(_ links: [(String, Planner)]) -> [Document.Block] {
    [.blank] + Document.fact(worded("See also"), links.map { .link($0, .planner($1)) })
  }
}
