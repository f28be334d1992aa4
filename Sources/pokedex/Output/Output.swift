import Glibc
import PokedexTerminalNcurses
import PokedexTerminalUI

/// What goes to standard output and standard error. Text passes ``DrawableText`` on its way, so
/// that nothing from outside reaches a terminal as a command.
enum Output {
  /// Writes lines, all at once.
  ///
  /// - Throws: ``Failure`` when they cannot be written; a pipe whose reader has had enough is no
  ///   failure, but ends the program quietly.
  static func print(_ lines: some Sequence<String>) throws {
    try printClean(lines.lazy.map(clean))
  }

  /// Writes lines, all at once, of which everything from outside has passed ``DrawableText``: the
  /// rest of them, such as tabs and colours, is the program's own.
  static func printClean(_ lines: some Sequence<String>) throws {
    var text = ""
    for line in lines {
      text += line
      text += "\n"
    }
    try write(text)
  }

  static func error(_ line: String) {
    _ = (clean(line) + "\n").write(to: STDERR_FILENO)
  }

  /// A text that was made as one, line by line.
  static func lines(of text: some StringProtocol) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  private static func clean(_ line: String) -> String {
    DrawableText(line).string
  }

  private static func write(_ text: String) throws {
    // Otherwise the signal would end the program before it could say how the write went.
    signal(SIGPIPE, SIG_IGN)
    guard !text.write(to: STDOUT_FILENO) else { return }
    if errno == EPIPE { Glibc.exit(0) }
    throw Failure("write error: \(String(cString: strerror(errno)))", .file)
  }

  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}
