import Glibc
import PokedexData
import PokedexDomain

/// The standard input as a list of lines.
enum StandardInput {
  /// `nil` if the input is not a pipe, file or socket: a terminal delivers keys, and `/dev/null`
  /// nothing.
  ///
  /// - Throws: ``Failure`` if it cannot be read or is too large.
  static func lines() throws(Failure) -> [Substring]? {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0,
      [S_IFIFO, S_IFREG, S_IFSOCK].contains(status.st_mode & S_IFMT)
    else { return nil }
    let bytes = try Failure.catching { () throws(PokedexError) in
      try WholeFile.read(STDIN_FILENO, name: "-")
    }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
  }
}
