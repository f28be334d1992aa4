import Glibc
import Logging
import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalNcurses
import PokedexTerminalUI

/// The only place that knows who is who.
struct Composition {
  /// At most so many requests at once; where there is a dex, half of them are left to a sync.
  private static let requests = 8
  static let publicAPI = "https://pokeapi.co/api/v2/"

  private let settings: DexSettings
  private let environment = Environment()
  private let network: Network
  /// Where it is written down what happens.
  let log: Logger

  init(_ settings: DexSettings) {
    self.settings = settings
    log = .file(Paths(environment: environment).log, isVerbose: settings.isVerbose)
    network = Network(
      environment, bound: settings.source == .api ? Self.requests : Self.requests / 2, log: log)
    log.debug("pokedex \(Version.number): \(CommandLine.arguments.dropFirst())")
  }

  // MARK: The dex

  /// The Pokédex that the options ask for.
  ///
  /// - Parameter report: takes what is wrong with the user's own dex, if it is.
  /// - Parameter marks: what the user has marked, which queries may ask for.
  func pokedex(
    marks: TrainerMarks? = nil, report: (String) -> Void = Self.warn
  ) throws -> any PokedexRepository {
    let marks = marks ?? TrainerMarks(store, teams: store)
    return switch settings.source {
    case .api: LivePokedex(api: try api(isForScreen: true), language: names, marks: marks)
    case .auto: DexPokedex(dex: try dex(report: report), language: names, marks: marks)
    }
  }

  /// The user's own dex, or the bundled one where there is none or it cannot be used.
  func dex(report: (String) -> Void = Self.warn) throws -> DexFile {
    guard let path = Paths(environment: environment).dex, access(path, F_OK) == 0 else {
      return try bundled()
    }
    do throws(PokedexError) {
      return try DexFile(path: path)
    } catch {
      log.error("\(error.text); using the bundled dex")
      report(worded("\(error.text); using the bundled dex"))
      return try bundled()
    }
  }

  private static func warn(_ sentence: String) {
    Output.error("pokedex: \(sentence)")
  }

  private func bundled() throws -> DexFile {
    do throws(PokedexError) { return try DexFile() } catch { throw Failure(error) }
  }

  /// Where what the user makes is kept; none where there is no home for it.
  var store: TrainerStore? {
    Paths(environment: environment).store.map { TrainerStore(path: $0, log: log) }
  }

  /// - Parameter things: what is to be kept.
  /// - Throws: ``Failure`` where there is no home for it.
  func store(for things: String) throws -> TrainerStore {
    guard let store else {
      throw Failure("HOME is not set: there is no place for \(things)", .file)
    }
    return store
  }

  /// What answers a query, with the user's saved searches where it names one.
  ///
  /// - Parameter order: that of rows whose query names none.
  func search(for query: String, order: String? = nil) throws -> SearchPokedex {
    guard !SearchPokedex.names(in: query).isEmpty, let store else {
      return SearchPokedex(order: order)
    }
    return try Failure.catching { () throws(PokedexError) in
      SearchPokedex(saved: try store.searches(), order: order)
    }
  }

  // MARK: The network

  /// - Parameter isForScreen: whether it is asked whenever somebody looks at something, and has to
  ///   be spared when it cannot be had.
  func api(isForScreen: Bool = false) throws -> PokeAPI {
    PokeAPI(
      base: try address(settings.apiURL ?? Self.publicAPI),
      transport: isForScreen ? network.sparing : network.transport, log: log)
  }

  /// - Throws: ``Failure`` where an option names what is no address.
  private func address(_ text: String) throws -> WebAddress {
    guard let address = WebAddress(text) else {
      throw Failure("'\(text)' is not an http or https address", .usage)
    }
    return address
  }

  /// Everything goes one way, so that at most so many requests are under way in all.
  private final class Network {
    private let environment: Environment
    private let bound: Int
    private let log: Logger

    init(_ environment: Environment, bound: Int, log: Logger) {
      (self.environment, self.bound, self.log) = (environment, bound, log)
    }

