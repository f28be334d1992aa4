import PokedexPresentation
import PokedexTerminalUI

extension Canvas {
  /// Writes a name whose typed characters stand out. If the name in another language was typed,
  /// writes that as well, if there is room.
  mutating func write(_ name: String, found: FoundName, in area: Rect) {
    var rest = area
    let used = write(name, matched: found.characters, in: rest)
    guard let foreign = found.foreign else { return }
    _ = rest.takeLeft(used + 2)
    guard rest.width >= Self.shortestForeign else { return }
    write(foreign, matched: found.foreignCharacters, in: rest, style: .dim)
  }

  /// The minimum width for a name in another language.
  private static let shortestForeign = 7

  /// Writes a text whose typed characters stand out.
  ///
  /// - Parameter matched: the ranges of the typed characters.
  /// - Returns: the width of the text in columns.
  @discardableResult
  mutating func write(
    _ text: String, matched: [Range<Int>], in area: Rect, style: Style = .text
  ) -> Int {
    let drawn = DrawableText(text)
    write(drawn, in: area, style: style)
    for range in matched where drawn.width > 0 {
      let before = DrawableText(String(text.prefix(range.lowerBound))).width
      let width = DrawableText(String(text.dropFirst(range.lowerBound).prefix(range.count))).width
      let word = Rect(x: area.x + before, y: area.y, width: width, height: 1)
      restyle(word.intersection(area), role: .match)
    }
    return min(drawn.width, area.width)
  }
}
