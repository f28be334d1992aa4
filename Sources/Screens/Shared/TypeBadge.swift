import PokedexDomain
import PokedexTerminalUI

/// A type's name on its colour.
@MainActor enum TypeBadge {
  /// Whole names, all as wide as the longest, or three letters.
  enum Width {
    case whole
    case short
  }

  /// The labels of a language, by type: every frame has dozens of them.
  private struct Labels {
    let texts: [DrawableText]
    let columns: Int

    /// - Parameter least: the columns that they take at least.
    init(_ width: Width, least: Int) {
      let names = ID<PokemonType>.standard.map { DrawableText($0.name.uppercased()) }
      let columns = width == .short ? least : names.reduce(least) { max($0, $1.width) }
      texts = names.map { $0.prefix(columns).padded(to: columns, alignment: .center) }
      self.columns = columns
    }
  }

  private static let english = kept()
  private static var others: [Language: [Width: Labels]] = [:]

  private static func kept() -> [Width: Labels] {
    [.whole: Labels(.whole, least: 8), .short: Labels(.short, least: 3)]
  }

  private static func labels(_ width: Width) -> Labels? {
    guard let language = Wording.other?.language else { return english[width] }
    if others[language] == nil { others[language] = kept() }
    return others[language]?[width]
  }

  /// Draws badges side by side, one blank between them.
  static func draw(
    _ types: [ID<PokemonType>], width: Width, x: Int, y: Int, in clip: Rect,
    on canvas: inout Canvas
  ) {
    guard let labels = labels(width) else { return }
    for (place, type) in types.enumerated() where labels.texts.indices.contains(type.rawValue - 1) {
      canvas.write(
        labels.texts[type.rawValue - 1], x: x + place * (labels.columns + 1), y: y, in: clip,
        style: Style(.type(type)))
    }
  }

  /// The columns that a badge takes.
  static func columns(of width: Width) -> Int { labels(width)?.columns ?? 0 }

  /// The columns that two badges take.
  static func columns(_ width: Width) -> Int { 2 * columns(of: width) + 1 }
}
