import PokedexTerminalUI

/// A hint in the footer: keys and a short description.
final class Hint {
  private let keys: DrawableText
  private let asciiKeys: DrawableText
  private let text: DrawableText

  init(_ keys: [Key], _ text: String) {
    self.keys = DrawableText(keys.map { $0.label(isUnicode: true) }.joined())
    asciiKeys = DrawableText(keys.map { $0.label(isUnicode: false) }.joined())
    self.text = DrawableText(text)
  }

  private func keys(isUnicode: Bool) -> DrawableText { isUnicode ? keys : asciiKeys }

  /// The width of the hint, including the gap to the next.
  func columns(isUnicode: Bool) -> Int { keys(isUnicode: isUnicode).width + 1 + text.width + 2 }

  func draw(on canvas: inout Canvas, x: Int, in area: Rect) -> Int {
    let isUnicode = canvas.symbols.isUnicode
    let keys = keys(isUnicode: isUnicode)
    let used = canvas.write(keys, x: x, y: area.y, in: area, style: .key)
    canvas.write(text, x: x + used + 1, y: area.y, in: area, style: .hint)
    return columns(isUnicode: isUnicode)
  }
}
