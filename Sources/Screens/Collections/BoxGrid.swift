import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The places of a box in rows, as in the games: in each cell the sign of the state, the number, the name
/// and, if there is room, the picture: grey for what is missing.
@MainActor final class BoxGrid {
  private let model: BoxesViewModel
  private let gallery: SpriteGallery?
  private var area = Rect(.zero)
  private var cell: BoxCell?
  private var sprites: [Shown: FittedSprite] = [:]
  /// Whether any picture has loaded. From then on, names are below the room of pictures, so that they do
  /// not move when those of the next box come.
  private var hasPictures = false

  /// The picture of a cell.
  private struct Shown: Hashable {
    let subject: SpriteGallery.Subject
    let isFaint: Bool
  }

  init(_ model: BoxesViewModel, _ gallery: SpriteGallery?) {
    self.model = model
    self.gallery = gallery
  }

  /// Whether there is too little room for it.
  var isEmpty: Bool { cell == nil }

  // MARK: Layout

  /// - Parameter pictures: how pictures are drawn.
  func prepare(in body: Rect, _ pictures: PictureStyle) {
    area = body
    let (rows, columns) = model.shape
    let room = Size(width: (body.width - 1) / columns - 1, height: body.height / rows)
    cell = BoxCell(in: room, pictures)
    guard let gallery, let room = cell?.picture?.size else { return leave() }
    gallery.show(model.places.map(model.picture).unique)
    fitPictures(of: gallery, room)
  }

  /// Takes the pictures that have loaded.
  private func fitPictures(of gallery: SpriteGallery, _ room: Size) {
    let loaded = Dictionary(
      gallery.items.map { ($0.subject, $0.picture) }, uniquingKeysWith: { first, _ in first })
    let known = sprites
    sprites = [:]
    for place in model.places {
      let picture = picture(of: place)
      sprites[picture] = FittedSprite.fitted(
        loaded[picture.subject] ?? nil, room: room, isFaint: picture.isFaint,
        known: known[picture])
    }
    if !sprites.isEmpty { hasPictures = true }
  }

  private func picture(of place: CollectionBoxes.Place) -> Shown {
    Shown(subject: model.picture(of: place), isFaint: BoxSigns.isFaint(place.state))
  }

  func leave() {
    sprites = [:]
    hasPictures = false
    gallery?.leave()
  }

  private func rect(of index: Int, _ size: Size) -> Rect {
    let (row, column) = index.quotientAndRemainder(dividingBy: model.shape.columns)
    return Rect(
      x: area.x + 1 + column * (size.width + 1), y: area.y + row * size.height,
      width: size.width, height: size.height)
  }

  /// The cell at a point.
  func cell(at point: Point) -> Int? {
    guard let size = cell?.size else { return nil }
    return (0..<model.cells).first { rect(of: $0, size).contains(point) }
  }

  // MARK: Drawing

  func draw(on canvas: inout Canvas) {
    guard let cell else { return }
    for index in 0..<model.cells {
      let rect = rect(of: index, cell.size)
      if let place = model.place(in: index) {
        draw(place, on: &canvas, in: rect, cell)
      } else {
        canvas.put(canvas.symbols.dash, x: rect.x, y: rect.y, style: .dim)
      }
      guard index == model.cursor.index else { continue }
      canvas.select(rect)
      if canvas.cursor == nil { canvas.focus = rect.origin }
    }
  }

  private func draw(
    _ place: CollectionBoxes.Place, on canvas: inout Canvas, in rect: Rect, _ cell: BoxCell
  ) {
    let style = BoxSigns.style(of: place.state)
    let isTicked = model.ticked.contains(place.marked)
    let sign = isTicked ? canvas.symbols.check : BoxSigns.sign(of: place.state, canvas.symbols)
    canvas.put(sign, x: rect.x, y: rect.y, style: isTicked ? Style(.accent) : style)
    var text = rect
    _ = text.takeLeft(2)
    guard rect.height > 1 else {
      return _ = canvas.write(DrawableText(place.shortName), in: text.row(0), style: style)
    }
    let number = place.number.map { "\($0)" } ?? ""
    canvas.write(DrawableText(number), in: text.row(0), style: .dim)
    if let room = cell.picture, let sprite = sprites[picture(of: place)] {
      sprite.draw(on: &canvas, at: Point(x: rect.x + room.x, y: rect.y + room.y), in: rect)
    }
    var names = rect
    _ = names.takeTop(cell.nameRow(withPicture: hasPictures))
    draw(place.shortName, on: &canvas, in: names, style)
  }

  /// Draws a name in lines, of which the last one is cut.
  private func draw(_ name: String, on canvas: inout Canvas, in area: Rect, _ style: Style) {
    let lines = DrawableText(name).wrapped(to: area.width)
    for row in lines.indices.prefix(area.height) {
      let rest = lines[row...].map(\.string).joined(separator: " ")
      let isLast = row == area.height - 1
      canvas.write(isLast ? DrawableText(rest) : lines[row], in: area.row(row), style: style)
    }
  }
}
