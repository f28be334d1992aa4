internal import CNcurses
import Glibc
import PokedexTerminalUI

/// The terminal of the standard output, for printed text.
package struct OutputTerminal {
  /// The width in columns.
  package let width: Int
  /// The height in rows.
  private let height: Int
  /// The number of colours, according to the terminal's description (terminfo).
  package let depth: ColorDepth
  /// Whether the terminal has a description, and so attributes such as bold.
  package let isStyled: Bool

  /// Examines the standard output without writing to it; `nil` when it is not a terminal.
  ///
  /// - Parameter term: the value of `TERM`.
  package init?(term: String?) {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    let size = Window(of: STDOUT_FILENO).drawn
    width = size.width
    height = size.height
    guard TerminalDescription.ofOutput(term) != nil else {
      depth = .mono
      isStyled = false
      return
    }
    isStyled = true
    let colors = Int(tigetnum("colors"))
    depth = ColorDepth.allCases.last { $0.rawValue <= max(0, colors) } ?? .mono
  }

  /// Whether a pager can use the terminal: the pager moves the cursor and reads keys, which only
  /// the foreground process group receives.
  package var mayPage: Bool { isStyled && tcgetpgrp(STDOUT_FILENO) == getpgrp() }

  /// Whether printed lines fit the screen, with a row left for the shell.
  package func fits(_ text: String) -> Bool {
    var rows = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      rows += rowCount(of: line)
      if rows >= height { return false }
    }
    return true
  }

  /// The number of rows that a line takes. A line with colours is already cut to the width.
  private func rowCount(of line: Substring) -> Int {
    guard line.utf8.count > width, !line.contains("\u{1B}") else { return 1 }
    return max(1, (DrawableText(String(line)).width + width - 1) / max(1, width))
  }
}
