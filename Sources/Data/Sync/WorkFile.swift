import FoundationEssentials
import GRDB
import Glibc
import PokedexDomain
import Synchronization

/// The documents and pictures that a sync has fetched so far, as they came, with the server's mark
/// (ETag) and how long they are good. The next sync goes on from here, whatever ended this one, and
/// once all is there, a dex is made of nothing else.
///
/// What is kept goes to the file in portions; a process that is killed loses the last at most.
package final class WorkFile: Sendable {
  /// What is known of a document or picture without reading it.
  struct Mark: Hashable, Sendable {
    var etag: String?
    /// Seconds since 1970 at which it came, or was said to be still good.
    var checked: Int
    /// For so many seconds from then, nobody needs to ask.
    var maxAge: Int
  }

  enum Table: String {
    case document
    case picture
  }

  private struct Entry: Sendable {
    let table: Table
    let path: String
    /// Nil where what is kept was said to be still good, or the host has no such picture.
    let body: Deflated?
    let isNew: Bool
    let mark: Mark
  }

  /// Entries, and bytes of theirs, that wait to be written at once.
  private static let portion = (count: 64, bytes: 4 << 20)

  package let path: String
  /// Why the file had to be begun anew, if it had.
  package let remark: String?
  let queue: DatabaseQueue
  private let now: @Sendable () -> Int
  private let lock: FileLock
  private let pending = Mutex<[Entry]>([])

  /// Opens the file of a sync that was begun, or begins a new one.
  ///
  /// - Parameters:
  ///   - source: the address of the API: what another said is of no use.
  ///   - isFresh: whether what is there is to be thrown away.
  ///   - now: seconds since 1970.
  /// - Throws: when another sync uses it, or nothing can be written there.
  package init(
    path: String, source: String, isFresh: Bool = false,
    now: @escaping @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }
  ) throws(PokedexError) {
    (self.path, self.now) = (path, now)
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

  /// Whether nobody needs to ask again.
  func isFresh(_ mark: Mark) -> Bool {
    let age = now() - max(0, mark.checked)
    return age >= 0 && age <= mark.maxAge
  }

  // MARK: Writing

  /// Keeps an answer. After 304, what is kept is good for another while; after 404, it is kept that
  /// there is nothing.
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

  /// Writes what is not written yet.
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
    let (table, mark) = (entry.table.rawValue, entry.mark)
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

  /// Everything that is kept, by path.
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

  /// A document that is kept.
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

  /// Reads a document that is kept.
  func read<Value>(
    _ path: String, _ body: (JSONDocument) throws(BadData) -> Value
  ) throws(PokedexError) -> Value {
    let document = try document(path)
    do throws(BadData) { return try body(document) } catch { throw .badData(error) }
  }

  /// Does a great deal of reading at one go. A document that turns out to be wrong is forgotten, so
  /// that the next sync asks for it again.
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

  /// A file that turns out to be damaged is removed, so that the next sync begins anew.
  private func reading<Value>(_ body: (Database) throws -> Value) throws(PokedexError) -> Value {
    do {
      // No transaction is needed for each of 15,000 rows: nobody else writes.
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
      path: path, reason: worded("it was damaged, and is gone: sync again to begin anew"))
  }

  /// Forgets everything but these.
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
  /// A picture is packed as it is, and is copied to where it is read from.
  fileprivate func packed(_ body: [UInt8]) -> Deflated {
    switch self {
    case .document: Deflated(body)
    case .picture: Deflated(bytes: body, size: body.count)
    }
  }
}
