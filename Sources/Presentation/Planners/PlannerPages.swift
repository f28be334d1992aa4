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

  func page(of question: Question, through lens: Lens?) async throws(PokedexError) -> Page {
    let catalog = try await pokedex.catalog().withDex()
    switch question {
    case .breeding(let breeding) where breeding.moves.isEmpty:
      return try eggMoves(of: breeding.form, catalog, lens)
    case .breeding(let breeding): return try chains(breeding, catalog, lens)
    case .sources(let question): return try sources(question, catalog, lens)
    case .teamSources(let sources): return try teamSources(sources.team, catalog)
    case .training(let training): return self.training(training.stat, catalog, lens)
    case .catching(let catching):
      let page = Page(try ShowCatchChances(catalog)(catching.form, through: lens))
      return page.adding(links([(worded("Egg moves"), .breeding(.init(catching.form)))]))
    case .individualValues(let values): return try individualValues(values, catalog, lens)
    }
  }

  // MARK: Breeding

  private func eggMoves(
    of form: ID<Form>, _ catalog: Catalog, _ lens: Lens?
  ) throws(PokedexError) -> Page {
    let game = try breedingGame(of: form, catalog, lens)
    let page = Page(try ListEggMoves(catalog)(form, in: game))
    return page.adding(links([(worded("Catching"), .catching(.init(form)))]))
  }

  private func chains(
    _ wish: Question.Breeding, _ catalog: Catalog, _ lens: Lens?
  ) throws(PokedexError) -> Page {
    let game = try breedingGame(of: wish.form, catalog, lens)
    let plan = try PlanBreeding(catalog)(
      wish.form, wish.moves, in: game, caught: wish.isFromCaught ? user.caught : nil,
      limit: wish.skipped + Self.mostChains)
    let page = Page(plan, skipped: wish.skipped)
    return page.adding(links(leafing(wish, plan) + related(to: wish)))
  }

  private func leafing(
    _ wish: Question.Breeding, _ plan: BreedingPlan
  ) -> [(String, Question)] {
    guard plan.hasMore else { return [] }
    var next = wish
    next.skipped += Self.mostChains
    return [(worded("More chains"), .breeding(next))]
  }

  private func related(to wish: Question.Breeding) -> [(String, Question)] {
    var other = wish
    other.isFromCaught.toggle()
    other.skipped = 0
    return [
      (
        wish.isFromCaught ? worded("From all families") : worded("Only from what you have caught"),
        .breeding(other)
      ),
      (worded("All sources of the moves"), .sources(.init(wish.form, wish.moves))),
      (worded("All egg moves"), .breeding(.init(wish.form))),
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
    _ question: Question.Sources, _ catalog: Catalog, _ lens: Lens?
  ) throws(PokedexError) -> Page {
    let form = question.form
    let groups = catalog.dex.table(VersionGroup.self)
    let game =
      if let known = question.game.flatMap({ groups[$0] }) { known } else {
        try breedingGame(of: form, catalog, lens)
      }
    let page = try ListMoveSources(catalog)([.init(form, question.moves)], in: game)
    return Page(page, title: catalog.named(form).name)
      .adding(links([(worded("Egg moves"), .breeding(.init(form)))]))
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
      .map { Inline.link($0.name, .question(.training(.init($0)))) }
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
    _ question: Question.IVs, _ catalog: Catalog, _ lens: Lens?
  ) throws(PokedexError) -> Page {
    let (form, text) = (question.form, question.seen)
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

  private func links(_ links: [(String, Question)]) -> [Document.Block] {
    [.blank] + Document.fact(worded("See also"), links.map { .link($0, .question($1)) })
  }
}
