import CBundledDex
import GRDB
import GRDBSQLite
import PokedexDomain

/// A dex that is read: the one inside the program, or a file.
package struct DexFile: Sendable {
  private let queue: DatabaseQueue
  /// How the dex is called in messages: its path, or `the bundled dex`.
  package let name: String

  /// Opens the dex that travels inside the program. Nothing is copied: SQLite reads the program's
  /// own pages.
  package init() throws(PokedexError) {
    name = "the bundled dex"
    queue = try Self.open(name) {
      try DatabaseQueue(configuration: Self.configuration { try Self.readBundled(into: $0) })
    }
    try check()
  }

  /// Opens a file, which is never written to.
  package init(path: String) throws(PokedexError) {
    name = path
    guard FileKind(path: path) == .regular else {
      throw .file(path: path, reason: "it is not a plain file")
    }
    queue = try Self.open(path) {
      var configuration = Self.configuration { _ in }
      configuration.readonly = true
      return try DatabaseQueue(path: path, configuration: configuration)
    }
    try check()
  }

  private static func open(
    _ name: String, _ body: () throws -> DatabaseQueue
  ) throws(PokedexError) -> DatabaseQueue {
    do { return try body() } catch { throw .file(path: name, reason: reason(error)) }
  }

  /// A file from outside may be damaged on purpose: nothing that its schema says is run.
  private static func configuration(
    _ prepare: @escaping @Sendable (Database) throws -> Void
  ) -> Configuration {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    configuration.prepareDatabase { db in
      try prepare(db)
      try db.execute(
        sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA cache_size = -256;")
    }
    return configuration
  }

  private static func readBundled(into db: Database) throws {
    let size = Int64(bundled_dex_size())
    // SQLite takes a pointer to mutable bytes and, told READONLY, never writes to them.
    let bytes = UnsafeMutablePointer(mutating: bundled_dex_bytes())
    let code = sqlite3_deserialize(
      db.sqliteConnection, "main", bytes, size, size, UInt32(SQLITE_DESERIALIZE_READONLY))
    guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
  }

  private func check() throws(PokedexError) {
    let (application, version) = try read { db in
      (
        try Int.fetchOne(db, sql: "PRAGMA application_id"),
        try Int.fetchOne(db, sql: "PRAGMA user_version")
      )
    }
    guard application == DexSchema.applicationID else {
      throw .file(path: name, reason: "it is not a dex")
    }
    guard version == DexSchema.version else {
      let age = (version ?? 0) > DexSchema.version ? "a newer" : "an older"
      throw .file(path: name, reason: "it was made by \(age) pokedex; run: pokedex sync")
    }
  }

  /// Reads the whole file and compares it with its own bookkeeping.
  package func checkIntegrity() throws(PokedexError) {
    let answer = try read { db in try String.fetchOne(db, sql: "PRAGMA integrity_check") }
    guard answer == "ok" else { throw .file(path: name, reason: "it is damaged") }
  }

  /// Runs on the caller's own thread: no other is woken for a read of microseconds. A dex never
  /// changes, so that no transaction is needed to see all of it at one time.
  func read<Value>(_ body: (Database) throws -> Value) throws(PokedexError) -> Value {
    do {
      return try queue.unsafeRead(body)
    } catch let error as PokedexError {
      throw error
    } catch {
      throw .file(path: name, reason: Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case is ByteReader.Damaged, is RowDecodingError: "it is damaged"
    case let error as DatabaseError where error.resultCode == .SQLITE_NOTADB: "it is not a dex"
    case let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT: "it is damaged"
    case let error as DatabaseError: error.message ?? "it cannot be read"
    default: "it cannot be read"
    }
  }
}

extension DexFile {
  /// All rows of a kind, without their names.
  package func table<Entity: Tabular>(
    _ type: Entity.Type = Entity.self
  ) throws(PokedexError) -> PokedexDomain.Table<Entity> {
    try read { db in
      let (ids, slugs) = try Self.keys(of: Entity.kind, in: db)
      var columns = [[Int32]](repeating: [], count: Entity.fields.count)
      var lists = [ListColumn](repeating: ListColumn([]), count: Entity.fields.count)
      let places = Dictionary(
        uniqueKeysWithValues: Entity.fields.enumerated().map { ($1.name, $0) })
      let rows = try GRDB.Row.fetchCursor(
        db, sql: "SELECT name, stride, data FROM field WHERE kind = ?",
        arguments: [Entity.kind.rawValue])
      while let row = try rows.next() {
        guard let place = try places[row.decode(String.self, atIndex: 0)] else { continue }
        try Self.requireStride(row.decode(Int.self, atIndex: 1), of: Entity.fields[place])
        switch Entity.fields[place].access {
        case .number:
          columns[place] = try row.withBytes(2) {
            try NumberColumn.unpack($0, count: ids.count)
          }
        case .list(let stride, _, _):
          lists[place] = try ListPacking.unpack(row.bytes(2), stride: stride, count: ids.count)
        }
      }
      try Self.requireAll(columns, lists, of: Entity.self, count: ids.count)
      return PokedexDomain.Table(
        ids: ids.map { ID(Int($0)) }, slugs: slugs, columns: columns, lists: lists)
    }
  }

  private static func requireStride<Entity>(_ stride: Int, of field: Field<Entity>) throws {
    let expected =
      if case .list(let stride, _, _) = field.access { stride } else { DexSchema.isNumber }
    guard stride == expected else { throw ByteReader.Damaged() }
  }

  private static func requireAll<Entity: Tabular>(
    _ columns: [[Int32]], _ lists: [ListColumn], of type: Entity.Type, count: Int
  ) throws {
    for (field, column) in zip(Entity.fields, columns) {
      if case .number = field.access, column.count != count { throw ByteReader.Damaged() }
    }
  }

  private static func keys(of kind: Kind, in db: Database) throws -> ([Int32], [String]) {
    let row = try GRDB.Row.fetchOne(
      db, sql: "SELECT count, ids, slugs FROM kind WHERE name = ?", arguments: [kind.rawValue])
    guard let row else { return ([], []) }
    let count = try row.decode(Int.self, atIndex: 0)
    let ids = try row.withBytes(1) { try NumberColumn.unpack($0, count: count) }
    let slugs = count == 0 ? [] : try row.withBytes(2) { lines($0) }
    guard slugs.count == count else { throw ByteReader.Damaged() }
    return (ids, slugs)
  }

  /// The lines of a text, straight from SQLite's own bytes: thousands are read at start.
  private static func lines(_ bytes: UnsafeRawBufferPointer) -> [String] {
    var lines: [String] = []
    var start = 0
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(String(decoding: bytes[start..<place], as: UTF8.self))
      start = place + 1
    }
    return lines + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// The ids of a kind, in order.
  package func ids<Entity: Tabular>(of type: Entity.Type) throws(PokedexError) -> [ID<Entity>] {
    try read { db in try Self.keys(of: Entity.kind, in: db).0.map { ID(Int($0)) } }
  }

  /// The ids and slugs of a kind, in order.
  package func keys(of kind: Kind) throws(PokedexError) -> [(id: Int, slug: String)] {
    try read { db in
      let (ids, slugs) = try Self.keys(of: kind, in: db)
      return zip(ids, slugs).map { (Int($0), $1) }
    }
  }

  /// What the rows of a kind are called in a language, in the order of their ids; empty where a
  /// row has no such name, and no lines at all where no row has.
  package func names(
    of kind: Kind, use: String? = nil, language: Language
  ) throws(PokedexError) -> [String] {
    try read { db in
      let row = try GRDB.Row.fetchOne(
        db, sql: "SELECT data FROM name WHERE kind = ? AND use = ? AND language = ?",
        arguments: [kind.rawValue, use ?? DexSchema.mainName, language.rawValue])
      return try row?.withBytes(0) { Self.lines($0) } ?? []
    }
  }

  /// The languages that a kind has names in.
  package func languages(of kind: Kind) throws(PokedexError) -> [Language] {
    try read { db in
      try String.fetchAll(
        db, sql: "SELECT DISTINCT language FROM name WHERE kind = ? ORDER BY language",
        arguments: [kind.rawValue]
      ).map { Language(rawValue: $0) }
    }
  }

  /// How many rows each kind has.
  package func counts() throws(PokedexError) -> [Kind: Int] {
    try read { db in
      let rows = try GRDB.Row.fetchAll(db, sql: "SELECT name, count FROM kind")
      return Dictionary(
        try rows.compactMap { row in
          let count = try row.decode(Int.self, atIndex: 1)
          return try Kind(rawValue: row.decode(String.self, atIndex: 0)).map { ($0, count) }
        },
        uniquingKeysWith: { first, _ in first })
    }
  }

  package func learnset(of form: ID<Form>) throws(PokedexError) -> Learnset {
    guard let bytes = try packed("learnset", of: form) else { return Learnset() }
    return try read { _ in try LearnsetPacking.unpack(bytes) }
  }

  package func encounters(of form: ID<Form>) throws(PokedexError) -> [Encounter] {
    guard let bytes = try packed("encounter", of: form) else { return [] }
    return try read { _ in try EncounterPacking.unpack(bytes) }
  }

  private func packed(_ table: String, of form: ID<Form>) throws(PokedexError) -> [UInt8]? {
    try read { db in
      try GRDB.Row.fetchOne(
        db, sql: "SELECT data FROM \(table) WHERE form = ?", arguments: [form.rawValue]
      )?.bytes(0)
    }
  }
}
