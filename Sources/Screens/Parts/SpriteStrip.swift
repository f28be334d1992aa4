import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Small pictures side by side, as many as there is room for, each above a name.
@MainActor final class SpriteStrip {
  /// What a picture needs to be one.
  private static let leastRows = 6
  private static let leastColumns = 10
  private static let mostRows = 10
  private static let gap = 2

  private let gallery: SpriteGallery
  private var room = Rect(.zero)
  private var slot = Size.zero
  private var made: [ID<Form>: FittedSprite] = [:]

  init(_ gallery: SpriteGallery) {
    self.gallery = gallery
  }

  /// Asks for the pictures that there is room for.
  ///
  /// - Parameter area: what is free; with less than a picture's height in it, nothing is asked for.
  func prepare(_ forms: [ID<Form>], in area: Rect) {
    let rows = min(area.height - 1, Self.mostRows)
    let columns = min(rows * 2, (area.width + Self.gap) / max(1, forms.count) - Self.gap)
    let isWorthIt = forms.count > 1 && rows >= Self.leastRows && columns >= Self.leastColumns
    guard isWorthIt else { return leave() }
    slot = Size(width: columns, height: min(rows, (columns + 1) / 2))
    room = Rect(x: area.x, y: area.y, width: area.width, height: slot.height + 1)
    gallery.show(forms)
    for item in gallery.items {
      made[item.form] = FittedSprite(item.picture, room: slot, known: made[item.form])
    }
  }

  /// Draws them on one ground line, with a name below each that has come.
  func draw(names: (ID<Form>) -> String, on canvas: inout Canvas) {
    guard !room.isEmpty else { return }
    for (place, item) in gallery.items.enumerated() {
      guard let blocks = made[item.form]?.blocks else { continue }
      let x = room.x + place * (slot.width + Self.gap)
      blocks.draw(
        on: &canvas, x: x + (slot.width - blocks.size.width) / 2,
        y: room.y + slot.height - blocks.size.height, in: room)
      let label = Rect(x: x, y: room.endY - 1, width: slot.width, height: 1)
      canvas.write(DrawableText(names(item.form)), in: label, style: .dim, alignment: .center)
    }
  }

  /// The rows that pictures and names take; none where there is no room for them.
  var height: Int { room.height }

  /// They are not seen any more.
  func leave() {
    room = Rect(.zero)
    gallery.leave()
  }
}
