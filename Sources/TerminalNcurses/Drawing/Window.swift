internal import CTerminal
import Glibc
import PokedexTerminalUI

/// A window: its size, the part that is drawn, and the size for ncurses.
///
/// A terminal may report 65,535 columns and rows. A cell costs some 110 bytes, three quarters
/// of them in ncurses, and ncurses has a limit of 32,767 columns and rows. So only the top left part
/// of a window that is too large is drawn, and the rest stays blank.
struct Window: Equatable {
  /// The maximum width: four screens of 3,840 pixels side by side have 2,560 columns of six pixels.
  static let maxColumns = 3000
  static let maxRows = 1000
  /// The maximum number of cells; a wide window gets fewer rows.
  static let maxCells = 500_000

  /// In cells.
  let whole: Size

  /// The part that is drawn.
  var drawn: Size {
    let width = min(whole.width, Self.maxColumns)
    return Size(
      width: width, height: min(whole.height, Self.maxRows, Self.maxCells / max(1, width)))
  }

  /// The size for ncurses: one column and row more where the window is clipped, so that nothing is
  /// written to the last column and row, where terminals wrap and scroll.
  var ncursesSize: Size {
    let drawn = drawn
    return Size(
      width: min(whole.width, drawn.width + 1), height: min(whole.height, drawn.height + 1))
  }

  /// Whether a part of the window stays blank.
  var isClipped: Bool { drawn != whole }
}

extension Window {
  /// The window of a terminal. Where the device does not know, as on a serial line, `COLUMNS` and
  /// `LINES` tell it; without them it has 80 × 24 cells.
  init(of terminal: Int32) {
    var (width, height): (Int32, Int32) = (0, 0)
    let isKnown = terminal_window_size(terminal, &width, &height)
    // Read in any case, as the variables are gone once ncurses has started.
    let told = Self.told
    whole = isKnown ? Size(width: Int(width), height: Int(height)) : told
  }

  /// The size in the environment at launch; ncurses has it removed (`nc_newterm`).
  private static let told = size(in: { getenv($0).map { String(cString: $0) } })

  static func size(in environment: (String) -> String?) -> Size {
    Size(
      width: environment("COLUMNS").flatMap(count) ?? 80,
      height: environment("LINES").flatMap(count) ?? 24)
  }

  private static func count(_ text: String) -> Int? {
    Int(text).flatMap { $0 > 0 ? $0 : nil }
  }
}
