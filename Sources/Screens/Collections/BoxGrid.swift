import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The places of a box in rows, as in the games: in each cell the sign of the state, the number, the name
/// and, if there is room, the picture.
@MainActor final class BoxGrid {
  private static let leastColumns = 9
  private static let mostColumns = 22
  /// The rows of a cell's text with a picture.
  private static let textRows = 2
  /// The minimum rows of a recognizable picture.
  private static let leastPicture = 6

  private let model: BoxesViewModel
  private let gallery: SpriteGallery?
  private var area = Rect(.zero)
  /// The size of a cell without the gap beside it.
  private var cell = Size.zero
  private var sprites: [SpriteGallery.Subject: FittedSprite] = [:]

  init(_ model: BoxesViewModel, _ gallery: SpriteGallery?) {
    self.model = model
    self.gallery = gallery
  }

  /// Whether there is too little room for it.
  var isEmpty: Bool { cell == .zero }

  // MARK: Layout

  func prepare(in body: Rect) {
    area = body
    let (rows, columns) = model.shape
    let width = min(Self.mostColumns, (body.width - 1) / columns - 1)
    guard width >= Self.leastColumns, body.height >= rows else {
      cell = .zero
      return leave()
    }
    cell = Size(width: width, height: min(width / 2 + Self.textRows, body.height / rows))
    preparePictures()
  }

  /// Whether there is room for a picture in each cell.
  private var hasPictures: Bool { cell.height - Self.textRows >= Self.leastPicture }

  private func preparePictures() {
    guard let gallery, hasPictures else { return leave() }
    gallery.show(model.places.map(model.picture).unique)
  }

  /// Takes the pictures that have loaded. While the grid is drawn, so that a frame follows each of them.
  private func fitPictures() {
    guard let gallery, hasPictures else { return }
    let room = Size(width: cell.width, height: cell.height - Self.textRows)
    let known = sprites
    sprites = [:]
    for item in gallery.items {
      let subject = item.subject
      sprites[subject] = FittedSprite.fitted(item.picture, room: room, known: known[subject])
    }
  }

  func leave() {
    sprites = [:]
    gallery?.leave()
  }

  private func rect(of index: Int) -> Rect {
    let (row, column) = index.quotientAndRemainder(dividingBy: model.shape.columns)
    return Rect(
      x: area.x + 1 + column * (cell.width + 1), y: area.y + row * cell.height,
      width: cell.width, height: cell.height)
  }

  /// The cell at a point.
  func cell(at point: Point) -> Int? {
    (0..<model.cells).first { rect(of: $0).contains(point) }
  }

  // MARK: Drawing

  func draw(on canvas: inout Canvas) {
    fitPictures()
    for index in 0..<model.cells {
      let rect = rect(of: index)
      if let place = model.place(in: index) {
        draw(place, on: &canvas, in: rect)
      } else {
        canvas.put(canvas.symbols.dash, x: rect.x, y: rect.y, style: .dim)
      }
      guard index == model.cursor.index else { continue }
      canvas.select(rect)
      if canvas.cursor == nil { canvas.focus = rect.origin }
    }
  }

  private func draw(
    _ place: CollectionBoxes.Place, on canvas: inout Canvas, in rect: Rect
  ) {
    let style = BoxSigns.style(of: place.state)
    let isTicked = model.ticked.contains(place.marked)
    let sign = isTicked ? canvas.symbols.check : BoxSigns.sign(of: place.state, canvas.symbols)
    canvas.put(sign, x: rect.x, y: rect.y, style: isTicked ? Style(.accent) : style)
    var text = rect
    _ = text.takeLeft(2)
    let number = place.number.map { "\($0)" } ?? ""
    guard rect.height > 1 else {
      return _ = canvas.write(DrawableText(place.shortName), in: text.row(0), style: style)
    }
    canvas.write(DrawableText(number), in: text.row(0), style: .dim)
    if let sprite = sprites[model.picture(of: place)] {
      sprite.draw(on: &canvas, at: Point(x: rect.x, y: rect.y + 1), in: rect)
      canvas.write(DrawableText(place.shortName), in: rect.row(rect.height - 1), style: style)
    } else {
      let lines = DrawableText(place.shortName).wrapped(to: rect.width)
      for (row, line) in lines.prefix(rect.height - 1).enumerated() {
        canvas.write(line, in: rect.row(row + 1), style: style)
      }
    }
  }
}
