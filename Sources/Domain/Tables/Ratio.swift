/// A rational number of 0 or more, in lowest terms.
///
/// The chance of a catch has a denominator of up to 72 bits, hence the wide numbers.
package struct Ratio: Hashable, Sendable {
  package let numerator: UInt128
  package let denominator: UInt128

  /// - Parameter denominator: 0 counts as 1.
  package init(_ numerator: UInt128, _ denominator: UInt128 = 1) {
    let divisor = max(1, Self.divisor(numerator, denominator))
    self.numerator = numerator / divisor
    self.denominator = max(1, denominator / divisor)
  }

  package init(_ numerator: Int, _ denominator: Int) {
    self.init(UInt128(numerator.magnitude), UInt128(denominator.magnitude))
  }

  private static func divisor(_ first: UInt128, _ second: UInt128) -> UInt128 {
    var (first, second) = (first, second)
    while second != 0 { (first, second) = (second, first % second) }
    return first
  }

  package static let zero = Ratio(0)
  package static let one = Ratio(1)

  /// The difference from 1; 0 for ratios above 1.
  package var complement: Ratio {
    Ratio(denominator > numerator ? denominator - numerator : 0, denominator)
  }

  /// The ratio times a whole number, rounded to the nearest whole number.
  package func scaled(by factor: Int) -> Int {
    Int(clamping: (numerator * UInt128(factor.magnitude) * 2 + denominator) / (2 * denominator))
  }

  /// The product of this many equal ratios.
  package func power(_ exponent: Int) -> Ratio {
    (0..<exponent).reduce(.one) { product, _ in product * self }
  }

  package static func * (left: Ratio, right: Ratio) -> Ratio {
    let first = Ratio(left.numerator, right.denominator)
    let second = Ratio(right.numerator, left.denominator)
    return Ratio(first.numerator * second.numerator, first.denominator * second.denominator)
  }

  package static func + (left: Ratio, right: Ratio) -> Ratio {
    let shared = divisor(left.denominator, right.denominator)
    let factor = right.denominator / shared
    return Ratio(
      left.numerator * factor + right.numerator * (left.denominator / shared),
      left.denominator * factor)
  }
}

extension Ratio: Comparable {
  package static func < (left: Ratio, right: Ratio) -> Bool {
    let first = left.numerator.multipliedFullWidth(by: right.denominator)
    let second = right.numerator.multipliedFullWidth(by: left.denominator)
    return (first.high, first.low) < (second.high, second.low)
  }
}
