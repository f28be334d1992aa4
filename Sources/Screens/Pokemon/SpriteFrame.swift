import PokedexDomain
import PokedexTerminalUI

/// The picture of a form at the top left of its page, and the area that it takes.
@MainActor struct SpriteFrame {
  /// The minimum width of the text beside the picture.
  private static let leastText = 26
  private static let leastRows = 7
  /// More would not show more: most pictures are 96 pixels wide, and 48 columns of sextants have as
  /// many.
  private static let mostRows = 24
  /// The facts and the prose of nearly all forms, in half of a page.
  private static let rowsBelow = 31

  private var fittedSprite: FittedSprite?

  /// The size available for a picture beside the text; `nil` if there is too little room.
  static func room(in body: Rect) -> Size? {
    let rows = min(mostRows, body.height * 45 / 100)
    let columns = min(rows * 2, body.width - leastText, body.width * 52 / 100)
    guard rows >= leastRows, columns >= leastRows * 2 else { return nil }
    return Size(width: columns, height: min(rows, (columns + 1) / 2))
  }

  /// The size available for a picture above the text, with a blank line between them; `nil` if it
  /// would not be larger than a picture beside the text.
  static func roomAbove(in body: Rect, largerThan beside: Size) -> Size? {
    let rows = min(mostRows, body.width / 2, body.height - rowsBelow - 1)
    return rows > beside.height ? Size(width: rows * 2, height: rows) : nil
  }

  /// Scales the picture, once for each picture and size.
  mutating func prepare(_ sprite: Sprite?, room: Size) {
    fittedSprite = FittedSprite.fitted(sprite, room: room, known: fittedSprite)
  }

  /// Draws the picture centred at the bottom of its area.
  ///
  /// - Parameter top: the number of lines of the page scrolled off above the area.
  func draw(on canvas: inout Canvas, in area: Rect, top: Int) {
    fittedSprite?.draw(on: &canvas, at: Point(x: area.x, y: area.y - top), in: area)
  }
}
