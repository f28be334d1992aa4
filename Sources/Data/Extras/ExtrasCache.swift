import FoundationEssentials
import GRDB
import Logging
import PokedexDomain
import Synchronization

/// A cache of texts and pictures from the network, in its own SQLite file. It has a maximum size
/// and evicts the least recently used entries first.
///
/// Errors are only logged: an unreadable entry counts as missing, an entry that cannot be written
/// is dropped, and an unusable file is replaced by memory. Several programs can use the file at
/// once. It is opened on first use.
package final class ExtrasCache: Sendable {
  /// A cached resource.
  package struct Entry: Hashable, Sendable {
    package let body: [UInt8]
    package let etag: String?
    /// The Unix time at which it was fetched or last revalidated.
    package let checked: Int
    /// The seconds from then until it must be revalidated.
    package let maxAge: Int
  }

  /// The default limit in bytes, enough for all existing texts and pictures.
  package static let defaultLimit = 96 * 1_048_576
  /// The seconds before a resource that was missing on the server is requested again.
  static let absenceAge = 86_400

  private let path: String?
  private let isReadOnly: Bool
  private let limit: Int
  private let now: @Sendable () -> Int
  private let log: Logger
  private let opened = Mutex<CacheFile?>(nil)
  /// The keys read since the last write, whose time of use is stored with the next write.
  private let used = Mutex<Set<String>>([])

  /// - Parameters:
  ///   - path: the file, or `nil` to keep everything in memory.
  ///   - isReadOnly: whether the file must be neither created nor changed.
  ///   - limit: the maximum size of all entries in bytes.
  ///   - now: returns the Unix time.
  package init(
    path: String?, isReadOnly: Bool = false, limit: Int = defaultLimit,
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

  /// Caches data extracted from a response.
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

  /// Marks an entry as fresh after the server has confirmed it.
  func renew(_ key: String, _ response: HTTPResponse) {
    guard !isReadOnly else { return }
    let now = now()
    _ = attempt { try $0.renew(key, now: now, maxAge: response.freshFor) }
  }

  /// Removes an entry that is unusable.
  func forget(_ key: String) {
    guard !isReadOnly else { return }
    _ = attempt { try $0.remove(key) }
  }

  /// Caches the absence of a resource. An existing entry is not changed.
  ///
  /// - Parameter host: the server without the resource; another server may have it.
  func keepAbsence(of key: String, at host: String) {
    guard self[key] == nil else { return }
    keep(
      Self.absence(key),
      Entry(body: [], etag: host, checked: now(), maxAge: Self.absenceAge))
  }

  /// Returns whether a server recently reported the resource as missing.
  ///
  /// - Parameter host: the server, or `nil` if offline, which accepts the report of any server.
  func isAbsent(_ key: String, at host: String?) -> Bool {
    guard let entry = self[Self.absence(key)], !dated((), entry).isOld else { return false }
    return host == nil || entry.etag == host
  }

  private static func absence(_ key: String) -> String { "none/" + key }

  /// The number of entries, and their total size in bytes.
  package var size: (count: Int, bytes: Int) { attempt { try $0.size() } ?? (0, 0) }

  /// Closes the file, so that SQLite removes its log beside it. The next use opens it again.
  package func close() {
    opened.withLock { opened in
      opened?.close()
      opened = nil
    }
  }

  /// A value made from an entry, with the entry's age.
  func dated<Value>(_ value: Value, _ entry: Entry) -> Timestamped<Value> {
    // An entry dated in the future, after the clock was set back, counts as old.
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
  /// Runs an operation on the file. A damaged file is moved aside and replaced by a new one.
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
      // Without a file, entries are at least available while the program runs.
      log.warning("\(path): \(error); new entries are kept in memory")
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
