import PokedexData
import PokedexDomain
import PokedexTerminalNcurses

extension JSON {
  /// The dex in use, the user's files and the terminal.
  static func info(
    of file: DexFile, _ counts: [Kind: Int], _ store: TrainerStore?, _ environment: Environment
  ) -> JSON {
    let paths = Paths(environment: environment)
    let isOwn = file.name == paths.ownDex
    return .object([
      ("version", .text(Version.number)),
      ("dex", isOwn ? .text(file.name) : .null),
      (
        "counts",
        .object(
          [
            ("forms", Kind.form), ("species", .species), ("moves", .move), ("abilities", .ability),
            ("items", .item), ("locationAreas", .locationArea),
          ].map { ($0, .number(counts[$1] ?? 0)) })
      ),
      ("files", files(paths)), ("marks", marks(value(in: store) { try $0.marks() })),
      ("searches", .optional(value(in: store) { try $0.searches().all.count })),
      ("teams", .optional(value(in: store) { try $0.storedTeams().names.count })),
      ("terminal", terminal(environment)),
    ])
  }

  /// `nil` for what cannot be read, which is `null` in JSON; without `--json`, the command says why.
  private static func value<Value>(
    in store: TrainerStore?, _ read: (TrainerStore) throws -> Value
  ) -> Value? {
    try? store.map(read)
  }

  private static func files(_ paths: Paths) -> JSON {
    let files = [
      ("dex", paths.dex), ("extras", paths.dex.map(SyncedExtras.path)), ("store", paths.store),
      ("cache", paths.cache), ("work", paths.work), ("log", paths.log),
      ("settings", paths.configuration),
    ]
    return .object(files.map { ($0, $1.map(file) ?? .null) })
  }

  private static func file(_ path: String) -> JSON {
    let status = FileStatus(path)
    return .object([
      ("path", .text(path)), ("bytes", .optional(status?.bytes)), ("age", .optional(status?.age)),
    ])
  }

  /// The number of Pokémon with each mark.
  private static func marks(_ book: MarkBook?) -> JSON {
    guard let book else { return .null }
    return .object(
      Mark.allCases.map { ($0.word, .number(book.count($0))) }
        + [("notes", .number(book.notedForms.count))])
  }

  private static func terminal(_ environment: Environment) -> JSON {
    .object([
      ("type", .optional(environment["TERM"])), ("isUTF8", .flag(TerminalLocale.isUTF8)),
    ])
  }
}
