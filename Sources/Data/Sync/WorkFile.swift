import FoundationEssentials
import GRDB
import Glibc
import PokedexDomain
import Synchronization

/// The responses that a sync has stored so far, each with its ETag and freshness. After an
/// interruption, the next sync continues from here. Once the file is complete, the dex is built
/// from it alone.
///
/// Entries are written in batches; a process that is killed loses at most the last batch.
package final class WorkFile: Sendable {
  /// The metadata of a stored response.
  struct Mark: Hashable, Sendable {
    var etag: String?
    /// The Unix time at which the response was fetched or last revalidated.
    var checked: Int
    /// The seconds from ``checked`` until the response must be revalidated.
    var maxAge: Int
  }

  enum Table: String {
    case document
    case picture
  }

  private struct Entry: Sendable {
    let table: Table
    let path: String
    /// The body, or `nil` if the stored one was revalidated or the host does not have the picture.
    let body: Deflated?
    let isNew: Bool
    let mark: Mark
  }

  /// The number of entries, and of their bytes, beyond which a batch is written.
  private static let portion = (count: 64, bytes: 4 << 20)

  package let path: String
  /// The reason why an unusable file was replaced, if it was.
  package let remark: String?
  let queue: DatabaseQueue
  private let now: @Sendable () -> Int
  private let lock: FileLock
  private let pending = Mutex<[Entry]>([])

  /// Opens the file of an earlier sync, or creates a new one.
  ///
  /// - Parameters:
  ///   - source: the URL of the API; a file with responses of another API is discarded.
  ///   - isFresh: whether to discard an existing file.
  ///   - now: returns the Unix time.
  /// - Throws: ``PokedexError`` if another sync uses the file, or the file cannot be written.
  package init(
    path: String, source: String, isFresh: Bool = false,
    now: @escaping @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }
  ) throws(PokedexError) {
    self.path = path
    self.now = now
    try Directory.make(above: path)
    lock = try FileLock(path + ".lock")
    if isFresh { Self.remove(path) }
    (queue, remark) = try StoreFailure.translating(path) {
      try WorkFileSchema.open(path, source: source)
    }
  }

  deinit { queue.retire() }

  static func remove(_ path: String) {
    for file in [path] + SQLiteFile.journals(of: path) { unlink(file) }
  }

  /// Returns whether the entry needs no revalidation yet.
  func isFresh(_ mark: Mark) -> Bool {
    let age = now() - max(0, mark.checked)
    return age >= 0 && age <= mark.maxAge
  }

  // MARK: Writing

  /// Stores a response. A 304 renews the stored one, and a 404 is stored as an entry without a
  /// body.
  func keep(
    _ response: HTTPResponse, at path: String, in table: Table = .document
  ) throws(PokedexError) {
    let mark = Mark(etag: response.etag, checked: now(), maxAge: response.freshFor)
    let isNew = response.status != 304
    let body = response.status == 200 ? table.packed(response.body) : nil
    try add(Entry(table: table, path: path, body: body, isNew: isNew, mark: mark))
  }

  private func add(_ entry: Entry) throws(PokedexError) {
    let portion = pending.withLock { pending in
      pending.append(entry)
      let bytes = pending.reduce(0) { $0 + ($1.body?.bytes.count ?? 0) }
      let isFull = pending.count > Self.portion.count || bytes > Self.portion.bytes
      return isFull ? Self.taken(&pending) : []
    }
    try write(portion)
  }

  /// Writes all pending entries.
  package func flush() throws(PokedexError) {
    try write(pending.withLock { Self.taken(&$0) })
  }

  private static func taken(_ entries: inout [Entry]) -> [Entry] {
    defer { entries = [] }
    return entries
  }

  private func write(_ entries: [Entry]) throws(PokedexError) {
    guard !entries.isEmpty else { return }
    try StoreFailure.translating(path) {
      try queue.write { db in
        for entry in entries { try Self.write(entry, to: db) }
      }
    }
  }

  private static func write(_ entry: Entry, to db: Database) throws {
    let table = entry.table.rawValue
    let mark = entry.mark
    if entry.isNew {
      let sql = "INSERT OR REPLACE INTO \(table) VALUES (?, ?, ?, ?, ?, ?)"
      try db.cachedStatement(sql: sql).execute(arguments: [
        entry.path, (entry.body?.bytes).map(blob), entry.body?.size, mark.etag, mark.checked,
        mark.maxAge,
      ])
    } else {
      let sql = "UPDATE \(table) SET checked = ?, max_age = ? WHERE path = ?"
      try db.cachedStatement(sql: sql).execute(arguments: [mark.checked, mark.maxAge, entry.path])
    }
  }
}

