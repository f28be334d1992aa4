import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The picture of a form at the left of its page, and the area that it takes.
@MainActor struct SpriteFrame {
  /// The minimum width of the text beside the picture.
  private static let leastText = 26
  private static let leastRows = 7

  private var fittedSprite: FittedSprite?

  /// The size available for a picture on a page; `nil` if there is too little room.
  static func room(in body: Rect) -> Size? {
    let rows = min(16, body.height * 45 / 100)
    let columns = min(rows * 2, body.width - leastText, body.width * 52 / 100)
    guard rows >= leastRows, columns >= leastRows * 2 else { return nil }
    return Size(width: columns, height: min(rows, (columns + 1) / 2))
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
