import PokedexDomain

/// A run with its game, and with what can be met at its places, which is computed when it is shown.
@MainActor package final class PlayedRun {
  package let run: Run
  package let game: Lens
  let catalog: Catalog
  package private(set) lazy var places = RunPlaces(
    of: run, in: game, catalog, along: route?.places ?? [])
  private(set) lazy var words = EncounterNames(catalog.dex)
  /// The means and circumstances that matter to the game.
  private(set) lazy var choices = RunChoices(game, in: catalog.dex)
  private var known: [RunPlace: RunEncounters] = [:]

  /// The order of places and battles, or why there is none.
  private(set) lazy var followed = RouteLibrary(routes(), of: run, on: catalog)
    .followed(by: run, in: game)
  /// The names of all routes of the game.
  var routeNames: [String] { RouteLibrary(routes(), on: catalog).routes(of: game).map(\.name) }
  var route: GameRoute? { followed.value }
  /// The next battle of the route.
  private(set) lazy var nextBattle = route?.nextBattle(for: run).map {
    NextBattle($0, of: run, in: sets(), catalog)
  }
  private let routes: () -> [UserFile]
  private let sets: () -> SetLibrary

  /// - Parameters:
  ///   - routes: the user's routes.
  ///   - sets: the library of sets, in which the foes are.
  init(
    _ run: Run, _ game: Lens, in catalog: Catalog, routes: @escaping () -> [UserFile],
    sets: @escaping () -> SetLibrary
  ) {
    self.run = run
    self.routes = routes
    self.sets = sets
    self.game = game
    self.catalog = catalog.through(game)
  }

  /// Whether the game has a Pokémon.
  func has(_ form: ID<Form>) -> Bool {
    let rows = PokemonRows(catalog, through: game)
    return catalog.forms.row(of: form).map(rows.existing.contains) ?? false
  }

  func encounters(at stop: RunPlaces.Stop) -> RunEncounters {
    if let known = known[stop.place] { return known }
    let new = places.encounters(at: stop, in: catalog)
    known[stop.place] = new
    return new
  }

  /// The name of a place, with that of its area.
  func name(of place: RunPlace) -> String { RunPlaceWords(places, in: catalog.dex).name(of: place) }
}

extension ShownRun {
  /// - Parameter catalog: that of the game.
  init(_ run: Run, _ game: Lens, in catalog: Catalog) {
    let title = "\(game.name) · \(run.name)"
    let parts = [
      title,
      run.reached.last.map { worded("to \(NameLookup(dex: catalog.dex)($0.location).name)") },
      run.cap.map { worded("cap \($0)") },
    ]
    self.init(
      game: game, title: title, text: parts.compactMap(\.self).joined(separator: " · "))
  }
}