    private(set) lazy var transport: any HTTPTransport = {
      let retrying = RetryingTransport(client, policy: RetryPolicy(), pace: .real(on: .screen))
      return BoundedTransport(retrying, bound: bound)
    }()

    private lazy var client = client(on: .screen)

    private func client(on thread: NetworkThread) -> LoggedTransport {
      var settings = AsyncHTTPTransport.Settings(userAgent: "pokedex/\(Version.number)")
      settings.proxies = ProxySettings(environment: environment.proxies)
      settings.thread = thread
      return LoggedTransport(AsyncHTTPTransport(settings), log: log)
    }

    private(set) lazy var sparing = SparingTransport(transport)

    /// For a sync, which bounds its requests itself, and has patience.
    func steady(rate: Double?) -> any HTTPTransport {
      var policy = RetryPolicy()
      policy.patience = .seconds(2 * RetryAfter.longest)
      let client = client(on: .sync)
      let pace = RetryPace.real(on: .sync)
      let paced: any HTTPTransport =
        rate.map { PacedTransport(client, rate: $0, pace: pace) } ?? client
      return RetryingTransport(paced, policy: policy, pace: pace)
    }
  }

  // MARK: Texts and pictures

  /// How long somebody must stay at a row before its text and picture are asked for.
  private static let rest = 120

  @MainActor func extras() throws -> Extras {
    Extras(
      read: try readProse(), show: try showSprite(),
      pause: { MainLoop.after(milliseconds: Self.rest, $0) },
      insist: { [network] in network.sparing.forget() })
  }

  func readProse() throws -> ReadProse {
    let api = settings.isOffline ? nil : try api(isForScreen: true)
    return ReadProse(
      prose: LiveProse(api: api, cache: cache, synced: synced), languages: languages)
  }

  func showSprite() throws -> ShowSprite {
    ShowSprite(
      sprites: LiveSprites(
        host: settings.isOffline ? nil : try spriteHost(), cache: cache, synced: synced))
  }

  /// What the user has synced.
  private var synced: SyncedExtras? {
    Paths(environment: environment).dex.map {
      SyncedExtras(path: SyncedExtras.path(beside: $0))
    }
  }

  /// What came by the network before.
  private var cache: ExtrasCache {
    ExtrasCache(
      path: Paths(environment: environment).cache, isReadOnly: settings.isOffline,
      limit: Configuration.ofUser.cacheSize, log: log)
  }

  private func spriteHost() throws -> SpriteHost {
    SpriteHost(
      base: try address(Configuration.ofUser[.spritesURL]),
      transport: network.sparing, log: log)
  }

  // MARK: Sync

  /// A sync as the options of the command ask for it.
  func sync(_ options: SyncSettings) throws -> SyncRun {
    let paths = Paths(environment: environment)
    guard let path = options.path ?? paths.dex else {
      throw Failure("HOME is not set: say where with --into FILE", .file)
    }
    let base = try address(settings.apiURL ?? Self.publicAPI)
    let pictures = try address(Configuration.ofUser[.spritesURL])
    let usual = base.isLoopback ? nil : SyncSettings.politeRate
    let transport = network.steady(rate: options.rate ?? usual)
    return SyncRun(
      api: PokeAPI(base: base, transport: transport, log: log),
      host: SpriteHost(base: pictures, transport: transport, log: log),
      dex: path, work: paths.work ?? path + ".work", width: options.parallel,
      isFresh: options.isFresh, log: log)
  }

  /// The sync that the screen begins.
  @MainActor private func syncModel() -> SyncModel {
    guard !settings.isOffline else {
      return SyncModel(refusal: worded("--offline forbids the network"))
    }
    guard settings.source == .auto else {
      return SyncModel(refusal: worded("leave out --source api"))
    }
    do {
      let run = try sync(SyncSettings())
      return SyncModel(
        run: { scope, report throws(PokedexError) in try await run(scope, progress: report) },
        now: { .now })
    } catch {
      return SyncModel(refusal: worded("there is no home for a dex: HOME is not set"))
    }
  }

