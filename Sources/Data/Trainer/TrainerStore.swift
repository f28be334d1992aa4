import GRDB
import Glibc
import Logging
import PokedexDomain
import Synchronization

/// What the user made, in a SQLite file of its own. Nothing is opened before it is asked for, and
/// no file is made before there is something to keep.
package final class TrainerStore: Sendable {
  package let path: String
  private let log: Logger
  private let state = Mutex(State())

  private struct State {
    var queue: DatabaseQueue?
    /// What the file was checked with. To let go of it would start a thread, and with that the
    /// system's pool of threads, which from then on wakes the program every second.
    var checked: DatabaseQueue?
    /// The file that the queue has open, which may have been moved away since.
    var file: FileIdentity?
    var seenVersion: Int?
  }

  /// - Parameters:
  ///   - path: where the file is, or will be.
  ///   - log: where it is written down what cannot be read or written, and why.
  package init(path: String, log: Logger = .silent) {
    // Its log lies beside the file itself, and not beside a link to it.
    self.path = Directory.resolved(path)
    self.log = log
  }

  /// Reads; what there is no file for is as the empty store has it. What can be written to no more
  /// can be read all the same.
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

  /// Writes in one transaction, and lets others know.
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

  /// Who watches the file learns of a change when it is there to be read. That the log is written
  /// to is seen a moment too early.
  func notifyOtherPrograms() { utimensat(AT_FDCWD, path, nil, 0) }

  // MARK: What was seen last

  /// The version of the marks as they were last read; none before they were.
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

  /// The open file, once it has been checked and brought up to date.
  func queue() throws -> DatabaseQueue {
    if let queue = opened { return queue }
    if let queue = try current() { return queue }
    try makeFile()
    // Two programs that begin at once would be in each other's way: SQLite does not wait for the
    // change to WAL.
    return try alone { try queueAlone() }
  }

  /// Keeps out whoever wants the same.
  func alone<Value>(_ body: () throws -> Value) throws -> Value {
    let lock = DirectoryLock(above: path)
    defer { lock.release() }
    return try body()
  }

  /// The open file, for who is ``alone(_:)``.
  func queueAlone() throws -> DatabaseQueue {
    if let queue = try opened ?? current() { return queue }
    try rollBack()
    let checked = try check()
    let queue = try DatabaseQueue(path: path, configuration: Self.configuration)
    try keepCopy(of: queue)
    try TrainerSchema.migrator.migrate(queue)
    settle(queue)
    state.withLock { $0 = State(queue: queue, checked: checked, file: FileIdentity(path: path)) }
    return queue
  }

  /// A store as this version leaves it is opened as it is: to look whether it is, by way of all
  /// that can be otherwise, took a third of a start. Nothing for any other file.
  private func current() throws -> DatabaseQueue? {
    try SQLiteFile(path).checkKinds()
    let file = FileIdentity(path: path)
    guard let header = FileHeader(path: path), header.hasLog,
      header.applicationID == TrainerSchema.applicationID
    else { return nil }
    var configuration = Self.configuration
    configuration.journalMode = .default
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    // What is wrong with it is said by the careful way of opening it.
    guard (try? queue.read(Self.isCurrent)) == true else { return nil }
    state.withLock { $0 = State(queue: queue, file: file) }
    return queue
  }

  private static func isCurrent(_ db: Database) throws -> Bool {
    try TrainerSchema.checkCurrent(db)
    return try TrainerSchema.isCurrent(db)
  }

  /// Lets SQLite undo a change that a program left half-written in the file when it was killed:
  /// only a connection that may write can. A file of another program is left to that.
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

  /// Takes the layout from the log into the file, whose header then says whose it is, so that the
  /// next start can open it as it is. Where somebody reads meanwhile, a later start does it.
  ///
  /// The header must not be looked at here: to close the file would give up what SQLite holds of it.
  private func settle(_ queue: DatabaseQueue) {
    queue.writeWithoutTransaction { db in _ = try? db.checkpoint(.passive) }
  }

  /// What is written to a file that has been moved away would be lost.
  private var opened: DatabaseQueue? {
    state.withLock { state in
      if state.file == FileIdentity(path: path) { return state.queue }
      state = State(seenVersion: nil)
      return nil
    }
  }

  /// A change of the layout may go wrong: the file is kept as it was before the first.
  private func keepCopy(of queue: DatabaseQueue) throws {
    guard let change = try queue.read(TrainerSchema.pendingChange) else { return }
    try StoreCopy.keep(queue, as: "\(path).before-\(change)")
  }

  /// Looks without writing anything, so that a file of somebody else's stays as it is.
  private func check() throws -> DatabaseQueue {
    let queue = try StoreCopy.opened(path)
    _ = try queue.read(TrainerSchema.checkedChanges)
    return queue
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

  /// Two programs may write at once: each waits for the other, but not for longer than somebody
  /// waits for a key. A write takes milliseconds; whoever holds the file for longer holds it for
  /// good.
  static var configuration: Configuration {
    var configuration = Configuration.guarded()
    configuration.busyMode = .timeout(0.9)
    configuration.journalMode = .wal
    return configuration
  }
}

/// Tells a file from another that takes its place.
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
