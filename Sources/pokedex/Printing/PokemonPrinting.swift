import PokedexData
import PokedexDomain
import PokedexPresentation

/// The tabs of a Pokémon's page.
extension PagePrinter {
  func print(_ form: ID<Form>, _ tab: PokemonTab) async throws {
    switch tab {
    case .moves: try await printMoves(of: form)
    case .locations: try await printPlaces(of: form, under: circumstances)
    case .overview where !settings.isJSON: try await printOverview(of: form)
    default: try Output.print(await lines(of: form, tab))
    }
  }

  /// The lines of a text tab, or its JSON on one line.
  func lines(of form: ID<Form>, _ tab: PokemonTab) async throws -> [PrintedLine] {
    guard !settings.isJSON else {
      return [PrintedLine(cleaning: try await json(of: form, tab).written)]
    }
    let name = engine.rows.catalog.named(form).name
    let document = try await PokemonTabs(pokedex: pokedex)
      .document(of: tab, form, through: lens, among: tab == .stats ? allForms() : nil)
    return try lines(of: Page(title: name, summary: tab.title, document: document))
  }

  private func printOverview(of form: ID<Form>) async throws {
    let page = try await ShowPokemon(pokedex: pokedex)(form, through: lens)
    let prose = try await extras?.prose(of: page, in: engine.rows.catalog.reference) ?? .idle
    let picture =
      try await extras?.picture(
        of: page.form, in: engine.rows.catalog.reference, settings.configuration) ?? []
    let document = Document(
      overview: page, note: note(on: form), failure: page.speciesFailure, prose: prose)
    let shown = Page(title: page.name, summary: page.summary, document: document)
    try Output.print(picture + lines(of: shown))
  }

  /// The user's note; empty if it cannot be read, which `pokedex note` reports.
  private func note(on form: ID<Form>) -> String {
    (try? engine.rows.catalog.marks.read())?[form].note ?? ""
  }

  /// The forms that a form's stats are ranked against: all existing ones.
  private func allForms() -> ShowStats.Listed {
    let rows = PokemonRows(engine.rows.catalog, through: lens)
    return ShowStats.Listed(rows.existing.rows, of: rows)
  }

  private func overviewJSON(of form: ID<Form>) async throws -> JSON {
    let page = try await ShowPokemon(pokedex: pokedex)(form, through: lens)
    let catalog = engine.rows.catalog
    let listed = ListedForm(
      form: page.form, name: page.name,
      abilities: try await pokedex.slugs(of: .ability, in: catalog))
    return ShownForm(
      listed: listed, page: page, itemSlugs: try await pokedex.slugs(of: .item, in: catalog),
      gaps: gaps(of: form) + lens.formGaps
    ).printed
  }

  private func json(of form: ID<Form>, _ tab: PokemonTab) async throws -> JSON {
    guard tab != .overview else { return try await overviewJSON(of: form) }
    let gaps = gaps(of: form)
    switch tab {
    case .stats:
      let page = try await ShowStats(pokedex: pokedex)(form, through: lens, among: allForms())
      return PageWithGaps(page, gaps + lens.statGaps).printed
    case .matchups:
      return PageWithGaps(try await dex().matchups(of: form), gaps + lens.abilityGaps).printed
    case .evolution: return PageWithGaps(try await dex().evolution(of: form), gaps).printed
    default:
      let page = try await ShowForms(pokedex: pokedex)(form, through: lens)
      return PageWithGaps(page, gaps + lens.abilityGaps).printed
    }
  }

  /// The gap if the games do not have the form.
  private func gaps(of form: ID<Form>) -> [GameGap] {
    [engine.rows.catalog.absence(of: form, from: lens)].compactMap { $0 }
  }

  private func dex() async throws(PokedexError) -> LensedDex {
    try await pokedex.dex(through: lens)
  }

  // MARK: Moves

  private func printMoves(of form: ID<Form>) async throws {
    let moves = try await dex().learnedMoves(of: form)
    guard moves.count == 0, !settings.isJSON else {
      return try await printRows(moves)
    }
    if let gap = moves.gap { throw Failure("\(gap.text)", .nothingFound) }
    let name = engine.rows.catalog.named(form).name
    throw Failure("\(name) learns no moves in these games", .nothingFound)
  }

  // MARK: Places

  /// Prints the locations of a form or, if there are none, the other ways to obtain it.
  private func printPlaces(
    of form: ID<Form>, under circumstances: Circumstances?
  ) async throws {
    let dex = try await dex()
    let rows = dex.encounters(of: form, under: circumstances)
    let origin = try dex.availability(of: form)
    guard rows.count == 0, !settings.isJSON else {
      return try await printRows(rows)
    }
    if let gap = rows.gap, gap == .outOfRun || [.unknown, .notInGame].contains(origin) {
      throw Failure(localized: gap.text, .nothingFound)
    }
    throw Failure(
      "\(engine.rows.catalog.named(form).name): \(origin.text)", .nothingFound,
      context: [rows.gap?.text].compactMap { $0 })
  }

  /// The Pokémon or the place that a text names.
  func encountered(_ address: String) throws -> Destination {
    let found = try page(address)
    switch found {
    case .pokemon, .thing(.location, _): return found
    case .thing(.versionGroup, _):
      throw Failure(
        "'\(address)' is a game: name a Pokémon or a place, and the game after --game", .usage)
    default: throw Failure("'\(address)' is neither a Pokémon nor a place", .usage)
    }
  }

  /// Prints the locations of a Pokémon, or the encounters at a location.
  ///
  /// - Parameters:
  ///   - found: one of ``encountered(_:)``.
  ///   - circumstances: `nil` for a row for each set of conditions.
  func printEncounters(of found: Destination, under circumstances: Circumstances?) async throws {
    switch found {
    case .pokemon(let form, _, _): try await printPlaces(of: form, under: circumstances)
    case .thing(.location, let location):
      try await printRows(
        try await dex().residents(at: ID(location), under: circumstances))
    default: break
    }
  }
}

extension PokedexRepository {
  /// The slugs of a kind by ID, with those that are new in the changed game of a catalog.
  func slugs(of kind: Kind, in catalog: Catalog) async throws -> [Int: String] {
    if let changed = catalog.changedSlugs(of: kind) { return changed }
    return try await slugs(of: kind)
  }
}
