import PokedexData
import PokedexDomain

/// The user's runs, for commands.
@MainActor struct UserRuns {
  let store: TrainerStore
  private let choice: RunChoice
  let pokedex: any PokedexRepository
  /// The folders of routes and of sets; `nil` without a home directory.
  let routes: UserFolder?
  let sets: UserFolder?

  /// - Throws: ``Failure`` if there is no home directory.
  init(_ dex: DexSettings) throws {
    var settings = dex
    settings.run = .none
    let composition = Composition(settings)
    store = try composition.store(for: .runs)
    choice = dex.run
    pokedex = try composition.pokedex()
    (routes, sets) = (composition.folder(of: .routes), composition.sets)
  }

  func catalog() async throws -> Catalog { try await pokedex.catalog().withDex() }

  /// The run of `--run`, or the current one.
  func run() throws -> Run {
    let stored = try store.storedRuns()
    do throws(RunProblem) {
      if case .named(let name) = choice { return try stored.run(named: name) }
      guard choice == .current, let current = stored.current else { throw .noCurrentRun }
      return try stored.run(named: current)
    } catch { throw Failure(error) }
  }

  /// The run with its places and words.
  func opened() async throws -> OpenedRun {
    try OpenedRun(try run(), in: await catalog(), along: routes?.files() ?? [])
  }

  /// Changes a run, and says so.
  ///
  /// - Returns: the change in words.
  func change(_ opened: OpenedRun, by changes: [RunChange]) throws -> [String] {
    try Output.requireWholeData()
    var (after, titles) = (opened.run, [String]())
    do throws(RunProblem) {
      for change in changes {
        let title = RunTitle(of: after, opened.catalog, place: opened.name(of:))(change)
        let changed = try after.applying(change)
        titles.append(changed == after ? worded("\(title): no change") : title)
        after = changed
      }
    } catch { throw Failure(error) }
    guard after != opened.run else { return titles }
    guard try store.replace(opened.run, with: after, title: titles.joined(separator: "; ")) else {
      throw Failure(.changedMeanwhile(opened.run.name))
    }
    return titles
  }

  /// Adds a new run, which becomes the current one.
  func add(_ run: Run) throws {
    guard Run.isName(run.name) else { throw Failure(.badName) }
    guard
      try !store.storedRuns().names.contains(where: { $0.lowercased() == run.name.lowercased() })
    else { throw Failure(.nameTaken(run.name)) }
    guard try store.replace(nil, with: run, title: worded("\(run.name) begun")) else {
      throw Failure(.nameTaken(run.name))
    }
  }
}

/// A run with the places of its game.
struct OpenedRun {
  let run: Run
  let game: Lens
  /// That of the game.
  let catalog: Catalog
  let places: RunPlaces
  let words: RunPlaceWords
  /// The one that it follows, or why it follows none.
  let route: Result<GameRoute, RunProblem>

  /// - Parameter files: the user's routes.
  /// - Throws: ``Failure`` if the game is not known.
  init(_ run: Run, in catalog: Catalog, along files: [UserFile] = []) throws {
    guard let game = catalog.lens(named: run.game) else {
      throw Failure(.noGame(run: run.name, game: run.game))
    }
    self.run = run
    self.game = game
    self.catalog = catalog.through(game)
    route = RouteLibrary(files, of: run, on: catalog).followed(by: run, in: game)
    places = RunPlaces(of: run, in: game, self.catalog, along: route.value?.places ?? [])
    words = RunPlaceWords(places, in: self.catalog.dex)
  }

  func place(_ word: String) throws -> RunPlace {
    do throws(RunProblem) { return try words.place(word) } catch { throw Failure(error) }
  }

  @Sendable func name(of place: RunPlace) -> String { words.name(of: place) }

  func position(of word: String) throws -> Int {
    do throws(RunProblem) { return try run.position(of: word, in: catalog) } catch {
      throw Failure(error)
    }
  }

  /// A Pokémon of the game by its name.
  func form(_ name: String) throws -> ID<Form> {
    let pokemon = PokemonRows(catalog, through: game)
    let form = try FindPokemon()(name, in: QueryEngine(pokemon))
    guard let row = catalog.forms.row(of: form), pokemon.existing.contains(row) else {
      throw Failure(.notInGame(catalog.named(form).name, game: game.name))
    }
    return form
  }
}
