import PokedexDomain
import PokedexTerminalUI

extension Silhouette {
  /// Scales the outline of a sprite to fit into a size.
  package init(_ sprite: Sprite, room: Size) {
    let picture = Picture(width: sprite.width, height: sprite.height, rgba: sprite.bytes)
    self.init(picture.cropped, room: room)
  }
}
