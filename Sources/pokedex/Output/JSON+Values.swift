import PokedexData
import PokedexTerminalUI

/// What the shell's JSON is made of.
extension JSON {
  /// A text without the characters that ``DrawableText`` lets vanish.
  static func text(_ text: String) -> JSON { .string(DrawableText(text).string) }

  /// Null where there is none.
  static func optional(_ text: String?) -> JSON { text.map { .text($0) } ?? .null }

  /// Null where there is none.
  static func optional(_ number: Int?) -> JSON { number.map { .number($0) } ?? .null }

  /// How many times the usual damage: 4, 0.5, 0.25.
  static func factor(percent: Int) -> JSON {
    // Percents are cut: eighths are told whole.
    let eighths = [12: "0.125", 62: "0.625"]
    let (whole, rest) = percent.quotientAndRemainder(dividingBy: 100)
    if whole == 0, let eighth = eighths[rest] { return .decimal(eighth) }
    guard rest > 0 else { return .number(whole) }
    let decimals = rest.isMultiple(of: 10) ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return .decimal("\(whole).\(decimals)")
  }
}
