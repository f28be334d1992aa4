import GRDB
import PokedexDomain

/// The schema of the store, as a sequence of changes that versions of the program have made.
enum TrainerSchema {
  /// "PkTr": distinguishes a store from other SQLite files.
  static let applicationID = 0x506B_5472

  /// Returns whether the file is a store or still empty.
  static func isOwn(_ db: Database) throws -> Bool {
    switch try Int.fetchOne(db, sql: "PRAGMA application_id") {
    case applicationID: true
    case 0:
      // Another program may be creating the store at this moment, beginning with the table of
      // migrations.
      try Int.fetchOne(
        db, sql: "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'") == 0
    default: false
    }
  }

  /// Returns whether the file is a completely created store.
  static func isStore(_ db: Database) throws -> Bool {
    try Int.fetchOne(db, sql: "PRAGMA application_id") == applicationID
  }

  /// The next change to apply to a store of an older version, or `nil` if the store is new or up to
  /// date.
  static func pendingChange(_ db: Database) throws -> String? {
    let migrator = migrator
    let applied = try migrator.appliedIdentifiers(db)
    return applied.isEmpty ? nil : migrator.migrations.first { !applied.contains($0) }
  }

  static var migrator: DatabaseMigrator { migrator(of: changes) }

  /// - Parameter changes: all changes, or those of an older version.
  static func migrator(of changes: [SchemaChange]) -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    for change in changes {
      migrator.registerMigration(change.name) { db in try db.execute(sql: change.sql) }
    }
    return migrator
  }

  /// Returns whether the file has exactly the current changes. It does not use the migrator, which
  /// takes longer than all other reads of the store at launch.
  static func isCurrent(_ db: Database) throws -> Bool {
    let rows = try Row.fetchCursor(
      db, sql: "SELECT identifier FROM grdb_migrations ORDER BY rowid")
    for change in changes {
      guard try rows.next()?.decode(String.self, atIndex: 0) == change.name else { return false }
    }
    return try rows.next() == nil
  }

  /// The changes applied to a store of this or an older version.
  ///
  /// - Throws: ``RefusedData`` if the file is not a store, is from a newer version, or has
  ///   contents that no version creates.
  static func checkedChanges(_ db: Database) throws -> [SchemaChange] {
    guard try isOwn(db) else { throw RefusedData(reason: StoreFailure.foreign) }
    try checkMigrations(db)
    guard try !migrator.hasBeenSuperseded(db) else {
      throw RefusedData(reason: StoreFailure.newer)
    }
    let applied = try migrator.appliedIdentifiers(db)
    let changes = changes.filter { applied.contains($0.name) }
    // A store that is being created is empty at first, then has only the table of migrations.
    let isEmpty = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") == 0
    if !isEmpty { try layout(of: changes).check(db) }
    try checkSize(db, of: changes)
    return changes
  }

  /// Checks the table of migrations, which is read before the expected schema is known.
  private static func checkMigrations(_ db: Database) throws {
    try checkPages(db)
    let row = try Row.fetchOne(
      db, sql: "SELECT type, sql FROM sqlite_schema WHERE name = 'grdb_migrations'")
    guard let row else { return }
    guard try row.decode(String?.self, atIndex: 1) == migrations else {
      throw RefusedData.unexpected(try row.decode(atIndex: 0), "grdb_migrations")
    }
    let counted = "SELECT count(*) FROM (SELECT 1 FROM grdb_migrations LIMIT \(maxChanges + 1))"
    guard try Int.fetchOne(db, sql: counted) ?? 0 <= maxChanges else {
      throw RefusedData(reason: StoreFailure.newer)
    }
  }

  /// A limit that no version will reach.
  private static let maxChanges = 1_000
  private static let migrations =
    "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)"

  private static func layout(of changes: [SchemaChange]) -> SQLSchema {
    SQLSchema(changes.reduce(migrations + ";") { $0 + $1.sql })
  }

  /// - Throws: ``RefusedData`` if a store of this version has additional contents or is too
  ///   large.
  static func checkCurrent(_ db: Database) throws {
    try layout(of: changes).check(db)
    try checkSize(db)
  }
}
