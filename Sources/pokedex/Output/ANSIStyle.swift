import PokedexDomain
import PokedexScreens
import PokedexTerminalUI

/// How printed text looks on a terminal: with the sequences of ECMA-48, which all terminals with
/// colours understand.
struct ANSIStyle {
  /// None where types have no colour.
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

  /// Each type on its colour, whole names alone: `Dragon/Ground`.
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

  /// A colour of the palette; the first sixteen have numbers of their own.
  private static func code(_ color: Int, _ first: Int, _ extended: Int) -> String {
    switch color {
    case 0..<8: "\(first + color)"
    case 8..<16: "\(first + 60 + color - 8)"
    default: "\(extended);5;\(color)"
    }
  }
}
