import Glibc
import PokedexDomain

/// The paths of the program's files, by the XDG Base Directory Specification; `nil` without a home
/// directory.
struct Paths {
  /// The user's own dex, made by `pokedex sync`.
  let dex: String?
  /// The store of the user's marks, notes, teams and searches.
  let store: String?
  /// The folder of the user's data.
  private let data: String?
  /// The work file of a sync, with everything fetched so far.
  let work: String?
  /// The cache of texts and pictures from the network.
  let cache: String?
  /// The settings file.
  let configuration: String?
  /// The log file.
  let log: String?

  init(environment: Environment) {
    data = Self.directory("XDG_DATA_HOME", ".local/share", environment).map { "\($0)/pokedex" }
    dex = data.map { "\($0)/dex.sqlite" }
    store = data.map { "\($0)/trainer.sqlite" }
    let caches = Self.directory("XDG_CACHE_HOME", ".cache", environment)
    cache = caches.map { "\($0)/pokedex/cache.sqlite" }
    configuration = Self.directory("XDG_CONFIG_HOME", ".config", environment)
      .map { "\($0)/pokedex/config" }
    work = caches.map { "\($0)/pokedex/sync.sqlite" }
    log = Self.directory("XDG_STATE_HOME", ".local/state", environment).map { "\($0)/pokedex/log" }
  }

  /// The folder of a sort of text files.
  func folder(of kind: UserFileKind) -> String? { data.map { "\($0)/\(kind.rawValue)" } }

  /// The settings file in messages, with `~` for the home directory.
  func shownConfiguration(in environment: Environment) -> String {
    let path = configuration ?? "~/.config/pokedex/config"
    guard let home = environment["HOME"], home.hasPrefix("/"), path.hasPrefix("\(home)/") else {
      return path
    }
    return "~" + path.dropFirst(home.count)
  }

  /// The user's own dex if it exists. A file that cannot be accessed counts as existing.
  var ownDex: String? {
    dex.flatMap { access($0, F_OK) != 0 && [ENOENT, ENOTDIR].contains(errno) ? nil : $0 }
  }

  /// The specification requires that relative paths in these variables be ignored.
  private static func directory(
    _ variable: String, _ fallback: String, _ environment: Environment
  ) -> String? {
    if let path = environment[variable], path.hasPrefix("/") { return path }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/\(fallback)"
  }
}

/// The environment variables of the process.
struct Environment {
  /// Returns `nil` for a value that is not valid UTF-8: a repaired path would name a different
  /// file.
  subscript(name: String) -> String? {
    getenv(name).flatMap { String(validatingCString: $0) }
  }

  /// The folder for temporary files.
  var temporaryFolder: String {
    self["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
  }

  /// Whether the terminal claims true-colour support, in addition to its terminfo entry.
  var claimsTrueColor: Bool { ["truecolor", "24bit"].contains(self["COLORTERM"] ?? "") }

  /// The proxy variables, in lowercase and uppercase.
  var proxies: [String: String] {
    let names = ["http_proxy", "https_proxy", "all_proxy", "no_proxy"]
    let pairs = names.flatMap { [$0, $0.uppercased()] }.compactMap { name in
      self[name].map { (name, $0) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
