import PokedexData
import PokedexDomain
import PokedexTerminalNcurses

/// The dex in use, the user's files and the terminal.
struct ShownInfo: Shaped {
  let file: DexFile
  let counts: [Kind: Int]
  let store: TrainerStore?
  /// None without a home directory.
  let folders: [UserFolder]
  let environment: Environment

  private var paths: Paths { Paths(environment: environment) }

  static let shape = Shape<ShownInfo>.object([
    Field("version") { _ in Version.number },
    Field("dex", "the path of your own dex; null for the bundled one") {
      $0.file.name == $0.paths.ownDex ? $0.file.name : nil
    },
    Field("counts", "of the dex", as: .members(kinds.map(\.key), of: .count)) { info in
      kinds.map { ($0.key, info.counts[$0.kind] ?? 0) }
    },
    Field("files", "each null without a home directory for it", as: files, \.paths),
    Field("marks", "how many Pokémon have each mark, and a note; null if they cannot be read") {
      $0.value { try $0.marks() }
    },
    Field("searches", "your saved searches; null if they cannot be read", as: .optional(.count)) {
      $0.value { try $0.searches().all.count }
    },
    Field("teams", "your teams; null if they cannot be read", as: .optional(.count)) {
      $0.value { try $0.storedTeams().names.count }
    },
    Field("runs", "your runs; null if they cannot be read", as: .optional(.count)) {
      $0.value { try $0.storedRuns().names.count }
    },
    Field(
      "setFiles", "the files of your sets; null without a home directory", as: .optional(.count)
    ) { $0.count(.sets) },
    Field("gameFiles", "the same of changed games", as: .optional(.count)) { $0.count(.games) },
    Field("routeFiles", "the same of routes", as: .optional(.count)) { $0.count(.routes) },
    Field("terminal", as: terminal, \.environment),
  ])

  private static let kinds: [(key: String, kind: Kind)] = [
    ("forms", .form), ("species", .species), ("moves", .move), ("abilities", .ability),
    ("items", .item), ("locationAreas", .locationArea),
  ]

  /// `nil` for what cannot be read; without `--json`, the command says why.
  private func value<Value>(_ read: (TrainerStore) throws -> Value) -> Value? {
    try? store.map(read)
  }

  private func count(_ kind: UserFileKind) -> Int? {
    folders.first { $0.kind == kind }?.count
  }

  private static let files = Shape<Paths>.object([
    Field("dex", "your own dex") { StoredFile($0.dex) },
    Field("extras", "its texts and pictures") { StoredFile($0.dex.map(SyncedExtras.path)) },
    Field("store", "your marks, searches and teams") { StoredFile($0.store) },
    Field("sets", "the folder of your sets") { StoredFile($0.folder(of: .sets)) },
    Field("games", "the folder of changed games") { StoredFile($0.folder(of: .games)) },
    Field("routes", "the folder of your routes") { StoredFile($0.folder(of: .routes)) },
    Field("cache") { StoredFile($0.cache) },
    Field("work", "what a sync has loaded so far") { StoredFile($0.work) },
    Field("log") { StoredFile($0.log) },
    Field("settings") { StoredFile($0.configuration) },
  ])

  private static let terminal = Shape<Environment>.object([
    Field("type", "TERM") { $0["TERM"] }, Field("isUTF8") { _ in TerminalLocale.isUTF8 },
  ])
}

private struct StoredFile: Shaped {
  let path: String

  init?(_ path: String?) {
    guard let path else { return nil }
    self.path = path
  }

  static let shape = Shape<StoredFile>.object(
    named: "file",
    [
      Field("path", \.path),
      Field("bytes", "null if there is no such file", as: .optional(.count)) {
        FileStatus($0.path)?.bytes
      },
      Field(
        "age", "seconds since it was written; null if there is no such file",
        as: .optional(.count)
      ) { FileStatus($0.path)?.age },
    ])
}

extension MarkBook: Shaped {
  static let shape = Shape<MarkBook>.object(
    Mark.allCases.map { mark in Field(mark.word, as: .count) { $0.count(mark) } }
      + [Field("notes", as: .count, \.notedForms.count)])
}
