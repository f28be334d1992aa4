import GRDB
import PokedexDomain

/// Makes a dex file: kind after kind, in the order called, the same bytes for the same rows.
package final class DexWriter {
  private let path: String
  private let queue: DatabaseQueue

  /// Starts a new file; there must be none at the path.
  package init(path: String) throws {
    self.path = path
    queue = try DatabaseQueue(path: path, configuration: Self.configuration)
    try write { db in
      try db.execute(
        sql: """
          PRAGMA application_id = \(DexSchema.applicationID);
          PRAGMA user_version = \(DexSchema.version);
          """)
      try db.execute(sql: DexSchema.tables)
    }
    try begin()
  }

  deinit { queue.retire() }

  /// The file is nobody's until it is whole and has its name, so that nothing is gained by
  /// journals; a crash leaves a stray file that the next run removes.
  private static var configuration: Configuration {
    var configuration = Configuration()
    // Thousands of rows are written at one go: see begin().
    configuration.allowsUnsafeTransactions = true
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;")
    }
    return configuration
  }

  /// What is written from now on is one transaction: to begin one for each learnset would cost more
  /// than to write it.
  private func begin() throws { try write { try $0.execute(sql: "BEGIN") } }

  private func commit() throws { try write { try $0.execute(sql: "COMMIT") } }

  private func write(_ body: (Database) throws -> Void) throws {
    try queue.writeWithoutTransaction(body)
  }

  /// Writes a whole kind.
  package func write<Row: Tabular>(_ rows: [Row]) throws {
    let rows = rows.sorted { $0.id < $1.id }
    try write { db in
      try Self.writeKind(rows, to: db)
      for field in Row.fields { try Self.write(field, of: rows, to: db) }
      try Self.write(rows.map(\.names), of: Row.kind, use: DexSchema.mainName, to: db)
      for (use, path) in Row.otherNames.sorted(by: { $0.key < $1.key }) {
        try Self.write(rows.map { $0[keyPath: path] }, of: Row.kind, use: use, to: db)
      }
    }
  }

  /// Writes the moves that a form learns.
  package func write(_ learnset: Learnset, of form: ID<Form>) throws {
    guard !learnset.moves.isEmpty else { return }
    try insert([(form.rawValue, LearnsetPacking.pack(learnset))], into: "learnset")
  }

  /// Writes where a form is met.
  package func write(_ encounters: [Encounter], of form: ID<Form>) throws {
    guard !encounters.isEmpty else { return }
    try insert([(form.rawValue, EncounterPacking.pack(encounters))], into: "encounter")
  }

  /// Adds what follows from all that was written, packs the file and closes it.
  package func finish() throws {
    try commit()
    let derived = try Self.derived(path)
    try begin()
    try insert(derived.learners, into: "learner")
    try insert(derived.residents, into: "resident")
    try insert(derived.rosters, into: "roster")
    try insert(derived.names)
    try commit()
    try queue.vacuum()
    try queue.close()
  }

  /// All of it, for who reads a dex keeps others from writing to it.
  private static func derived(_ path: String) throws(PokedexError) -> DexDerivation.Rows {
    let dex = try DexFile(path: path)
    defer { dex.close() }
    return try DexDerivation.rows(of: dex)
  }

  private func insert(_ rows: [(Int, [UInt8])], into table: String) throws {
    try write { db in
      for (key, bytes) in rows {
        try db.cachedStatement(sql: "INSERT INTO \(table) VALUES (?, ?)")
          .execute(arguments: [key, blob(bytes)])
      }
    }
  }

  private func insert(_ names: [DexDerivation.NameRow]) throws {
    try write { db in
      for (kind, script, parts) in names {
        let columns = SpellingColumns.pack(parts).map(blob)
        try db.execute(
          sql: "INSERT INTO spelling VALUES (?, ?, ?, ?, ?, ?, ?)",
          arguments: [kind.rawValue, script] + StatementArguments(columns))
      }
    }
  }

  private static func writeKind<Row: Tabular>(_ rows: [Row], to db: Database) throws {
    try db.execute(
      sql: "INSERT INTO kind VALUES (?, ?, ?, ?)",
      arguments: [
        Row.kind.rawValue, rows.count,
        blob(NumberColumn.pack(rows.map { Int32(clamping: $0.id.rawValue) })),
        rows.map { oneLine($0.slug) }.joined(separator: "\n"),
      ])
  }

  private static func write<Row: Tabular>(
    _ field: Field<Row>, of rows: [Row], to db: Database
  ) throws {
    let (stride, bytes) = pack(field, of: rows)
    try db.execute(
      sql: "INSERT INTO field VALUES (?, ?, ?, ?)",
      arguments: [Row.kind.rawValue, field.name, stride, blob(bytes)])
  }

  private static func pack<Row: Tabular>(_ field: Field<Row>, of rows: [Row]) -> (Int, [UInt8]) {
    switch field.access {
    case .number(let get, _):
      let values = rows.map { get($0).map(Int32.init(clamping:)) ?? NumberColumn.none }
      return (DexSchema.isNumber, NumberColumn.pack(values))
    case .list(let stride, let get, _):
      return (stride, ListPacking.pack(rows.map(get)))
    }
  }

  /// A language in which no row has a name takes no space.
  private static func write(
    _ names: [Names], of kind: Kind, use: String, to db: Database
  ) throws {
    let languages = Set(names.flatMap(\.byLanguage.keys))
    for language in languages.sorted() {
      let lines = names.map { oneLine($0[language] ?? "") }
      try db.execute(
        sql: "INSERT INTO name VALUES (?, ?, ?, ?)",
        arguments: [kind.rawValue, use, language.rawValue, lines.joined(separator: "\n")])
    }
  }

  /// A line feed would end the name or slug, and a NUL all of them: none is known to hold such
  /// characters, and none is let in.
  private static func oneLine(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: endsLine) else { return name }
    return String(name.map { $0.isNewline || $0 == "\u{0}" ? " " : $0 })
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || [0x85, 0x2028, 0x2029].contains(scalar.value)
  }
}
