internal import CTerminal
import PokedexTerminalUI

/// A window: what of it is drawn on, and how large ncurses takes it to be.
///
/// A window may say that it has 65,535 columns and as many rows. A cell costs some 110 bytes, of
/// which ncurses has three quarters, and ncurses knows no more than 32,767 of either. So only the top
/// left part of a window that is too large is drawn on, and the rest of it stays blank.
struct Window: Equatable {
  /// Four screens of 3,840 pixels beside each other have 2,560 in letters of six.
  static let mostColumns = 3000
  static let mostRows = 1000
  /// Rows give way to columns.
  static let mostCells = 500_000

  /// In cells.
  let whole: Size

  /// The part that is drawn on.
  var drawn: Size {
    let width = min(whole.width, Self.mostColumns)
    return Size(
      width: width, height: min(whole.height, Self.mostRows, Self.mostCells / max(1, width)))
  }

  /// The size that ncurses is told: with a column and a row more where the window goes on, so that
  /// it never writes into what it takes for the last ones, where terminals go on by themselves.
  var ncursesSize: Size {
    let drawn = drawn
    return Size(
      width: min(whole.width, drawn.width + 1), height: min(whole.height, drawn.height + 1))
  }

  /// Whether something of it stays blank.
  var isClipped: Bool { drawn != whole }
}

extension Window {
  /// The window of a terminal; a usual one where the device does not know.
  init(of terminal: Int32) {
    var (width, height): (Int32, Int32) = (0, 0)
    let isKnown = terminal_window_size(terminal, &width, &height)
    whole = isKnown ? Size(width: Int(width), height: Int(height)) : Self.usual
  }

  private static let usual = Size(width: 80, height: 24)
}
