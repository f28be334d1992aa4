import PokedexTerminalUI

/// Why there can be no full screen, with what to do about it.
package enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// The output goes to a file or a pipe, or there is no keyboard to read.
  case notATerminal
  /// TERM is not set, or names a terminal that the system has no description of.
  case unknownTerminal(name: String)
  /// The terminal cannot place its cursor.
  case dumbTerminal(name: String)
  /// ncurses does not take the terminal, for a reason that it does not tell.
  case notUsable(name: String)
  /// What is drawn is a file in memory first, and the system allows files of a few bytes only.
  case filesTooSmall

  package var description: String {
    switch self {
    case .notATerminal:
      "The full screen needs a terminal for its keys and its output; "
        + "for a pipe or a file, use a subcommand such as `list` or `show`."
    case .unknownTerminal(name: ""):
      "TERM is not set; set it to your terminal's name, for example TERM=xterm-256color."
    case .unknownTerminal(let name):
      "No description of the terminal “\(name.excerpt)” was found; install it "
        + "(on Debian: ncurses-term), or set TERM=xterm-256color."
    case .dumbTerminal(let name):
      "The terminal “\(name.excerpt)” cannot place its cursor, which the full screen needs; "
        + "set TERM to what it really is, or use a subcommand such as `list` or `show`."
    case .notUsable(let name):
      "ncurses cannot use the terminal “\(name.excerpt)”; "
        + "try TERM=xterm-256color, or use a subcommand such as `list` or `show`."
    case .filesTooSmall:
      "The full screen needs files of 1 MiB, and fewer bytes are allowed; raise it with ulimit -f."
    }
  }
}
