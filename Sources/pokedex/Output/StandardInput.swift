import Glibc
import PokedexData
import PokedexDomain

/// The standard input as a list of lines.
enum StandardInput {
  /// The help of arguments that may be a `-`.
  static let help = "- for names on the standard input, one a line"

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

  /// The names on the lines of the standard input if the arguments are a single `-`; otherwise `nil`.
  static func names(for arguments: [String]) throws(Failure) -> [String]? {
    guard arguments == ["-"] else { return nil }
    guard let lines = try lines() else {
      throw Failure(
        "'-' reads names from the standard input, which is neither a pipe nor a file", .usage)
    }
    return lines.map(String.init)
  }

  /// The name that the arguments spell, or the names on the standard input for a single `-`.
  static func names(or arguments: [String]) throws(Failure) -> [String] {
    try names(for: arguments) ?? [arguments.joined(separator: " ")]
  }
}
