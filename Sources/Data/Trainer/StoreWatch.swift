import Glibc

/// Notifies the program when another program may have changed a file. While there are no changes,
/// the program is not woken.
///
/// It watches the directory, since the file may not exist yet, and since SQLite writes to the WAL
/// beside it first. If the directory is missing, it watches the nearest existing parent instead.
package final class StoreWatch {
  /// A file descriptor that becomes readable when there are events to ``drain()``.
  package let descriptor: Int32
  private let directory: String
  private let name: String
  /// The watched directory, or `nil` if none could be watched.
  private var watched: (path: String, number: Int32)?

  private static let creations = UInt32(IN_CREATE | IN_MOVED_TO)
  private static let removals = UInt32(IN_DELETE_SELF | IN_MOVE_SELF)
  private static let changes = UInt32(IN_ATTRIB | IN_MODIFY | IN_DELETE | IN_MOVED_FROM)
  private static let headSize = MemoryLayout<inotify_event>.size

  /// - Parameter path: the absolute path of the file itself, not of a link; see
  ///   ``TrainerStore/path``.
  package init?(path: String) {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    directory = String(path[..<slash])
    name = String(path[path.index(after: slash)...])
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    watch()
  }

  deinit { close(descriptor) }

  /// Watches the directory or its nearest existing parent. If the next folder below that parent was
  /// created just before the watch began, there is no event for it, so another round watches that
  /// folder. Each round should come a folder nearer; their number is limited because a folder may
  /// exist but not be watchable.
  private func watch() {
    let folders = directory.count { $0 == "/" }
    for _ in 0...folders {
      watchNearest()
      guard isBelowWatchedMissed else { return }
    }
  }

  private func watchNearest() {
    if let watched { inotify_rm_watch(descriptor, watched.number) }
    watched = nil
    isOrphaned = false
    var path = directory
    while watched == nil {
      let folder = path.isEmpty ? "/" : path
      let wanted = Self.creations | Self.removals | (path == directory ? Self.changes : 0)
      let number = inotify_add_watch(descriptor, folder, wanted)
      if number >= 0 { watched = (path, number) }
      guard let slash = path.lastIndex(of: "/") else { return }
      path = String(path[..<slash])
    }
  }

  /// Whether the next folder on the way from the watched one to the directory exists.
  private var isBelowWatchedMissed: Bool {
    guard let watched, watched.path != directory else { return false }
    let next = directory.dropFirst(watched.path.count + 1).prefix { $0 != "/" }
    return FileKind(path: "\(watched.path)/\(next)") == .directory
  }

  /// Reads all pending events.
  ///
  /// - Returns: whether the file may have changed.
  package func drain() -> Bool {
    var mayHaveChanged = false
    hasNews = false
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      if isAboutFile(buffer[..<count]) { mayHaveChanged = true }
    }
    // Replacing a watch causes an event as well; handling it as a change would repeat forever.
    guard hasNews else { return false }
    // Another parent may now be the nearest. A file created together with its directory causes no
    // event of its own, so report a change.
    if watched?.path != directory || FileKind(path: directory) != .directory || isOrphaned {
      watch()
      return true
    }
    return mayHaveChanged
  }

  /// Whether the watched directory was moved or deleted.
  private var isOrphaned = false
  /// Whether there was any event other than the end of a watch.
  private var hasNews = false

  private func isAboutFile(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    var mayHaveChanged = false
    while rest.count >= Self.headSize {
      let head = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      let text = rest.dropFirst(Self.headSize).prefix(Int(head.len)).prefix { $0 != 0 }
      if head.mask & Self.removals != 0 { isOrphaned = true }
      if head.mask & UInt32(IN_IGNORED) == 0 { hasNews = true }
      if String(decoding: text, as: UTF8.self).hasPrefix(name) { mayHaveChanged = true }
      rest = rest.dropFirst(Self.headSize + Int(head.len))
    }
    return mayHaveChanged
  }
}
