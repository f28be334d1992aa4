import GRDB
import Glibc
import Logging
import PokedexDomain
import Synchronization

/// The user's own data, in a SQLite file. The file is opened on first use, and created with the
/// first data to save.
package final class TrainerStore: Sendable {
  package let path: String
  private let log: Logger
  private let state = Mutex(State())

  private struct State {
    var queue: DatabaseQueue?
    /// The file that the queue has open, which may have been moved away since.
    var file: FileIdentity?
    var seenVersion: Int?
  }

  /// - Parameters:
  ///   - path: the path of the file, which may not exist yet.
  ///   - log: receives all errors in reading and writing.
  package init(path: String, log: Logger = .silent) {
    // SQLite keeps the WAL beside the file itself, not beside a link to it.
    self.path = Directory.resolved(path)
    self.log = log
  }

  /// Reads from the store. A missing file counts as an empty store, and a file that is not writable
  /// is still read.
  func read<Value>(
    else empty: @autoclosure () -> Value, _ body: (Database) throws -> Value
  ) throws(PokedexError) -> Value {
    guard FileKind(path: path) != .missing else { return empty() }
    return try translating {
      do { return try queue().read(body) } catch {
        guard !StoreFailure.isUnfit(error), let frozen = try? ReadOnlyStore(path: path) else {
          throw error
        }
        return try frozen.read(body)
      }
    }
  }

  /// Writes in one transaction and notifies other programs.
  func write<Value>(_ body: (Database) throws -> Value) throws(PokedexError) -> Value {
    let value = try translating {
      try queue().write { db in
        let before = try TrainerSchema.rowCounts(db)
        let value = try body(db)
        try TrainerSchema.checkGrowth(db, since: before)
        return value
      }
    }
    notifyOtherPrograms()
    return value
  }

  /// Touches the file, so that programs that watch it notice a change once it can be read; the
  /// write to the WAL comes a moment too early.
  func notifyOtherPrograms() { utimensat(AT_FDCWD, path, nil, 0) }

  /// Closes the file, so that SQLite removes its log beside it, unless another program has it open.
  /// The next use opens it again.
  package func close() {
    let last = state.withLock { state in
      defer { state = State(seenVersion: state.seenVersion) }
      return state
    }
    last.queue?.retire()
  }

  // MARK: Version

  /// The version of the marks at the last read, or `nil` before the first.
  var seenVersion: Int? { state.withLock(\.seenVersion) }

  func noteVersion(_ version: Int?) { state.withLock { $0.seenVersion = version } }

  // MARK: Errors

  func translating<Value>(_ body: () throws -> Value) throws(PokedexError) -> Value {
    try StoreFailure.translating(path) {
      do { return try body() } catch {
        log.error("\(path): \(error)")
        throw error
      }
    }
  }

  // MARK: Opening

  /// The open database, checked and migrated.
  func queue() throws -> DatabaseQueue {
    if let queue = opened { return queue }
    if let queue = try current() { return queue }
    try makeFile()
    // Two programs that start at the same time would conflict: SQLite does not wait while the
    // journal mode changes to WAL.
    return try withFileLock { try queueUnderLock() }
  }

  /// Runs an operation with exclusive access among programs that use this lock.
  func withFileLock<Value>(_ body: () throws -> Value) throws -> Value {
    let lock = DirectoryLock(above: path)
    defer { lock.release() }
    return try body()
  }

  /// The open database, checked and migrated; call only within ``withFileLock(_:)``.
  func queueUnderLock() throws -> DatabaseQueue {
    if let queue = try opened ?? current() { return queue }
    try rollBack()
    try check()
    let queue = try DatabaseQueue(path: path, configuration: Self.configuration)
    try keepCopy(of: queue)
    try TrainerSchema.migrator.migrate(queue)
    checkpoint(queue)
    state.withLock { $0 = State(queue: queue, file: FileIdentity(path: path)) }
    return queue
  }

  /// Opens a store of the current version directly, or returns `nil` for any other file. The full
  /// check would take a third of the launch time.
  private func current() throws -> DatabaseQueue? {
    try SQLiteFile(path).checkKinds()
    let file = FileIdentity(path: path)
    guard let header = FileHeader(path: path), header.usesWAL,
      header.applicationID == TrainerSchema.applicationID
    else { return nil }
    var configuration = Self.configuration
    configuration.journalMode = .default
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    // The full check, which follows, reports what is wrong.
    guard (try? queue.read(Self.isCurrent)) == true else {
      queue.retire()
      return nil
    }
    state.withLock { $0 = State(queue: queue, file: file) }
    return queue
  }

  private static func isCurrent(_ db: Database) throws -> Bool {
    try TrainerSchema.checkCurrent(db)
    return try TrainerSchema.isCurrent(db)
  }

  /// Lets SQLite roll back a write that was interrupted when a program was killed, which requires a
  /// connection with write access. A file of another program is left alone.
  private func rollBack() throws {
    let owner = FileHeader(path: path)?.applicationID
    guard SQLiteFile(path).isHalfWritten,
      [0, TrainerSchema.applicationID].contains(owner) || SQLiteFile(path).isEmpty
    else { return }
    var configuration = Self.configuration
    configuration.journalMode = .default
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    defer { queue.retire() }
    _ = try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_schema") }
  }

  /// Copies the schema from the WAL into the file, whose header then has the application ID, so
  /// that the next launch can open it directly. If another program is reading, a later launch does
  /// it.
  ///
  /// Do not read the header here: closing the file would release SQLite's locks.
  private func checkpoint(_ queue: DatabaseQueue) {
    queue.writeWithoutTransaction { db in _ = try? db.checkpoint(.passive) }
  }

  /// The open database, unless its file was moved away: writes to the moved file would be lost.
  private var opened: DatabaseQueue? {
    state.withLock { state in
      if state.file == FileIdentity(path: path) { return state.queue }
      state = State(seenVersion: nil)
      return nil
    }
  }

  /// Keeps a copy of the file before its schema is brought up to date, which could fail.
  private func keepCopy(of queue: DatabaseQueue) throws {
    guard let change = try queue.read(TrainerSchema.pendingChange) else { return }
    try StoreCopy.keep(queue, as: "\(path).before-\(change)")
  }

  /// Checks the file without writing, so that a file of another program stays unchanged.
  ///
  /// The connection is closed at once: the one that closes last copies the log into the file, and this
  /// one may not write.
  private func check() throws {
    let queue = try StoreCopy.opened(path)
    defer { queue.retire() }
    _ = try queue.read(TrainerSchema.checkedChanges)
  }

  func makeFile() throws(PokedexError) {
    switch FileKind(path: path) {
    case .regular: return
    case .directory, .other: throw .file(path: path, reason: StoreFailure.noFile)
    case .missing, .unreachable: break
    }
    try Directory.make(above: path)
    try Directory.makeFile(path)
  }

  /// Two programs may write at once: each waits for the other, but no longer than a user tolerates
  /// after a key press. A write takes milliseconds; a program that holds the file longer is stuck.
  static var configuration: Configuration {
    var configuration = Configuration.guarded()
    configuration.busyMode = .timeout(0.9)
    configuration.journalMode = .wal
    return configuration
  }
}

/// The identity of a file. A file that replaces it has a different one.
struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = status.st_dev
    number = status.st_ino
  }
}
