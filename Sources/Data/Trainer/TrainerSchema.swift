import GRDB

/// The layout of the store, as each version of the program left it.
enum TrainerSchema {
  /// Tells a store from other SQLite files: "PkTr".
  static let applicationID = 0x506B_5472

  /// Whether the file is a store, or nothing yet.
  static func isOwn(_ db: Database) throws -> Bool {
    switch try Int.fetchOne(db, sql: "PRAGMA application_id") {
    case applicationID: true
    case 0:
      // Another program may just be making it: the list of migrations is there first.
      try Int.fetchOne(
        db, sql: "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'") == 0
    default: false
    }
  }

  /// Whether the file is a store, and has been made to its end.
  static func isStore(_ db: Database) throws -> Bool {
    try Int.fetchOne(db, sql: "PRAGMA application_id") == applicationID
  }

  /// What has still to be done to a store of an older version; nothing where it is up to date, or
  /// new.
  static func pendingChange(_ db: Database) throws -> String? {
    let migrator = migrator
    let applied = try migrator.appliedIdentifiers(db)
    return applied.isEmpty ? nil : migrator.migrations.first { !applied.contains($0) }
  }

  static var migrator: DatabaseMigrator { migrator(of: changes) }

  /// - Parameter changes: all of them, or those that an older version had made.
  static func migrator(of changes: [Change]) -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    for change in changes {
      migrator.registerMigration(change.name) { db in try db.execute(sql: change.sql) }
    }
    return migrator
  }

  /// Whether the file has all the changes and no others, asked without the migrator, which takes
  /// longer to answer than all else that a start reads of the store.
  static func isCurrent(_ db: Database) throws -> Bool {
    let rows = try Row.fetchCursor(
      db, sql: "SELECT identifier FROM grdb_migrations ORDER BY rowid")
    for change in changes {
      guard try rows.next()?.decode(String.self, atIndex: 0) == change.name else { return false }
    }
    return try rows.next() == nil
  }

  /// The changes that a store has, of this version or of an older one.
  ///
  /// - Throws: ``InvalidSchema`` where it is none, is newer, or holds what no version made or wrote.
  static func checkedChanges(_ db: Database) throws -> [Change] {
    guard try isOwn(db) else { throw InvalidSchema(reason: StoreFailure.foreign) }
    try checkMigrations(db)
    guard try !migrator.hasBeenSuperseded(db) else {
      throw InvalidSchema(reason: StoreFailure.newer)
    }
    let applied = try migrator.appliedIdentifiers(db)
    let changes = changes.filter { applied.contains($0.name) }
    // A store that is just being made is empty, and then has the list of migrations first.
    let isEmpty = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") == 0
    if !isEmpty { try layout(of: changes).check(db) }
    try checkSize(db, of: changes)
    return changes
  }

  /// The list of changes is read before it is known which layout there has to be.
  private static func checkMigrations(_ db: Database) throws {
    try checkPages(db)
    let row = try Row.fetchOne(
      db, sql: "SELECT type, sql FROM sqlite_schema WHERE name = 'grdb_migrations'")
    guard let row else { return }
    guard try row.decode(String?.self, atIndex: 1) == migrations else {
      throw InvalidSchema.strange(try row.decode(atIndex: 0), "grdb_migrations")
    }
    let counted = "SELECT count(*) FROM (SELECT 1 FROM grdb_migrations LIMIT \(mostChanges + 1))"
    guard try Int.fetchOne(db, sql: counted) ?? 0 <= mostChanges else {
      throw InvalidSchema(reason: StoreFailure.newer)
    }
  }

  /// More than any version will have made.
  private static let mostChanges = 1_000
  private static let migrations =
    "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)"

  private static func layout(of changes: [Change]) -> SQLSchema {
    SQLSchema(changes.reduce(migrations + ";") { $0 + $1.sql })
  }

  /// - Throws: ``InvalidSchema`` where a store of this version holds anything else, or too much.
  static func checkCurrent(_ db: Database) throws {
    try layout(of: changes).check(db)
    try checkSize(db)
  }

  // MARK: Changes

  /// A step of the layout, with its tables: a table comes behind those it refers to.
  struct Change: Sendable {
    let name: String
    let sql: String
    let tables: [Table]
  }

  struct Table: Sendable {
    let name: String
    /// More rows than that are neither written nor read.
    let mostRows: Int
  }

  /// In order.
  static let changes = [
    Change(
      name: "searches", sql: searches,
      tables: [Table(name: "search", mostRows: 2_000), Table(name: "history", mostRows: 2_000)]),
    Change(name: "marks", sql: marks, tables: [Table(name: "mark", mostRows: 20_000)]),
    Change(
      name: "teams", sql: teams,
      tables: [Table(name: "team", mostRows: 5_000), Table(name: "member", mostRows: 30_000)]),
    Change(name: "place", sql: place, tables: [Table(name: "place", mostRows: 1)]),
  ]

  private static let searches = """
    PRAGMA application_id = \(applicationID);
    CREATE TABLE search (
      name TEXT NOT NULL PRIMARY KEY COLLATE NOCASE,
      query TEXT NOT NULL
    ) STRICT;
    CREATE TABLE history (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      query TEXT NOT NULL UNIQUE
    ) STRICT;
    """

  private static let marks = """
    CREATE TABLE mark (
      form INTEGER NOT NULL PRIMARY KEY,
      favourite INTEGER NOT NULL CHECK (favourite IN (0, 1)),
      seen INTEGER NOT NULL CHECK (seen IN (0, 1)),
      caught INTEGER NOT NULL CHECK (caught IN (0, 1) AND caught <= seen),
      shiny INTEGER NOT NULL CHECK (shiny IN (0, 1) AND shiny <= caught),
      note TEXT NOT NULL
    ) STRICT;
    """

  /// Lists are texts, as `TeamColumns` writes them.
  private static let teams = """
    CREATE TABLE team (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE COLLATE NOCASE,
      format TEXT,
      unread TEXT NOT NULL
    ) STRICT;
    CREATE TABLE member (
      team INTEGER NOT NULL REFERENCES team ON DELETE CASCADE,
      place INTEGER NOT NULL,
      form INTEGER NOT NULL,
      look INTEGER,
      nickname TEXT,
      gender TEXT,
      item INTEGER,
      ability INTEGER,
      level INTEGER,
      nature INTEGER,
      effort TEXT NOT NULL,
      individual TEXT NOT NULL,
      moves TEXT NOT NULL,
      shiny INTEGER,
      happiness INTEGER,
      tera_type INTEGER,
      dynamax_level INTEGER,
      gigantamax INTEGER,
      ball INTEGER,
      hidden_power INTEGER,
      unread TEXT NOT NULL,
      PRIMARY KEY (team, place)
    ) STRICT;
    """

  /// One row: where the user was last.
  private static let place = """
    CREATE TABLE place (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      text TEXT NOT NULL
    ) STRICT;
    """
}
