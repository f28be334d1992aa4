import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

extension ThemeFile {
  /// An error in a line that names a colour. Its text is computed on access, because the settings also
  /// choose the language.
  enum Problem: Equatable {
    case unknown(name: String)
    case base
    case levels
    case noColor(String)
    /// The contrast with the background, which is too low for a text.
    case contrast(Double, of: String)

    var text: String {
      switch self {
      case .unknown(let name): Self.unknown(name)
      case .base: worded("base: dark or light")
      case .levels: worded("levels: eight colours, from the worst stat to the best")
      case .noColor(let value):
        worded("'\(value.excerpt)' is not a colour: write it as #ffd75f")
      case .contrast(let contrast, let name): Self.contrast(contrast, name)
      }
    }

    private static func unknown(_ name: String) -> String {
      let names = Swatches.named.map(\.name) + [ThemeFile.levels, ThemeFile.base]
      let nearest = NearestWord.question(name, among: names)
      return worded("'\(name.excerpt)' is not a theme colour") + nearest
    }

    private static func contrast(_ contrast: Double, _ name: String) -> String {
      let shown = Formatting.tenths(Int(contrast * 10))
      return worded("\(name): its contrast with the background is \(shown), and text needs 4.5")
    }
  }
}
