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
  /// - Throws: ``Failure`` if it cannot be read or is too large, or a line is too long.
  static func lines() throws -> [Substring]? {
    isGiven ? try lines(of: "-") : nil
  }

  /// The longest line of a list, in bytes: longer than rows of a spreadsheet are.
  private static let maxLineLength = 8_000

  /// The lines of a file, or of the standard input for `-`, empty ones too, so that they can be counted.
  static func lines(of file: String) throws -> [Substring] {
    let lines = String(decoding: try bytes(of: file), as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if let long = lines.firstIndex(where: { $0.utf8.count > maxLineLength }) {
      let reason = worded("a line can have at most \(maxLineLength) bytes")
      throw Failure(localized: "\(file):\(long + 1): \(reason)", .file)
    }
    return lines
  }

  /// The bytes of a file, or of the standard input for `-`.
  static func bytes(of file: String) throws(PokedexError) -> [UInt8] {
    file == "-" ? try WholeFile.read(STDIN_FILENO, name: file) : try WholeFile.read(file)
  }
}
