import Glibc

/// Where the program's files are, by the XDG Base Directory Specification.
struct Paths {
  /// The dex of the user's own, made by `pokedex sync`; none where there is no home for it.
  let dex: String?
  /// What the user made: searches; none where there is no home for it.
  let store: String?
  /// What a sync has fetched so far; none where there is no home for it.
  let work: String?
  /// Texts and pictures that came by the network; none where there is no home for them.
  let cache: String?
  /// What the user has settled; none where there is no home for it.
  let configuration: String?
  /// What went wrong, for whoever looks for a fault; none where there is no home for it.
  let log: String?

  init(environment: Environment) {
    let data = Self.directory("XDG_DATA_HOME", ".local/share", environment)
    dex = data.map { "\($0)/pokedex/dex.sqlite" }
    store = data.map { "\($0)/pokedex/trainer.sqlite" }
    let caches = Self.directory("XDG_CACHE_HOME", ".cache", environment)
    cache = caches.map { "\($0)/pokedex/cache.sqlite" }
    configuration = Self.directory("XDG_CONFIG_HOME", ".config", environment)
      .map { "\($0)/pokedex/config" }
    work = caches.map { "\($0)/pokedex/sync.sqlite" }
    log = Self.directory("XDG_STATE_HOME", ".local/state", environment).map { "\($0)/pokedex/log" }
  }

  /// The dex of the user's own if there is one. What the system does not let us look at is one all
  /// the same.
  var ownDex: String? {
    dex.flatMap { access($0, F_OK) != 0 && [ENOENT, ENOTDIR].contains(errno) ? nil : $0 }
  }

  /// A path in these variables that is not absolute is to be ignored, the specification says.
  private static func directory(
    _ variable: String, _ fallback: String, _ environment: Environment
  ) -> String? {
    if let path = environment[variable], path.hasPrefix("/") { return path }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/\(fallback)"
  }
}

/// The variables that the program was started with.
struct Environment {
  /// What is no text counts as not set: mended, it would be the path of something else.
  subscript(name: String) -> String? {
    getenv(name).flatMap { String(validatingCString: $0) }
  }

  /// Whether the terminal says, beside its description, that it shows any colour.
  var claimsTrueColor: Bool { ["truecolor", "24bit"].contains(self["COLORTERM"] ?? "") }

  /// The variables that name proxies, in either case.
  var proxies: [String: String] {
    let names = ["http_proxy", "https_proxy", "all_proxy", "no_proxy"]
    let pairs = names.flatMap { [$0, $0.uppercased()] }.compactMap { name in
      self[name].map { (name, $0) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
