import PokedexDomain

/// The tabs of a Pokémon's page that are lists: its learnset and its encounters.
@MainActor package final class PokemonTables {
  package let moves: TableViewModel<LearnedMoveRows>
  package let locations: TableViewModel<EncounterRows>
  /// The ways to obtain a form that has no encounters.
  package let origin = Resource<Availability>()
  package let circumstances: CircumstancesModel

  private let form: ID<Form>
  private let pokedex: any PokedexRepository

  /// - Parameters:
  ///   - game: The games whose learnset is listed; `nil` for the newest.
  ///   - own: The names of the user's games, whose places come first.
  init(
    of form: ID<Form>, in game: ID<VersionGroup>?, from pokedex: any PokedexRepository,
    under circumstances: CircumstancesModel, own: [String]
  ) {
    self.circumstances = circumstances
    self.form = form
    self.pokedex = pokedex
    moves = TableViewModel(
      title: worded("Moves"),
      emptyText: worded("It learns no moves in these games")
    ) { lens, _ throws(PokedexError) in
      try await pokedex.dex(through: lens).learnedMoves(of: form, in: game.map { [$0] } ?? [])
    }
    locations = TableViewModel(
      title: worded("Locations"),
      emptyText: worded("No known encounters"),
      circumstances: { circumstances.circumstances },
      run: { circumstances.run.map { [AnyHashable($0.means), AnyHashable($0.reached)] } },
      fetch: { lens, circumstances throws(PokedexError) in
        try await pokedex.dex(through: lens).encounters(
          of: form, under: circumstances, own: own)
      })
  }

  /// The page of the selected move.
  package var selectedMove: Destination? { chosenMove.map { .to($0) } }

  /// The selected move.
  package var chosenMove: ID<Move>? {
    moves.listing.flatMap { listing in
      listing.selectedRow.map { listing.rows.lessons[$0].move }
    }
  }

  /// The page of all sources of the selected move, in the games whose learnset is listed.
  package var sources: Destination? {
    moves.listing.flatMap { listing in
      listing.selectedRow.map {
        .asking(
          SourcesQuestion(form, [listing.rows.lessons[$0].move], through: listing.rows.game))
      }
    }
  }

  func start(_ tab: PokemonTab, through lens: Lens?) {
    if tab == .moves { moves.start(through: lens) }
    guard tab == .locations else { return }
    locations.start(through: lens)
    guard case .idle = origin.state else { return }
    origin.load { [pokedex, form] _ throws(PokedexError) in
      try await pokedex.dex(through: lens).availability(of: form)
    }
  }

  var hasFailed: Bool {
    moves.content.state.error != nil || locations.content.state.error != nil
  }

  func retry() {
    if moves.content.state.error != nil { moves.retry() }
    if locations.content.state.error != nil { locations.retry() }
  }

  /// A line above the list: the games of the learnset, or how to obtain the form.
  package func note(of tab: PokemonTab) -> String {
    switch tab {
    case .moves: gamesNote
    case .locations:
      locations.listing.flatMap { circumstances.summary(of: $0.rows) }.map {
        worded("\($0) · F other conditions")
      } ?? origin.value?.note ?? ""
    default: ""
    }
  }

  private var gamesNote: String {
    guard let rows = moves.listing?.rows, !rows.groups.isEmpty else { return "" }
    let shown = rows.knownGames.filter { rows.groups.contains($0.id) }.map(\.name)
    let games = shown.joined(separator: ", ")
    return rows.knownGames.count > 1
      ? worded("in \(games) · < > other games") : worded("in \(games)")
  }

  /// The version group some steps away from the one whose learnset is listed. Positive steps lead
  /// to older games. `nil` beyond the oldest or the newest game.
  func game(by step: Int) -> ID<VersionGroup>? {
    guard let rows = moves.listing?.rows, let shown = rows.groups.first else { return nil }
    let games = rows.knownGames.map(\.id)
    guard let index = games.firstIndex(of: shown) else { return nil }
    return games.indices.contains(index + step) ? games[index + step] : nil
  }
}

extension Availability {
  /// The text, with what to do if nothing is known.
  fileprivate var note: String {
    if case .unknown = self { worded("\(text): L chooses others") } else { text }
  }

  /// The way to obtain a form, in a sentence; empty for a form with encounters, and for one that the
  /// games do not have, which the list says itself: ``GameGap/absent(_:game:)``.
  package var text: String {
    switch self {
    case .met, .notInGame: ""
    case .evolves(let relatives): worded("Evolves from \(Self.list(relatives))")
    case .hatches(let relatives): worded("Hatches from the eggs of \(Self.list(relatives))")
    case .variant(let usual): worded("A form of \(Self.list([usual]))")
    case .onlyBrought:
      worded("In the game, but not in the wild: by trade, as a gift or from another game")
    case .unknown: worded("No encounter data for these games")
    }
  }

  private static func list(_ relatives: [Relative]) -> String {
    relatives.prefix(2).map { relative in
      let place = relative.places.first.map { " (\($0.name))" } ?? ""
      return relative.form.name + place
    }.joined(separator: worded(" or "))
  }
}
