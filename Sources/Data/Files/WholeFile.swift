import Glibc
import PokedexDomain

/// Reads and writes the user's files as a whole: marks, notes, teams.
package enum WholeFile {
  /// The maximum file size in bytes; a file with marks and the longest notes for all forms is
  /// smaller.
  package static let largest = 4 << 20

  /// Whether there is a regular file at a path.
  package static func isFile(_ path: String) -> Bool { FileKind(path: path) == .regular }

  /// - Parameter largest: the maximum size in bytes; larger files are refused.
  package static func read(
    _ path: String, largest: Int = WholeFile.largest
  ) throws(PokedexError) -> [UInt8] {
    guard FileKind(path: path) != .missing else { throw .missingFile(path) }
    guard FileKind(path: path) == .regular else {
      throw .file(path: path, reason: StoreFailure.noFile)
    }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .file(path: path, reason: String(cString: strerror(errno))) }
    defer { close(file) }
    return try read(file, name: path, largest: largest)
  }

  /// Reads an open file or a pipe to its end.
  package static func read(
    _ file: Int32, name: String, largest: Int = WholeFile.largest
  ) throws(PokedexError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= largest {
      let count = WaitingRead.bytes(of: file, into: &buffer)
      guard count >= 0 else { throw .file(path: name, reason: String(cString: strerror(errno))) }
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(count)
    }
    throw .file(path: name, reason: worded("it is larger than \(largest >> 20) MiB"))
  }

  /// Replaces a file atomically. If it is a link, replaces the file that it leads to.
  ///
  /// - Parameter keepsAccess: whether the new file has the access of the old one; otherwise, and if
  ///   there is none, only the user can read it.
  package static func write(
    _ text: String, to path: String, keepsAccess: Bool = false
  ) throws(PokedexError) {
    let path = Directory.resolved(path)
    let (partial, file) = try Directory.makePartial(of: path)
    var old = stat()
    if keepsAccess, stat(path, &old) == 0 { fchmod(file, old.st_mode & 0o777) }
    let isWritten = writeAll(Array(text.utf8), to: file) && fsync(file) == 0
    let code = errno
    close(file)
    guard isWritten, rename(partial, path) == 0 else {
      unlink(partial)
      throw .file(path: path, reason: String(cString: strerror(isWritten ? errno : code)))
    }
  }

  static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
