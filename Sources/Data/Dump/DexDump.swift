import GRDB
import Glibc
import PokedexDomain

/// Writes a dex as plain tables into a SQLite file. The same dex gives the same bytes: the pages have
/// one size, the rows one order, and nothing tells the time.
package struct DexDump {
  private let source: DumpSource

  package init(_ source: DumpSource) { self.source = source }

  /// Writes the file beside the one that it replaces, and renames it once it is complete.
  ///
  /// - Parameters:
  ///   - isReplacing: Whether an existing dump may be replaced. Other files never are.
  ///   - isCancelled: Asked again and again; on `true`, nothing is left of the new file.
  /// - Throws: ``PokedexError/file(path:reason:)``, ``PokedexError/cancelled``, or the damage of the
  ///   dex.
  package func write(
    to path: String, isReplacing: Bool, isCancelled: () -> Bool = { false }
  ) throws(PokedexError) {
    try Self.check(path, isReplacing: isReplacing)
    let path = Directory.resolved(path)
    let (partial, file) = try Directory.makePartial(of: path)
    close(file)
    do throws(PokedexError) {
      try StoreFailure.translating(path) { try fill(partial, isCancelled) }
      if let damage = source.damage { throw damage }
      try Directory.publish(partial)
      try SQLiteFile.replace(path, with: partial)
    } catch {
      unlink(partial)
      throw error
    }
  }

  /// Whether a dump is at the path.
  package static func isThere(_ path: String) -> Bool {
    FileKind(path: path) == .regular
      && FileHeader(path: path)?.applicationID == DumpSchema.applicationID
  }

  /// Refuses a path where anything but a dump is, since the user can choose any path.
  private static func check(_ path: String, isReplacing: Bool) throws(PokedexError) {
    let kind = FileKind(path: path)
    if kind == .missing { return }
    guard kind == .regular else { throw .file(path: path, reason: StoreFailure.noFile) }
    guard isThere(path) else {
      throw .file(path: path, reason: worded("it already exists and is not a dump"))
    }
    guard isReplacing else { throw .file(path: path, reason: worded("it already exists")) }
  }

  private func fill(_ path: String, _ isCancelled: () -> Bool) throws {
    let queue = try DatabaseQueue(path: path, configuration: Self.configuration)
    defer { queue.retire() }
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "BEGIN")
      for table in DumpSchema.tables { try db.execute(sql: table.creation) }
      for view in DumpViews.all { try db.execute(sql: view.creation) }
      for table in DumpSchema.tables { try insert(table, into: db, isCancelled) }
      try db.execute(sql: "COMMIT")
    }
    try queue.close()
  }

  /// Turns journals off: other processes see the file only once it is complete.
  private static var configuration: Configuration {
    var configuration = Configuration()
    // Rows may come before those that they refer to.
    configuration.foreignKeysEnabled = false
    configuration.allowsUnsafeTransactions = true
    configuration.prepareDatabase { db in
      try db.execute(
        sql: """
          PRAGMA page_size = \(DumpSchema.pageSize); PRAGMA encoding = 'UTF-8';
          PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
          PRAGMA application_id = \(DumpSchema.applicationID);
          PRAGMA user_version = \(DumpSchema.version);
          """)
    }
    return configuration
  }

  /// How many rows are written between two questions whether to stop.
  private static let step = 1 << 12

  private func insert(
    _ table: DumpTable, into db: Database, _ isCancelled: () -> Bool
  ) throws {
    let statement = try DumpInsertion(table, in: db)
    var count = 0
    try table.rows(source) { values in
      count += 1
      if count % Self.step == 0, isCancelled() { throw PokedexError.cancelled }
      try statement.insert(values)
    }
    for index in table.indexes { try db.execute(sql: index) }
    if isCancelled() { throw PokedexError.cancelled }
  }
}
