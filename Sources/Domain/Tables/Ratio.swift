/// A rational number from 0, in lowest terms.
package struct Ratio: Hashable, Sendable {
  package let numerator: Int
  package let denominator: Int

  /// - Parameter denominator: 0 counts as 1.
  package init(_ numerator: Int, _ denominator: Int = 1) {
    let divisor = max(1, Self.divisor(numerator, denominator))
    self.numerator = numerator / divisor
    self.denominator = max(1, denominator / divisor)
  }

  private static func divisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : divisor(second, first % second)
  }

  package static let one = Ratio(1)

  /// The ratio times a whole number, rounded to the nearest whole number.
  package func scaled(by factor: Int) -> Int {
    let (high, low) = numerator.multipliedFullWidth(by: 2 * factor)
    let sum = low.addingReportingOverflow(UInt(denominator))
    let top = high + (sum.overflow ? 1 : 0)
    guard UInt(bitPattern: top) < 2 * UInt(denominator) else { return .max }
    return (2 * denominator).dividingFullWidth((top, sum.partialValue)).quotient
  }

  package static func * (left: Ratio, right: Ratio) -> Ratio {
    let first = Ratio(left.numerator, right.denominator)
    let second = Ratio(right.numerator, left.denominator)
    return Ratio(
      first.numerator * second.numerator, first.denominator * second.denominator)
  }
}

extension Ratio: Comparable {
  package static func < (left: Ratio, right: Ratio) -> Bool {
    let (first, second) = (
      left.numerator.multipliedFullWidth(by: right.denominator),
      right.numerator.multipliedFullWidth(by: left.denominator)
    )
    return (first.high, first.low) < (second.high, second.low)
  }
}
