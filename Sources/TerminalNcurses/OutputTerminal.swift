internal import CNcurses
import Glibc
import PokedexTerminalUI

/// The terminal behind the standard output, for what is only printed.
package struct OutputTerminal {
  /// In columns.
  package let width: Int
  /// The colours that it has, as far as the system knows the terminal.
  package let depth: ColorDepth
  /// Whether letters can be made bold and set back to usual.
  package let isStyled: Bool

  /// None where the standard output is no terminal. Nothing is written to it.
  ///
  /// - Parameter term: what `TERM` says.
  package init?(term: String?) {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    width = Window(of: STDOUT_FILENO).drawn.width
    guard (try? TerminalDescription(term: term, output: STDOUT_FILENO)) != nil else {
      (depth, isStyled) = (.mono, false)
      return
    }
    isStyled = true
    let colors = Int(tigetnum("colors"))
    depth = ColorDepth.allCases.last { $0.rawValue <= max(0, colors) } ?? .mono
  }
}
