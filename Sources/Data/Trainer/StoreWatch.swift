import Glibc

/// Learns from the system when another program may have changed a file. While nobody does, nothing
/// wakes the program.
///
/// The directory is watched, for the file may not be there yet, and SQLite writes to a log beside
/// it first. Where there is no directory either, the nearest one above is watched for it to come.
package final class StoreWatch {
  /// Can be read from as soon as there is something to ``drain()``.
  package let descriptor: Int32
  private let directory: String
  private let name: String
  /// The directory that is watched; none while it could not be.
  private var watched: (path: String, number: Int32)?

  private static let coming = UInt32(IN_CREATE | IN_MOVED_TO)
  private static let going = UInt32(IN_DELETE_SELF | IN_MOVE_SELF)
  private static let change = UInt32(IN_ATTRIB | IN_MODIFY | IN_DELETE)
  private static let headSize = MemoryLayout<inotify_event>.size

  /// - Parameter path: the file itself, absolute, and no link to it: see ``TrainerStore/path``.
  package init?(path: String) {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    directory = String(path[..<slash])
    name = String(path[path.index(after: slash)...])
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    arm()
  }

  deinit { close(descriptor) }

  /// Watches the directory, or what is nearest to it.
  private func arm() {
    if let watched { inotify_rm_watch(descriptor, watched.number) }
    watched = nil
    isOrphaned = false
    var path = directory
    while watched == nil {
      let place = path.isEmpty ? "/" : path
      let wanted = Self.coming | Self.going | (path == directory ? Self.change : 0)
      let number = inotify_add_watch(descriptor, place, wanted)
      if number >= 0 { watched = (path, number) }
      guard let slash = path.lastIndex(of: "/") else { return }
      path = String(path[..<slash])
    }
  }

  /// Takes in all that has happened.
  ///
  /// - Returns: whether the file may have changed.
  package func drain() -> Bool {
    var isConcerned = false
    hasNews = false
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      if isAboutFile(buffer[..<count]) { isConcerned = true }
    }
    // To watch another directory is told, too: whoever took that for news would do so for ever.
    guard hasNews else { return false }
    // What is nearest may have changed; that the file itself came along with its directory is not
    // told.
    if watched?.path != directory || FileKind(path: directory) != .directory || isOrphaned {
      arm()
      return true
    }
    return isConcerned
  }

  /// Whether the directory that is watched is no longer the one of that name.
  private var isOrphaned = false
  /// Whether anything has happened but that a watch ended.
  private var hasNews = false

  private func isAboutFile(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    var isConcerned = false
    while rest.count >= Self.headSize {
      let head = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      let text = rest.dropFirst(Self.headSize).prefix(Int(head.len)).prefix { $0 != 0 }
      if head.mask & Self.going != 0 { isOrphaned = true }
      if head.mask & UInt32(IN_IGNORED) == 0 { hasNews = true }
      if String(decoding: text, as: UTF8.self).hasPrefix(name) { isConcerned = true }
      rest = rest.dropFirst(Self.headSize + Int(head.len))
    }
    return isConcerned
  }
}
