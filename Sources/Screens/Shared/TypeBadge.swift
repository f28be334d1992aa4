import PokedexDomain
import PokedexTerminalUI

/// A type's name on its colour.
struct TypeBadge {
  /// Whole names, all as wide as the longest, or three letters.
  enum Width: Int {
    case whole = 8
    case short = 3
  }

  let type: ID<PokemonType>
  let width: Width

  private var label: DrawableText {
    let name = type.englishName.uppercased()
    let text = width == .whole ? name : String(name.prefix(width.rawValue))
    return DrawableText(text).padded(to: width.rawValue, alignment: .center)
  }

  /// Draws badges side by side, one blank between them.
  static func draw(
    _ types: [ID<PokemonType>], width: Width, x: Int, y: Int, in clip: Rect,
    on canvas: inout Canvas
  ) {
    for (place, type) in types.enumerated() {
      let badge = TypeBadge(type: type, width: width)
      canvas.write(
        badge.label, x: x + place * (width.rawValue + 1), y: y, in: clip,
        style: Style(.type(type)))
    }
  }

  /// The columns that two badges take.
  static func columns(_ width: Width) -> Int { 2 * width.rawValue + 1 }
}
