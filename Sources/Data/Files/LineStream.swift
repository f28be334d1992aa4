import Glibc
import PokedexDomain

/// A file or pipe that is read line by line.
package struct LineStream: ~Copyable {
  /// The maximum length of a line in bytes.
  package static let longest = 1 << 16

  private let file: Int32
  private let name: String
  private let isOwned: Bool
  private var buffer: [UInt8] = []
  private var isAtEnd = false

  /// - Parameter path: `-` for the standard input.
  package init(_ path: String) throws(PokedexError) {
    name = path
    isOwned = path != "-"
    file = isOwned ? open(path, O_RDONLY | O_CLOEXEC) : STDIN_FILENO
    guard file >= 0 else {
      if errno == ENOENT { throw .missingFile(path) }
      throw .file(path: path, reason: String(cString: strerror(errno)))
    }
  }

  deinit { if isOwned && file >= 0 { close(file) } }

  /// Reads until at least one line is complete. Returns the complete lines without line feeds; none
  /// at the end of the file.
  ///
  /// - Throws: ``PokedexError/file(path:reason:)``, also for a line that is too long.
  package mutating func next() throws(PokedexError) -> [[UInt8]] {
    while !isAtEnd {
      try fill()
      let lines = completed()
      if !lines.isEmpty { return lines }
      guard buffer.count <= Self.longest else {
        throw .file(path: name, reason: worded("a line is longer than \(Self.longest >> 10) KiB"))
      }
    }
    return []
  }

  private mutating func fill() throws(PokedexError) {
    var chunk = [UInt8](repeating: 0, count: Self.longest)
    let count = WaitingRead.bytes(of: file, into: &chunk)
    guard count >= 0 else { throw .file(path: name, reason: String(cString: strerror(errno))) }
    isAtEnd = count == 0
    buffer += chunk.prefix(count)
  }

  /// Takes the complete lines from the buffer; at the end of the file, also a last line without a
  /// line feed.
  private mutating func completed() -> [[UInt8]] {
    var lines = buffer.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let rest = lines.popLast() ?? []
    var taken = lines.map { Array($0) }
    if isAtEnd, !rest.isEmpty { taken.append(Array(rest)) }
    buffer = isAtEnd ? [] : Array(rest)
    return taken
  }
}
