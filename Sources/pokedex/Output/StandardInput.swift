import Glibc
import PokedexData
import PokedexDomain

/// The standard input as a file or a list of lines.
enum StandardInput {
  /// Whether the input is a pipe, a file or a socket: a terminal delivers keys, and `/dev/null` nothing.
  private static var isGiven: Bool {
    var status = stat()
    return fstat(STDIN_FILENO, &status) == 0
      && [S_IFIFO, S_IFREG, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }

  /// The lines of the input; `nil` if there is no input.
  ///
  /// - Throws: ``Failure`` if it cannot be read or is too large.
  static func lines() throws -> [Substring]? {
    isGiven ? try lines(of: "-") : nil
  }

  /// The lines of a file, or of the standard input for `-`, empty ones too, so that they can be counted.
  static func lines(of file: String) throws -> [Substring] {
    let bytes = try self.bytes(of: file)
    return String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The bytes of a file, or of the standard input for `-`.
  static func bytes(of file: String) throws(PokedexError) -> [UInt8] {
    file == "-" ? try WholeFile.read(STDIN_FILENO, name: file) : try WholeFile.read(file)
  }
}