  private var languages: [Language] { Speech.languages(settings.language, environment) }

  /// The language of names.
  private var names: Language { Wording.current.language }

  // MARK: The screen

  /// - Parameter query: the filter to begin with, or the part of a page: `garchomp:moves`.
  @MainActor func session(query: String, screen: ScreenSettings) async throws -> Session {
    var remark = Self.remark(on: .ofUser)
    let store = store
    let marks = TrainerMarks(store, teams: store)
    let pokedex = try pokedex(marks: marks) { remark = Message($0, .warning) }
    let trainer = TrainerModel(marks)
    if let trouble = trainer.start() { remark = Message(trouble) }
    watch(store) { trainer.refresh() }
    let router = Router()
    let part = await self.part(query, of: pokedex)
    let place = screen.goesOn && query.isEmpty ? store.flatMap(Self.place) : nil
    let models = ViewModels(
      pokedex: pokedex, looksAhead: settings.source == .auto,
      query: part == nil ? place?.query ?? query : "",
      searches: store, trainer: trainer, teams: store,
      files: UserFiles(home: environment["HOME"]), extras: try extras(), sync: syncModel(),
      order: Configuration.ofUser.order, columns: Configuration.ofUser.columns ?? [])
    let symbols = Symbols.chosen(isASCII: screen.isASCII)
    let keys = Configuration.ofUser.keys
    let app = App(
      terminal: try terminal(screen), router: router, trainer: trainer, sync: models.sync,
      symbols: symbols,
      factory: ScreenFactory(models: models, router: router, symbols: symbols, keys: keys),
      keys: keys, isLinear: screen.isLinear, remark: remark)
    models.dex.start()
    if let part { router.push(.page(part)) }
    if let place { models.go(to: place, in: router) }
    return Session(app: app, models: models, router: router, store: store)
  }

  /// What is said of settings that cannot be used.
  private static func remark(on configuration: Configuration) -> Message? {
    guard let first = configuration.problems.first else { return nil }
    let rest = configuration.problems.count - 1
    let more = rest > 0 ? " (and \(rest) more: pokedex config)" : ""
    return Message(first + more, .warning)
  }

  /// Where the user was last. That it cannot be read is no reason not to start.
  private static func place(_ store: TrainerStore) -> LastPlace? {
    (try? store.place()).flatMap { LastPlace($0) }
  }

  /// The part of a page that is called so; a query has no such form.
  func part(_ text: String, of pokedex: any PokedexRepository) async -> Destination? {
    guard FindPage.mayBePart(text), settings.source == .auto,
      let catalog = try? await pokedex.catalog()
    else { return nil }
    return FindPage().part(text, in: QueryEngine(PokemonRows(catalog)))
  }

  /// Does something whenever another program may have changed the store.
  @MainActor private func watch(
    _ store: TrainerStore?, _ action: @escaping @MainActor () -> Void
  ) {
    guard let store, let watch = StoreWatch(path: store.path) else { return }
    MainLoop.watch(watch.descriptor) {
      if watch.drain() { action() }
    }
  }

  @MainActor private func terminal(_ screen: ScreenSettings) throws -> any Terminal {
    let paths = Paths(environment: environment)
    do throws(TerminalError) {
      guard !screen.isLinear else { return try LinearTerminal() }
      let settled =
        Configuration.ofUser.background ?? Background(colors: environment["COLORFGBG"] ?? "")
      let themes = Themes(screen.theme, on: settled)
      return try NcursesTerminal(
        theme: themes.first, colorDepth: screen.color.depth(environment: environment),
        mayShowAllColors: ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? ""),
        lightTheme: themes.onLight, usesMouse: screen.usesMouse,
        showsCursor: screen.showsCursor, hasTitle: screen.hasTitle,
        crash: CrashNote(program: "pokedex \(Version.number)", log: paths.log))
    } catch {
      throw Failure(error.description, .usage)
    }
  }
}
