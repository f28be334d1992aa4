import PokedexTerminalUI

/// The reason why the full screen cannot be used, with a remedy.
package enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// The output goes to a file or a pipe, or there is no keyboard.
  case notATerminal
  /// No terminal belongs to the session, as in a scheduled job.
  case noSession
  /// TERM is not set, or names a terminal without a description on this system.
  case unknownTerminal(name: String)
  /// The terminal cannot position its cursor.
  case dumbTerminal(name: String)
  /// ncurses refuses the terminal without giving a reason.
  case notUsable(name: String)
  /// The limit on file sizes is too low for a frame, which is first written to a file in memory.
  case filesTooSmall

  package var description: String {
    switch self {
    case .notATerminal:
      "The full screen needs a terminal for its keys and its output; "
        + "for a pipe or a file, use a subcommand such as `list` or `show`."
    case .noSession:
      "There is no terminal (/dev/tty) to choose on; `list` and `random` need none."
    case .unknownTerminal(name: ""):
      "TERM is not set; set it to your terminal's name, for example TERM=xterm-256color."
    case .unknownTerminal(let name):
      "No description of the terminal “\(name.excerpt)” was found; install it "
        + "(on Debian: ncurses-term), or set TERM=xterm-256color."
    case .dumbTerminal(let name):
      "The terminal “\(name.excerpt)” cannot place its cursor, which the full screen needs; "
        + "set TERM to its real name, or use a subcommand such as `list` or `show`."
    case .notUsable(let name):
      "ncurses cannot use the terminal “\(name.excerpt)”; "
        + "try TERM=xterm-256color, or use a subcommand such as `list` or `show`."
    case .filesTooSmall:
      "The full screen needs files of 1 MiB, more than ulimit -f allows; raise that limit."
    }
  }
}
