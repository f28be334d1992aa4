import PokedexTerminalUI

/// An answer of the terminal to a question of the program.
enum TerminalReport: Equatable {
  case background(Background)
  /// The terminal's name and version.
  case version(String)
  /// The colours have changed (mode 2031), perhaps from dark to light.
  case newColors
  /// The column of the cursor, from 1, in the row of ``TerminalQuestion/widths(isUnicode:)``.
  case column(Int)
}
