import PokedexDomain

/// How facts are written, on the screen as in the shell.
package enum Formatting {
  /// `1,351`.
  package static func count(_ number: Int) -> String {
    guard number.magnitude >= 1000 else { return String(number) }
    let rest = String((number % 1000).magnitude)
    return count(number / 1000) + "," + String(repeating: "0", count: 3 - rest.utf8.count) + rest
  }

  /// `#445`.
  package static func dexNumber(_ species: ID<Species>) -> String { "#\(species)" }

  /// `1.9 m` from decimetres.
  package static func height(_ decimetres: Int) -> String { "\(tenths(decimetres)) m" }

  /// `95.0 kg` from hectograms.
  package static func weight(_ hectograms: Int) -> String { "\(tenths(hectograms)) kg" }

  /// `1.9` from 19.
  package static func tenths(_ number: Int) -> String {
    "\(number < 0 ? "-" : "")\(abs(number / 10)).\(abs(number % 10))"
  }

  /// `12.5 %` from 125 thousandths; whole percents without a fraction.
  package static func percent(thousandths: Int) -> String {
    thousandths.isMultiple(of: 10) ? "\(thousandths / 10) %" : "\(tenths(thousandths)) %"
  }

  /// `5 %` or `5–50 %`.
  package static func percents(_ range: ClosedRange<Int>) -> String {
    range.lowerBound == range.upperBound
      ? "\(range.lowerBound) %" : "\(range.lowerBound)–\(range.upperBound) %"
  }
}
