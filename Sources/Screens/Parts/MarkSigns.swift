import PokedexDomain
import PokedexTerminalUI

/// The signs of a form's marks: a star for a favourite, then how far one has come with it.
enum MarkSigns {
  static let columns = 2

  static func draw(_ marks: Marks, x: Int, y: Int, on canvas: inout Canvas) {
    guard !marks.isEmpty else { return }
    if marks.contains(.favourite) { canvas.put(canvas.symbols.star, x: x, y: y, style: .mark) }
    if let sign = progress(marks, canvas.symbols) { canvas.put(sign, x: x + 1, y: y, style: .mark) }
  }

  /// Shiny is caught, and caught is seen: the most is told.
  private static func progress(_ marks: Marks, _ symbols: Symbols) -> Symbol? {
    if marks.contains(.shiny) { return symbols.sparkle }
    if marks.contains(.caught) { return symbols.ball }
    return marks.contains(.seen) ? symbols.circle : nil
  }
}
