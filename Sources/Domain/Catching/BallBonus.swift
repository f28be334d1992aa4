/// The change of the capture rate by a ball.
package enum BallBonus: Hashable, Sendable {
  /// A certain catch: the Master Ball, and balls for places where no Pokémon can escape.
  case always
  /// A factor in 4096ths.
  case factor(Int)
  /// A number that is added.
  case added(Int)
  /// In generation I, the number of values of the first random number, and the divisor of the HP
  /// factor.
  case range(Int, divisor: Int)

  /// A factor in tenths.
  static func tenths(_ tenths: Int) -> BallBonus { .factor((tenths * 4096 + 5) / 10) }

  static let none = tenths(10)

  /// The capture rate with the bonus, as a whole number; at least 1.
  func applied(to rate: Int) -> Int {
    switch self {
    case .factor(let factor): rate * Self.tenths(of: factor) / 10
    case .added(let number): max(1, rate + number)
    case .always, .range: rate
    }
  }

  /// The product of a number, the capture rate and the bonus, rounded to a whole number.
  func applied(to rate: Int, in number: Int) -> Int {
    guard case .factor(let factor) = self else { return number * applied(to: rate) }
    return (number * rate * factor + 2048) / 4096
  }

  /// The older games count in tenths.
  private static func tenths(of factor: Int) -> Int { (factor * 10 + 2048) / 4096 }
}
