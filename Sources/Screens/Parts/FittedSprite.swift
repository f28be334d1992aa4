import PokedexDomain
import PokedexTerminalUI

/// A picture as it was made for its room, and of what.
struct FittedSprite {
  private let sprite: Sprite
  let room: Size
  let blocks: HalfBlocks

  /// Scales a picture, unless it is known already; nothing of none.
  init?(_ sprite: Sprite?, room: Size, known: FittedSprite?) {
    guard let sprite else { return nil }
    if let known, known.room == room, known.sprite == sprite {
      self = known
      return
    }
    (self.sprite, self.room, blocks) = (sprite, room, HalfBlocks(sprite, room: room))
  }
}
