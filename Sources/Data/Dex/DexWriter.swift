import GRDB
import PokedexDomain

/// Writes a dex file, kind by kind in the order of the calls. The same rows yield the same bytes.
package final class DexWriter {
  private let path: String
  private let queue: DatabaseQueue

  /// Creates a new file; the path must not exist.
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

  /// Journals are off: other processes see the file only once it is complete and renamed. A crash
  /// leaves a stray file, which the next run removes.
  private static var configuration: Configuration {
    var configuration = Configuration()
    // Thousands of rows are written in one transaction; see `begin()`.
    configuration.allowsUnsafeTransactions = true
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;")
    }
    return configuration
  }

  /// Begins one transaction for all writes: one for each learnset would cost more than the write
  /// itself.
  private func begin() throws { try write { try $0.execute(sql: "BEGIN") } }

  private func commit() throws { try write { try $0.execute(sql: "COMMIT") } }

  private func write(_ body: (Database) throws -> Void) throws {
    try queue.writeWithoutTransaction(body)
  }

  /// Writes all rows of a kind.
  package func write<Row: Tabular>(_ rows: [Row]) throws {
    let rows = rows.sorted { $0.id < $1.id }
    try write { db in
      try Self.writeKind(rows, to: db)
      for field in Row.fields { try Self.write(field, of: rows, to: db) }
      try Self.write(rows.map(\.names), of: Row.kind, usedAs: DexSchema.mainName, to: db)
      for (use, path) in Row.otherNames.sorted(by: { $0.key < $1.key }) {
        try Self.write(rows.map { $0[keyPath: path] }, of: Row.kind, usedAs: use, to: db)
      }
    }
  }

  /// Writes the learnset of a form.
  package func write(_ learnset: Learnset, of form: ID<Form>) throws {
    guard !learnset.moves.isEmpty else { return }
    try insert([(form.rawValue, LearnsetPacking.pack(learnset))], into: "learnset")
  }

  /// Writes the encounters of a form.
  package func write(_ encounters: [Encounter], of form: ID<Form>) throws {
    guard !encounters.isEmpty else { return }
    try insert([(form.rawValue, EncounterPacking.pack(encounters))], into: "encounter")
  }

  /// Adds the derived tables, vacuums the file and closes it.
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

  /// Derives all rows at once: an open reader keeps the file locked against writes.
  private static func derived(_ path: String) throws(PokedexError) -> DexDerivation.Rows {
    let dex = try DexFile(path: path)
    defer { dex.close() }
    return try DexDerivation.rows(of: dex)
  }

  private func insert(_ rows: [(Int, [UInt8])], into table: String) throws {
    try write { db in
      for (key, bytes) in rows {
        try db.cachedStatement(sql: "INSERT INTO \(table) VALUES (?, ?, ?)")
          .execute(arguments: [key, blob(bytes), Checksum.of([bytes])])
      }
    }
  }

  private func insert(_ names: [DexDerivation.NameRow]) throws {
    try write { db in
      for (kind, script, parts) in names {
        let columns = SpellingColumns.pack(parts)
        try db.execute(
          sql: "INSERT INTO spelling VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
          arguments: [kind.rawValue, script] + StatementArguments(columns.map(blob))
            + [Checksum.of(columns)])
      }
    }
  }

  private static func writeKind<Row: Tabular>(_ rows: [Row], to db: Database) throws {
    let ids = NumberColumn.pack(rows.map { Int32(clamping: $0.id.rawValue) })
    let slugs = rows.map { oneLine($0.slug) }.joined(separator: "\n")
    try db.execute(
      sql: "INSERT INTO kind VALUES (?, ?, ?, ?, ?)",
      arguments: [
        Row.kind.rawValue, rows.count, blob(ids), slugs, Checksum.of([ids, Array(slugs.utf8)]),
      ])
  }

  private static func write<Row: Tabular>(
    _ field: Field<Row>, of rows: [Row], to db: Database
  ) throws {
    let (stride, bytes) = pack(field, of: rows)
    try db.execute(
      sql: "INSERT INTO field VALUES (?, ?, ?, ?, ?)",
      arguments: [Row.kind.rawValue, field.name, stride, blob(bytes), Checksum.of([bytes])])
  }

  private static func pack<Row: Tabular>(_ field: Field<Row>, of rows: [Row]) -> (Int, [UInt8]) {
    switch field.access {
    case .number(let get, _):
      let values = rows.map { get($0).map(Int32.init(clamping:)) ?? NumberColumn.none }
      return (DexSchema.numberStride, NumberColumn.pack(values))
    case .list(let stride, let get, _):
      return (stride, ListPacking.pack(rows.map(get)))
    }
  }

  /// Writes the names of a kind, one row for each language that has any.
  ///
  /// - Parameter use: The purpose of the names: ``DexSchema/mainName``, or a key of `otherNames`.
  private static func write(
    _ names: [Names], of kind: Kind, usedAs use: String, to db: Database
  ) throws {
    let languages = Set(names.flatMap(\.byLanguage.keys))
    for language in languages.sorted() {
      let lines = names.map { oneLine($0[language] ?? "") }.joined(separator: "\n")
      try db.execute(
        sql: "INSERT INTO name VALUES (?, ?, ?, ?, ?)",
        arguments: [
          kind.rawValue, use, language.rawValue, lines, Checksum.of([Array(lines.utf8)]),
        ])
    }
  }

  /// Replaces line breaks, which would end the name or slug, and NUL, which would end the whole
  /// text. No known name contains either.
  private static func oneLine(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: endsLine) else { return name }
    return String(name.map { $0.isNewline || $0 == "\u{0}" ? " " : $0 })
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || [0x85, 0x2028, 0x2029].contains(scalar.value)
  }
}
