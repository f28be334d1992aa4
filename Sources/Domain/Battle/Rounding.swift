/// The rounding of the games.
enum Rounding {
  /// Divides and rounds to the nearest whole number, halves down.
  static func halfDown(_ value: Int, _ divisor: Int) -> Int {
    (2 * value + divisor - 1) / (2 * divisor)
  }

  /// Multiplies by a factor in 4096ths; rounds halves down.
  static func multiply(_ value: Int, by factor: Int) -> Int { (value * factor + 2047) >> 12 }

  /// Multiplies two factors in 4096ths; rounds halves up.
  static func chain(_ first: Int, _ second: Int) -> Int { (first * second + 2048) >> 12 }
}
