import FoundationEssentials
import GRDB
import Glibc
import PokedexDomain
import Synchronization

/// What a sync has fetched so far: what was extracted of each document, with the server's mark
/// (ETag) and how long it is good. The next sync goes on from here, whatever ended this one, and
/// once all is there, a dex is made of nothing else. It never holds a document itself.
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
    /// Whether its texts were extracted as well.
    var hasText = false
  }

  enum Table: String {
    case document
    case picture
  }

  /// What was extracted.
  struct Findings: Hashable, Sendable {
    /// A packed row or list; the PNG file of a picture, nothing where the host has none.
    var body: [UInt8]?
    /// Nothing where no texts were asked for.
    var text: [UInt8]?
  }

  private struct Entry: Sendable {
    let table: Table
    let path: String
    /// Nothing where what is kept was said to be still good.
    let findings: Findings?
    let mark: Mark
  }

  /// So many are written at once.
  private static let portion = 64

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

  func keep(
    _ findings: Findings, at path: String, in table: Table = .document, _ response: HTTPResponse
  ) throws(PokedexError) {
    let mark = mark(of: response, hasText: findings.text != nil)
    try add(Entry(table: table, path: path, findings: findings, mark: mark))
  }

  /// The server said that what is kept is still good.
  func renew(
    _ path: String, in table: Table = .document, _ response: HTTPResponse
  ) throws(PokedexError) {
    let mark = mark(of: response, hasText: false)
    try add(Entry(table: table, path: path, findings: nil, mark: mark))
  }

  private func mark(of response: HTTPResponse, hasText: Bool) -> Mark {
    Mark(
      etag: response.etag, checked: now(), maxAge: response.freshFor, hasText: hasText)
  }

  private func add(_ entry: Entry) throws(PokedexError) {
    let portion = pending.withLock { pending in
      pending.append(entry)
      return Self.taken(&pending, ifMoreThan: Self.portion)
    }
    try write(portion)
  }

  /// Writes what is not written yet.
  package func flush() throws(PokedexError) {
    try write(pending.withLock { Self.taken(&$0, ifMoreThan: 0) })
  }

  private static func taken(_ entries: inout [Entry], ifMoreThan count: Int) -> [Entry] {
    guard entries.count > count else { return [] }
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
    if let findings = entry.findings {
      let sql = "INSERT OR REPLACE INTO \(table) VALUES (?, ?, ?, ?, ?, ?)"
      try db.cachedStatement(sql: sql).execute(arguments: [
        entry.path, findings.body.map(blob), findings.text.map(blob), mark.etag, mark.checked,
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
        db, sql: "SELECT path, etag, checked, max_age, text IS NOT NULL FROM \(table.rawValue)")
      while let row = try rows.next() {
        marks[row[0]] = Mark(etag: row[1], checked: row[2], maxAge: row[3], hasText: row[4])
      }
      return marks
    }
  }

  /// What was extracted of a document that is kept, made into what it stands for.
  func read<Value>(
    _ path: String, _ unpack: (inout ByteReader) throws(ByteReader.Damaged) -> Value
  ) throws(PokedexError) -> Value {
    try reading { db in
      let row = try GRDB.Row.fetchOne(
        db.cachedStatement(sql: "SELECT body FROM document WHERE path = ?"), arguments: [path])
      guard let bytes = try row?.bytes(0) else { throw ByteReader.Damaged() }
      var reader = ByteReader(bytes)
      let value = try unpack(&reader)
      guard reader.isAtEnd else { throw ByteReader.Damaged() }
      return value
    }
  }

  /// Does a great deal of reading at one go.
  func readingAtOnce(_ body: () throws(PokedexError) -> Void) throws(PokedexError) {
    do {
      try queue.unsafeReentrantRead { db in
        try db.execute(sql: "BEGIN")
        defer { try? db.execute(sql: "COMMIT") }
        try body()
      }
    } catch let error as PokedexError {
      throw error
    } catch {
      throw .file(path: path, reason: worded("it cannot be read"))
    }
  }

  /// A file that turns out to be damaged is removed, so that the next sync begins anew.
  private func reading<Value>(_ body: (Database) throws -> Value) throws(PokedexError) -> Value {
    do {
      // No transaction is needed for each of 15,000 rows: nobody else writes.
      return try queue.unsafeReentrantRead(body)
    } catch is ByteReader.Damaged {
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
    let others = try marks(of: table).keys.filter { !paths.contains($0) }
    guard !others.isEmpty else { return }
    try StoreFailure.translating(path) {
      try queue.write { db in
        for path in others {
          try db.execute(
            sql: "DELETE FROM \(table.rawValue) WHERE path = ?", arguments: [path])
        }
      }
    }
  }
}
