import PokedexDomain
import PokedexTerminalUI

/// A sprite scaled to the space available for it. The picture in each drawing style is made when it
/// is first needed.
@MainActor final class FittedSprite {
  private let sprite: Sprite
  let room: Size
  private let isFaint: Bool
  private lazy var rgba = isFaint ? PixelImage.faint(sprite.bytes) : sprite.bytes
  private lazy var picture = Picture(width: sprite.width, height: sprite.height, rgba: rgba).cropped
  private lazy var blocks = HalfBlocks(picture.fitted(columns: room.width, rows: room.height))
  private lazy var sextants = Sextants(picture, size: blocks.size)
  private lazy var image = PixelImage(
    width: sprite.width, height: sprite.height, rgba: rgba,
    size: PixelImage.box(width: sprite.width, height: sprite.height, in: room))

  private init(_ sprite: Sprite, room: Size, isFaint: Bool) {
    self.sprite = sprite
    self.room = room
    self.isFaint = isFaint
  }

  /// Scales a sprite, or returns `known` if that still matches; `nil` if there is no sprite.
  ///
  /// - Parameter isFaint: whether its colours are greys of little contrast.
  static func fitted(
    _ sprite: Sprite?, room: Size, isFaint: Bool = false, known: FittedSprite?
  ) -> FittedSprite? {
    guard let sprite else { return nil }
    if let known, known.room == room, known.isFaint == isFaint, known.sprite == sprite {
      return known
    }
    return FittedSprite(sprite, room: room, isFaint: isFaint)
  }

  /// The size in cells of the picture in a drawing style.
  private func size(_ style: PictureStyle) -> Size {
    style == .pixels ? image.size : blocks.size
  }

  /// Draws the picture centred in an area of the size of its room, at the bottom or in the middle.
  ///
  /// - Parameter origin: the upper left corner of the room, which may lie outside of `clip`.
  func draw(
    on canvas: inout Canvas, at origin: Point, isAtBottom: Bool = true, in clip: Rect
  ) {
    let size = size(canvas.pictures)
    let space = room.height - size.height
    let x = origin.x + (room.width - size.width) / 2
    let y = origin.y + (isAtBottom ? space : space / 2)
    switch canvas.pictures {
    case .none: return
    case .sextants: sextants.draw(on: &canvas, x: x, y: y, in: clip)
    case .pixels: canvas.put(image, x: x, y: y, in: clip)
    case .blocks: blocks.draw(on: &canvas, x: x, y: y, in: clip)
    }
  }
}

extension HalfBlocks {
  /// Scales a sprite without its transparent edges to fit into a size.
  package init(_ sprite: Sprite, room: Size) {
    self.init(Picture(sprite).cropped.fitted(columns: room.width, rows: room.height))
  }
}

extension Silhouette {
  /// Scales the outline of a sprite to fit into a size.
  package init(_ sprite: Sprite, room: Size) {
    self.init(Picture(sprite).cropped, room: room)
  }
}

extension Picture {
  fileprivate init(_ sprite: Sprite) {
    self.init(width: sprite.width, height: sprite.height, rgba: sprite.bytes)
  }
}
