import PokedexDomain
import PokedexTerminalUI

/// The name of a type on a background of its colour.
@MainActor enum TypeBadge {
  /// Full names, all padded to the longest, or their first letters; with a space on either side.
  enum Width {
    case whole
    case short
  }

  /// The labels of all types in one language, cached because every frame draws dozens of them.
  private struct Labels {
    let texts: [DrawableText]
    let columns: Int

    /// - Parameter least: the minimum width of a name.
    init(_ width: Width, least: Int) {
      let names = ID<PokemonType>.standard.map { DrawableText($0.name.uppercased()) }
      let inner = width == .short ? least : names.reduce(least) { max($0, $1.width) }
      columns = inner + 2
      texts = names.map { [columns] in Self.fitted($0, columns) }
    }

    func text(of type: ID<PokemonType>) -> DrawableText {
      type.standardIndex.map { texts[$0] }
        ?? Self.fitted(DrawableText(type.name.uppercased()), columns)
    }

    private static func fitted(_ name: DrawableText, _ columns: Int) -> DrawableText {
      let start = name.prefix(columns - 2)
      // A single wide letter is ambiguous; two of them need one more column.
      let text = start.width < columns - 2 && start != name ? name.prefix(columns - 1) : start
      return text.padded(to: columns, alignment: .center)
    }
  }

  /// The labels of one language in both widths.
  private struct Badges {
    let whole = Labels(.whole, least: 6)
    let short = Labels(.short, least: 3)
  }

  private static let english = Badges()
  private static var others: [Language: Badges] = [:]

  private static func labels(_ width: Width) -> Labels {
    let badges = Wording.other.map { kept(in: $0.language) } ?? english
    return width == .whole ? badges.whole : badges.short
  }

  private static func kept(in language: Language) -> Badges {
    if let known = others[language] { return known }
    let new = Badges()
    others[language] = new
    return new
  }

  /// The text of a badge.
  static func text(of type: ID<PokemonType>, _ width: Width) -> DrawableText {
    labels(width).text(of: type)
  }

  /// The first letters of a type, as the head of a narrow column.
  ///
  /// - Parameter columns: the width; two wide letters may take one more.
  static func head(of type: ID<PokemonType>, columns: Int) -> DrawableText {
    let letters = labels(.short).text(of: type)
    guard columns < letters.width else { return letters }
    let name = DrawableText(type.name.uppercased())
    let start = name.prefix(columns)
    return start.width < columns && start != name
      ? name.prefix(columns + 1) : start.padded(to: columns, alignment: .center)
  }

  /// Draws badges side by side, with a space between them.
  static func draw(
    _ types: [ID<PokemonType>], width: Width, x: Int, y: Int, in clip: Rect,
    on canvas: inout Canvas
  ) {
    let labels = labels(width)
    for (index, type) in types.enumerated() {
      canvas.write(
        labels.text(of: type), x: x + index * (labels.columns + 1), y: y, in: clip,
        style: Style(.type(type)))
    }
  }

  /// The width of a badge.
  static func columns(of width: Width) -> Int { labels(width).columns }

  /// The width of two badges and the space between them.
  static func columnsOfTwo(_ width: Width) -> Int { 2 * columns(of: width) + 1 }
}
