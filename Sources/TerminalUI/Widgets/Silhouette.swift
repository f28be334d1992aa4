/// The outline of a picture, filled in one colour. Its half blocks need no other colour.
package struct Silhouette: Hashable, Sendable {
  private let picture: Picture
  private let blocks: HalfBlocks
  private let room: Size
  /// Has a contrast of 3.9 with black and of 5.3 with white.
  private static let color: [UInt8] = [0x4A, 0x6E, 0xC0, 0xFF]

  /// - Parameter picture: in full size, without transparent edges.
  package init(_ picture: Picture, room: Size) {
    self.picture = picture
    self.room = room
    blocks = HalfBlocks(picture.fitted(columns: room.width, rows: room.height))
  }

  /// In cells.
  package var size: Size { blocks.size }

  private func symbol(x: Int, row: Int, isUnicode: Bool) -> Symbol? {
    let (upper, lower) = blocks.pixels(x: x, row: row)
    guard upper != nil || lower != nil else { return nil }
    guard isUnicode else { return "#" }
    return upper == nil ? "▄" : lower == nil ? "▀" : "█"
  }

  /// The rows as text.
  package func lines(_ symbols: Symbols) -> [String] {
    (0..<size.height).map { row in
      var line = String.UnicodeScalarView()
      for x in 0..<size.width {
        line.append(symbol(x: x, row: row, isUnicode: symbols.isUnicode)?.scalar ?? " ")
      }
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  /// Draws the silhouette in the middle of an area.
  package func draw(on canvas: inout Canvas, in area: Rect, style: Style = .accent) {
    guard canvas.pictures != .pixels else { return drawPixels(on: &canvas, in: area) }
    let place = area.centered(size)
    for row in 0..<place.height {
      for column in 0..<place.width {
        if let symbol = symbol(x: column, row: row, isUnicode: canvas.symbols.isUnicode) {
          canvas.put(symbol, x: place.x + column, y: place.y + row, style: style)
        }
      }
    }
  }

  private func drawPixels(on canvas: inout Canvas, in area: Rect) {
    let box = PixelImage.box(width: picture.width, height: picture.height, in: room)
    let place = area.centered(box)
    let rgba = picture.pixels.flatMap { $0 == nil ? [0, 0, 0, 0] : Self.color }
    canvas.put(
      PixelImage(width: picture.width, height: picture.height, rgba: rgba, size: box),
      x: place.x, y: place.y, in: area)
  }
}
