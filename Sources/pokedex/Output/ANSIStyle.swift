import PokedexDomain
import PokedexScreens
import PokedexTerminalUI

/// Styles printed text with ECMA-48 escape sequences, which all colour terminals understand.
struct ANSIStyle {
  /// The badges by the name of the type; `nil` without colours.
  private let types: [String: String]?

  private static let plain = "\u{1B}[0m"
  private static let bold = "\u{1B}[1m"

  /// - Parameter depth: the colours to use.
  init(depth: ColorDepth) {
    guard depth > .mono else {
      types = nil
      return
    }
    types = Dictionary(
      (ID<PokemonType>.standard + ID.special).map { ($0.name, Self.badge($0, depth)) },
      uniquingKeysWith: { first, _ in first })
  }

  var hasColors: Bool { types != nil }

  static func heading(_ line: String) -> String { bold + line + plain }

  /// Colours each full type name in a text such as `Dragon/Ground`.
  func badges(_ text: DrawableText) -> String {
    guard let types else { return text.string }
    return text.string.split(separator: "/", omittingEmptySubsequences: false)
      .map { types[String($0)] ?? String($0) }.joined(separator: "/")
  }

  private static func badge(_ type: ID<PokemonType>, _ depth: ColorDepth) -> String {
    let colors = Theme.pokedex[.type(type)].paletteColors(depth: depth, on: .dark)
    let foreground = colors.foreground.map { code($0, 30, 38) }
    let background = colors.background.map { code($0, 40, 48) }
    let codes = [foreground, background].compactMap { $0 }.joined(separator: ";")
    return "\u{1B}[\(codes)m\(type.name)\(plain)"
  }

  /// The escape code of a palette colour; the first sixteen colours have codes of their own.
  private static func code(_ color: Int, _ first: Int, _ extended: Int) -> String {
    switch color {
    case 0..<8: "\(first + color)"
    case 8..<16: "\(first + 60 + color - 8)"
    default: "\(extended);5;\(color)"
    }
  }
}
