import FoundationEssentials
import GRDB
import Logging
import PokedexDomain
import Synchronization

/// What came by the network and may be wanted again: texts and pictures, in a SQLite file of its
/// own. It never holds more than so many bytes; what was used least lately goes first.
///
/// It fails without a word, but in the log: what cannot be read is not known, what cannot be written is not kept, and
/// a file that cannot be used at all is replaced by memory. Several programs may use it at once.
/// Nothing is opened before it is asked for.
package final class ExtrasCache: Sendable {
  /// Something kept.
  package struct Entry: Hashable, Sendable {
    package let body: [UInt8]
    package let etag: String?
    /// Seconds since 1970 at which it came, or was said to be still good.
    package let checked: Int
    /// For so many seconds from then, nobody needs to ask.
    package let maxAge: Int
  }

  /// Room for all texts and pictures that there are.
  package static let usualLimit = 96 * 1_048_576
  /// For so many seconds, nobody asks again for what a server said it does not have.
  static let absenceAge = 86_400

  private let path: String?
  private let isReadOnly: Bool
  private let limit: Int
  private let now: @Sendable () -> Int
  private let log: Logger
  private let opened = Mutex<CacheFile?>(nil)
  /// What was read since something was last written, to be noted with the next write.
  private let used = Mutex<Set<String>>([])

  /// - Parameters:
  ///   - path: none keeps everything in memory.
  ///   - isReadOnly: neither makes nor changes a file.
  ///   - limit: bytes of all that is kept.
  ///   - now: seconds since 1970.
  package init(
    path: String?, isReadOnly: Bool = false, limit: Int = usualLimit,
    now: @escaping @Sendable () -> Int = { Int(Date().timeIntervalSince1970) },
    log: Logger = .silent
  ) {
    self.path = path
    self.isReadOnly = isReadOnly
    self.limit = limit
    self.now = now
    self.log = log
  }

  package subscript(key: String) -> Entry? {
    let entry = attempt { try $0.entry(key) } ?? nil
    if entry != nil { used.withLock { _ = $0.insert(key) } }
    return entry
  }

  /// Keeps what came of an answer.
  func keep(_ key: String, _ body: [UInt8], _ response: HTTPResponse) {
    keep(
      key,
      Entry(body: body, etag: response.etag, checked: now(), maxAge: response.freshFor))
  }

  package func keep(_ key: String, _ entry: Entry) {
    guard !isReadOnly, entry.body.count <= limit / 4 else { return }
    let used = takeUsed()
    let now = now()
    let limit = limit
    _ = attempt { file in
      try file.put(key, entry, used: used, now: now)
      try file.shrink(to: limit)
    }
  }

  /// The server said that what is kept is still good.
  func renew(_ key: String, _ response: HTTPResponse) {
    guard !isReadOnly else { return }
    let now = now()
    _ = attempt { try $0.renew(key, now: now, maxAge: response.freshFor) }
  }

  /// What is kept turned out to be unusable.
  func forget(_ key: String) {
    guard !isReadOnly else { return }
    _ = attempt { try $0.remove(key) }
  }

  /// A server said that it has no such thing. What was kept before is not touched.
  ///
  /// - Parameter host: the server's, for another may have it.
  func keepAbsence(of key: String, at host: String) {
    guard self[key] == nil else { return }
    keep(
      Self.absence(key),
      Entry(body: [], etag: host, checked: now(), maxAge: Self.absenceAge))
  }

  /// Whether a server said lately that it has no such thing.
  ///
  /// - Parameter host: nil where no server may be asked: then what any said counts.
  func isAbsent(_ key: String, at host: String?) -> Bool {
    guard let entry = self[Self.absence(key)], !dated((), entry).isOld else { return false }
    return host == nil || entry.etag == host
  }

  private static func absence(_ key: String) -> String { "none/" + key }

  /// How many things are kept, and how many bytes they have.
  package var size: (count: Int, bytes: Int) { attempt { try $0.size() } ?? (0, 0) }

  /// A value made of what is kept, with its age.
  func dated<Value>(_ value: Value, _ entry: Entry) -> Timestamped<Value> {
    // A clock that went back makes nothing new again.
    let age = max(0, now() - max(0, entry.checked))
    return Timestamped(value, age: age, isOld: age > entry.maxAge || entry.checked > now())
  }

  private func takeUsed() -> Set<String> {
    used.withLock { used in
      defer { used = [] }
      return used
    }
  }
}

extension ExtrasCache {
  /// Does something with the file; one that is damaged is set aside, and a new one takes its place.
  private func attempt<Value>(_ body: (CacheFile) throws -> Value) -> Value? {
    do {
      return try file().map(body)
    } catch let error as DatabaseError where error.isDamage {
      log.error("\(path ?? ""): \(error); it is set aside")
      setAside()
      return nil
    } catch {
      log.warning("\(path ?? ""): \(error)")
      return nil
    }
  }

  private func file() throws -> CacheFile? {
    try opened.withLock { opened in
      if let opened { return opened }
      opened = try open()
      return opened
    }
  }

  private func open() throws -> CacheFile? {
    guard let path else { return isReadOnly ? nil : try CacheFile() }
    if isReadOnly { return try CacheFile(reading: path) }
    do {
      return try CacheFile(path: path)
    } catch {
      // Without a file, what came is at least known while the program runs.
      log.warning("\(path): \(error); what comes is kept in memory")
      return try CacheFile()
    }
  }

  private func setAside() {
    guard let path, !isReadOnly else { return }
    opened.withLock { opened in
      opened = nil
      CacheFile.setAside(path)
    }
  }
}
