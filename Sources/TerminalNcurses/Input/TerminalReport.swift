import PokedexTerminalUI

/// An answer of the terminal to a question of the program.
enum TerminalReport: Equatable {
  case background(Background)
  /// The terminal's name and version.
  case version(String)
  /// The column of the cursor, from 1, in the row of ``TerminalQuestion/widths(isUnicode:)``.
  case column(Int)
}
