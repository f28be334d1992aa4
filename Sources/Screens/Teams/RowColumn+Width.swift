import PokedexPresentation
import PokedexTerminalUI

extension [RowColumn] {
  /// The width of a list in which no text is cut: that of all columns, of the marker and of the
  /// scroll bar with a blank before it.
  @MainActor var wantedWidth: Int {
    reduce(2) { $0 + $1.gap + $1.need(isASCII: false).wanted }
  }
}
