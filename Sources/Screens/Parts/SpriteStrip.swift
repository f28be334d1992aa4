import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Small pictures side by side, each above its name. Without enough room, none are shown.
@MainActor final class SpriteStrip {
  /// The minimum size of a recognizable picture.
  private static let leastRows = 6
  private static let leastColumns = 10
  private static let usualRows = 10
  private static let mostRows = 24
  private static let gap = 2

  private let gallery: SpriteGallery
  private let leastForms: Int
  private var room = Rect(.zero)
  private var slot = Size.zero
  private var sprites: [ID<Form>: FittedSprite] = [:]

  /// - Parameter leastForms: the number of forms that are worth the room.
  init(_ gallery: SpriteGallery, leastForms: Int = 2) {
    self.gallery = gallery
    self.leastForms = leastForms
  }

  /// Requests the pictures if there is room for them.
  ///
  /// - Parameter area: the free area; if it is too small, no pictures are requested.
  func prepare(_ forms: [ID<Form>], in area: Rect) {
    let most = min(Self.mostRows, max(Self.usualRows, area.height * 2 / 5))
    let rows = min(area.height - 1, most)
    let columns = min(rows * 2, (area.width + Self.gap) / max(1, forms.count) - Self.gap)
    let isRecognizable = rows >= Self.leastRows && columns >= Self.leastColumns
    guard forms.count >= leastForms, isRecognizable else { return leave() }
    slot = Size(width: columns, height: min(rows, (columns + 1) / 2))
    room = Rect(x: area.x, y: area.y, width: area.width, height: slot.height + 1)
    gallery.show(forms)
    for item in gallery.items {
      sprites[item.form] = FittedSprite.fitted(item.picture, room: slot, known: sprites[item.form])
    }
  }

  var hasPicture: Bool { !room.isEmpty && gallery.hasPicture }

  /// Draws the loaded pictures on a common baseline, each with its name below.
  func draw(names: (ID<Form>) -> String, on canvas: inout Canvas) {
    guard !room.isEmpty else { return }
    for (index, item) in gallery.items.enumerated() {
      guard let fitted = sprites[item.form] else { continue }
      let x = room.x + index * (slot.width + Self.gap)
      fitted.draw(on: &canvas, at: Point(x: x, y: room.y), in: room)
      let label = Rect(x: x, y: room.endY - 1, width: slot.width, height: 1)
      canvas.write(DrawableText(names(item.form)), in: label, style: .dim, alignment: .center)
    }
  }

  /// The rows that pictures and names take; 0 if there is no room for them.
  var height: Int { room.height }

  /// Called when the pictures are no longer visible.
  func leave() {
    room = Rect(.zero)
    gallery.leave()
  }
}
