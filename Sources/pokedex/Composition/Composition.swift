import Glibc
import Logging
import PokedexData
import PokedexDomain
import PokedexPresentation

/// The composition root: creates all objects and connects them.
struct Composition {
  /// The maximum number of concurrent requests. With a local dex, half of them are reserved for a
  /// sync.
  private static let requests = 8

  let settings: DexSettings
  let environment = Environment()
  let network: Network
  /// The texts and pictures requested before.
  let cache: ExtrasCache
  let log: Logger

  init(_ settings: DexSettings) {
    ResourceLimits.requireThreads()
    self.settings = settings
    log = .file(Paths(environment: environment).log, isVerbose: settings.isVerbose)
    network = Network(
      environment, bound: settings.source == .api ? Self.requests : Self.requests / 2, log: log)
    cache = ExtrasCache(
      path: Paths(environment: environment).cache, isReadOnly: settings.isOffline,
      limit: settings.configuration.cacheSize, log: log)
    log.debug("\(Version.full): \(RedactedArguments(CommandLine.arguments.dropFirst()).texts)")
  }

  /// Without the options of commands that read the dex.
  init(_ configuration: Configuration) { self.init(DexSettings(configuration)) }

  // MARK: The dex

  /// The user's marks, with the run that is played.
  func marks() throws -> TrainerMarks {
    let store = store
    return TrainerMarks(
      store, teams: store, sets: sets, collections: store, playing: try playedRun(in: store))
  }

  /// Creates the Pokédex that the options select.
  ///
  /// - Parameters:
  ///   - language: that of names; `nil` for the user's.
  ///   - marks: the user's marks, which queries can refer to.
  ///   - report: receives a message if the user's own dex cannot be used.
  func pokedex(
    in language: Language? = nil, marks: TrainerMarks? = nil,
    report: (String) -> Void = Self.warn
  ) throws -> any PokedexRepository {
    let marks = try marks ?? self.marks()
    let names = language ?? Wording.current.language
    switch settings.source {
    case .api:
      return LivePokedex(api: try api(isForScreen: true), language: names, marks: marks)
    case .auto:
      let dex = try dex(report: report)
      // Weakly: the store is closed with the marks.
      Output.watch { [weak marks] in dex.damage ?? marks?.failure }
      return DexPokedex(
        dex: dex, language: names, marks: marks,
        overlays: OverlayFiles(folder: folder(of: .games)))
    }
  }

  /// The catalog of the dex, for what PokéAPI cannot answer.
  ///
  /// - Throws: ``PokedexError/needsDex`` if PokéAPI is the source.
  func catalog() async throws -> Catalog { try await pokedex().catalog().withDex() }

  /// The user's own dex, or the bundled one if there is none or it cannot be used.
  func dex(report: (String) -> Void = Self.warn) throws -> DexFile {
    guard let path = Paths(environment: environment).ownDex else { return try bundled() }
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

  /// The store of the user's marks, teams and searches; `nil` without a home directory.
  var store: TrainerStore? {
    Paths(environment: environment).store.map { TrainerStore(path: $0, log: log) }
  }

  /// The user's library of sets; `nil` without a home directory.
  var sets: UserFolder? { folder(of: .sets) }

  /// The folder of a sort of the user's text files; `nil` without a home directory.
  func folder(of kind: UserFileKind) -> UserFolder? {
    Paths(environment: environment).folder(of: kind).map { UserFolder(kind, path: $0) }
  }

  /// All folders of the user's text files; none without a home directory.
  var folders: [UserFolder] { UserFileKind.allCases.compactMap { folder(of: $0) } }

  /// - Throws: ``Failure`` if there is no home directory.
  func store(for kept: KeptData) throws -> TrainerStore { try store.required(for: kept) }

  /// Creates the search for a query, with the user's saved searches if it refers to any.
  ///
  /// - Parameter order: the order of rows for a query that specifies none.
  func search(for query: String, order: String? = nil) throws -> SearchPokedex {
    guard !SavedSearches.names(in: query).isEmpty, let store else {
      return SearchPokedex(order: order)
    }
    return SearchPokedex(saved: try store.searches(), order: order)
  }

  var languages: [Language] { UserLocale.languages(settings.language, environment) }
}

extension TrainerStore? {
  /// - Throws: ``Failure`` if there is no home directory.
  func required(for kept: KeptData) throws -> TrainerStore {
    guard let self else { throw Failure(nowhere: kept) }
    return self
  }
}

extension Failure {
  /// Nothing of a sort can be kept without a home directory.
  init(nowhere kept: KeptData) { self.init(localized: kept.refusal, .file) }
}
