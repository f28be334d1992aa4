import PokedexTerminalUI

/// The places below the current screen, such as `Bulbasaur › Grass`, at the right end of a line. The
/// earliest are left out first.
struct Trail {
  private let places: [DrawableText]

  init(_ places: [String]) {
    self.places = places.map { DrawableText($0.isEmpty ? "Pokédex" : $0) }
  }

  func draw(on canvas: inout Canvas, in line: Rect) {
    let separator = canvas.symbols.isUnicode ? "›" : ">"
    var text = DrawableText("")
    for place in places.reversed() {
      let longer = DrawableText(" \(place.string) \(separator)\(text.string)")
      guard longer.width + 4 <= line.width else { break }
      text = longer
    }
    guard text.width > 0 else { return }
    let end = Rect(x: line.endX - text.width - 2, y: line.y, width: text.width + 1, height: 1)
    canvas.write(DrawableText("\(text.string) "), in: end, style: .dim)
  }
}
