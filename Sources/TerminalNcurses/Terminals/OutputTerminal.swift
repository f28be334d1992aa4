internal import CNcurses
import Glibc
import PokedexTerminalUI

/// The terminal of the standard output, for printed text.
package struct OutputTerminal {
  /// The width in columns.
  package let width: Int
  /// The colours of the terminal by its description.
  package let depth: ColorDepth
  /// Whether the terminal has a description, and so attributes such as bold.
  package let isStyled: Bool

  /// `nil` when the standard output is not a terminal. Nothing is written to it.
  ///
  /// - Parameter term: the value of `TERM`.
  package init?(term: String?) {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    width = Window(of: STDOUT_FILENO).drawn.width
    guard (try? TerminalDescription(term: term, output: STDOUT_FILENO)) != nil else {
      depth = .mono
      isStyled = false
      return
    }
    isStyled = true
    let colors = Int(tigetnum("colors"))
    depth = ColorDepth.allCases.last { $0.rawValue <= max(0, colors) } ?? .mono
  }
}
