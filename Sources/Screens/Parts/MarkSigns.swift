import PokedexDomain
import PokedexTerminalUI

/// The symbols of a form's marks: a star for a favourite, then one for seen, caught or shiny, then
/// one for a note.
enum MarkSigns {
  static let columns = 3

  static func draw(
    _ marks: Marks, hasNote: Bool = false, x: Int, y: Int, on canvas: inout Canvas
  ) {
    if hasNote { canvas.put(canvas.symbols.note, x: x + 2, y: y, style: .mark) }
    guard !marks.isEmpty else { return }
    if marks.contains(.favourite) { canvas.put(canvas.symbols.star, x: x, y: y, style: .mark) }
    if let sign = progress(marks, canvas.symbols) { canvas.put(sign, x: x + 1, y: y, style: .mark) }
  }

  /// The symbols after a name: `★●`; empty without marks.
  static func text(of marks: Marks, _ symbols: Symbols) -> String {
    let signs = [marks.contains(.favourite) ? symbols.star : nil, progress(marks, symbols)]
    return signs.compactMap { $0?.text.string }.joined()
  }

  /// Shiny implies caught, and caught implies seen: only the highest mark is shown.
  private static func progress(_ marks: Marks, _ symbols: Symbols) -> Symbol? {
    if marks.contains(.shiny) { return symbols.sparkle }
    if marks.contains(.caught) { return symbols.ball }
    return marks.contains(.seen) ? symbols.circle : nil
  }
}
