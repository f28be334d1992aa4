import PokedexTerminalUI

/// The line across the top of a part of the screen: heavy and bright above the part that has the
/// focus.
struct TitleLine {
  let isFocused: Bool

  func draw(on canvas: inout Canvas, in line: Rect) {
    canvas.put(
      isFocused ? canvas.symbols.heavyHorizontal : canvas.symbols.horizontal, times: line.width,
      x: line.x, y: line.y, style: isFocused ? .focus : .frame)
  }
}
