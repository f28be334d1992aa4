import PokedexDomain
import PokedexTerminalUI

/// A sprite scaled to the space available for it.
struct FittedSprite {
  private let sprite: Sprite
  let room: Size
  let blocks: HalfBlocks

  /// Scales a sprite, or reuses `known` if that still matches. Returns `nil` if there is no sprite.
  init?(_ sprite: Sprite?, room: Size, known: FittedSprite?) {
    guard let sprite else { return nil }
    if let known, known.room == room, known.sprite == sprite {
      self = known
      return
    }
    self.sprite = sprite
    self.room = room
    blocks = HalfBlocks(sprite, room: room)
  }
}
