import PokedexDomain
import PokedexTerminalUI

/// A type's name on its colour.
enum TypeBadge {
  /// Whole names, all as wide as the longest, or three letters.
  enum Width: Int {
    case whole = 8
    case short = 3
  }

  /// The labels by width and type: every frame has dozens of them.
  private static let wholeLabels = labels(.whole)
  private static let shortLabels = labels(.short)

  private static func labels(_ width: Width) -> [DrawableText] {
    ID<PokemonType>.standard.map { label(of: $0, width) }
  }

  private static func label(of type: ID<PokemonType>, _ width: Width) -> DrawableText {
    let name = type.englishName.uppercased()
    let text = width == .whole ? name : String(name.prefix(width.rawValue))
    return DrawableText(text).padded(to: width.rawValue, alignment: .center)
  }

  /// Draws badges side by side, one blank between them.
  static func draw(
    _ types: [ID<PokemonType>], width: Width, x: Int, y: Int, in clip: Rect,
    on canvas: inout Canvas
  ) {
    let labels = width == .whole ? wholeLabels : shortLabels
    for (place, type) in types.enumerated() where labels.indices.contains(type.rawValue - 1) {
      canvas.write(
        labels[type.rawValue - 1], x: x + place * (width.rawValue + 1), y: y, in: clip,
        style: Style(.type(type)))
    }
  }

  /// The columns that two badges take.
  static func columns(_ width: Width) -> Int { 2 * width.rawValue + 1 }
}
