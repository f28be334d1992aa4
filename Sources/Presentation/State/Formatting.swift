import PokedexDomain

/// Formats values for both the screen and the shell.
package enum Formatting {
  /// `1,351`.
  package static func count(_ number: Int) -> String { Numbers.count(number) }

  /// `#445`.
  package static func dexNumber(_ species: ID<Species>) -> String { "#\(species)" }

  /// `1.9 m` from decimetres, or in feet and inches.
  package static func height(_ decimetres: Int) -> String { Units.current.height(decimetres) }

  /// `95.0 kg` from hectograms, or in pounds.
  package static func weight(_ hectograms: Int) -> String { Units.current.weight(hectograms) }

  /// `1.9` from 19.
  package static func tenths(_ number: Int) -> String { Numbers.tenths(number) }

  /// `12.5 %` from 125 thousandths; whole percents have no fraction.
  package static func percent(thousandths: Int) -> String {
    thousandths.isMultiple(of: 10) ? "\(thousandths / 10) %" : "\(tenths(thousandths)) %"
  }

  /// `98 %`; `<1 %` for a smaller part above 0, and `100 %` only for the whole.
  package static func share(_ part: Int, of whole: Int) -> String {
    guard part > 0, part < whole else { return part > 0 ? "100 %" : "0 %" }
    return part * 100 < whole ? "<1 %" : "\(part * 100 / whole) %"
  }

  /// `5 %` or `5–50 %`.
  package static func percents(_ range: ClosedRange<Int>) -> String {
    "\(rangeText(range.lowerBound, range.upperBound)) %"
  }

  /// `1st`, `12th`, `1,322nd`.
  package static func ordinal(_ number: Int) -> String {
    guard Wording.other == nil else { return worded("\(count(number))th") }
    let ending =
      switch (number % 100, number % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return count(number) + ending
  }

  /// A damage multiplier: `×4`, `×½`, `×0.31`.
  package static func multiplier(percent: Int) -> String {
    let fractions = [75: "¾", 50: "½", 25: "¼", 62: "⅝", 12: "⅛"]
    if let fraction = fractions[percent] { return "×\(fraction)" }
    let whole = percent / 100
    if percent.isMultiple(of: 100) { return "×\(whole)" }
    if let fraction = fractions[percent % 100], whole > 0 { return "×\(whole)\(fraction)" }
    return "×\(whole).\(percent % 100 < 10 ? "0" : "")\(percent % 100)"
  }
}
