import PokedexData
import PokedexTerminalUI

/// The values in printed JSON.
extension JSON {
  /// A string without the characters that ``DrawableText`` removes.
  static func text(_ text: String) -> JSON { .string(DrawableText(text).string) }

  /// A damage multiplier, such as 4, 0.5 or 0.25.
  static func factor(percent: Int) -> JSON {
    // Percentages are truncated, such as 12 for 12.5: eighths get their missing digit back.
    let eighths = [12: "0.125", 62: "0.625"]
    let (whole, rest) = percent.quotientAndRemainder(dividingBy: 100)
    if whole == 0, let eighth = eighths[rest] { return .decimal(eighth) }
    guard rest > 0 else { return .number(whole) }
    let decimals = rest.isMultiple(of: 10) ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return .decimal("\(whole).\(decimals)")
  }

  /// - Parameter number: in units of the last decimal.
  static func decimal(_ number: Int, places: Int) -> JSON {
    let unit = (0..<places).reduce(1) { product, _ in product * 10 }
    return .decimal("\(number / unit).\("\(unit + number % unit)".dropFirst())")
  }

  /// The number of the format of printed JSON, which increases when a key is removed or
  /// changes its meaning; new keys do not affect it.
  static let format = 2
}
