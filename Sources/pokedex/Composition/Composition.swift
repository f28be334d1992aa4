import Glibc
import Logging
import PokedexData
import PokedexDomain
import PokedexPresentation

/// The only place that knows who is who.
struct Composition {
  /// At most so many requests at once; where there is a dex, half of them are left to a sync.
  private static let requests = 8

  let settings: DexSettings
  let environment = Environment()
  let network: Network
  /// Where it is written down what happens.
  let log: Logger

  init(_ settings: DexSettings) {
    self.settings = settings
    log = .file(Paths(environment: environment).log, isVerbose: settings.isVerbose)
    network = Network(
      environment, bound: settings.source == .api ? Self.requests : Self.requests / 2, log: log)
    log.debug("\(Version.full): \(RedactedArguments(CommandLine.arguments.dropFirst()).texts)")
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

  /// Where what the user makes is kept; none where there is no home for it.
  var store: TrainerStore? {
    Paths(environment: environment).store.map { TrainerStore(path: $0, log: log) }
  }

  /// - Parameter refusal: what is told where there is no home for it.
  func store(or refusal: Phrase) throws -> TrainerStore {
    guard let store else { throw Failure(refusal, .file) }
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

  var languages: [Language] { UserLocale.languages(settings.language, environment) }

  /// The language of names.
  private var names: Language { Wording.current.language }
}
