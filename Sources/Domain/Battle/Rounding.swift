/// The rounding of the games.
enum Rounding {
  /// Divides to the nearest whole number, half down.
  static func halfDown(_ value: Int, _ divisor: Int) -> Int {
    (2 * value + divisor - 1) / (2 * divisor)
  }

  /// Multiplies by 4096ths, half down.
  static func multiply(_ value: Int, by factor: Int) -> Int { (value * factor + 2047) >> 12 }

  /// Combines two factors in 4096ths, half up.
  static func chain(_ first: Int, _ second: Int) -> Int { (first * second + 2048) >> 12 }
}