extension WorkFile {
  // MARK: Reading

  /// The metadata of all stored responses, by path.
  func marks(of table: Table = .document) throws(PokedexError) -> [String: Mark] {
    try reading { db in
      var marks: [String: Mark] = [:]
      let rows = try GRDB.Row.fetchCursor(
        db, sql: "SELECT path, etag, checked, max_age FROM \(table.rawValue)")
      while let row = try rows.next() {
        marks[row[0]] = Mark(etag: row[1], checked: row[2], maxAge: row[3])
      }
      return marks
    }
  }

  /// Reads a stored document.
  func document(_ path: String) throws(PokedexError) -> JSONDocument {
    try reading { db in
      let sql = "SELECT body, size FROM document WHERE path = ?"
      let row = try GRDB.Row.fetchOne(db.cachedStatement(sql: sql), arguments: [path])
      guard let row, let size = row[1] as Int?,
        let body = Deflated(bytes: try row.bytes(0), size: size)
          .plain(limit: PokeAPI.resourceLimit)
      else { throw Damaged() }
      return JSONDocument(resource: path, response: HTTPResponse(body: body))
    }
  }

  /// Reads and decodes a stored document.
  func read<Value>(
    _ path: String, _ body: (JSONDocument) throws(BadData) -> Value
  ) throws(PokedexError) -> Value {
    let document = try document(path)
    do throws(BadData) { return try body(document) } catch { throw .badData(error) }
  }

  /// Performs many reads in one transaction. A document with bad data is removed, so that the next
  /// sync fetches it again.
  func readingAtOnce(_ body: () throws(PokedexError) -> Void) throws(PokedexError) {
    do {
      try queue.unsafeReentrantRead { db in
        try db.execute(sql: "BEGIN")
        defer { try? db.execute(sql: "COMMIT") }
        try body()
      }
    } catch let error as PokedexError {
      if case .badData(let data) = error { try forget([data.resource], in: .document) }
      throw error
    } catch {
      throw .file(path: path, reason: worded("it cannot be read"))
    }
  }

  private struct Damaged: Error {}

  /// Reads from the file. A damaged file is removed, so that the next sync starts over.
  private func reading<Value>(_ body: (Database) throws -> Value) throws(PokedexError) -> Value {
    do {
      // There is no other writer, so 15,000 reads do not need a transaction each.
      return try queue.unsafeReentrantRead(body)
    } catch is Damaged {
      throw damaged()
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
      throw damaged()
    } catch {
      throw .file(path: path, reason: worded("it cannot be read"))
    }
  }

  private func damaged() -> PokedexError {
    Self.remove(path)
    return .file(
      path: path, reason: worded("it was damaged and has been removed: sync again to start over"))
  }

  /// Removes all entries but those at the given paths.
  func forgetAll(but paths: Set<String>, in table: Table) throws(PokedexError) {
    try forget(try marks(of: table).keys.filter { !paths.contains($0) }, in: table)
  }

  private func forget(_ paths: [String], in table: Table) throws(PokedexError) {
    guard !paths.isEmpty else { return }
    try StoreFailure.translating(path) {
      try queue.write { db in
        for path in paths {
          try db.execute(
            sql: "DELETE FROM \(table.rawValue) WHERE path = ?", arguments: [path])
        }
      }
    }
  }
}

extension WorkFile.Table {
  /// Compresses a document. A picture is already compressed, and is copied to its final file
  /// unchanged.
  fileprivate func packed(_ body: [UInt8]) -> Deflated {
    switch self {
    case .document: Deflated(body)
    case .picture: Deflated(bytes: body, size: body.count)
    }
  }
}
