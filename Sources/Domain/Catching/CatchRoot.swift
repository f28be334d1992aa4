/// The roots in the shake rate, in whole numbers.
enum CatchRoot {
  /// The square root, rounded down, as the BIOS of the Game Boy Advance computes it.
  static func whole(_ number: Int) -> Int {
    var root = Int(Double(number).squareRoot())
    while root * root > number { root -= 1 }
    while (root + 1) * (root + 1) <= number { root += 1 }
    return root
  }

  /// The shake rate, 0 to 65,536.
  ///
  /// - Parameter modified: The modified capture rate in 4096ths, above 0 and at most 255 × 4096.
  static func shake(_ modified: Int, in era: CatchEra) -> Int {
    era == .fifth ? fourthRoot(modified) : powerOfThreeSixteenths(modified)
  }

  /// 65,536 divided by the fourth root of 255 / rate, with each step rounded to 4096ths.
  private static func fourthRoot(_ modified: Int) -> Int {
    let one = 4096
    let quotient = (255 * one * one + modified / 2) / modified
    let root = nearest(nearest(quotient * one) * one)
    return min(65_536, 65_536 * one / root)
  }

  /// The square root, rounded to the nearest whole number.
  private static func nearest(_ number: Int) -> Int {
    let root = whole(number)
    return number - root * root > root ? root + 1 : root
  }

  /// The greatest number whose 16th power is at most 65,536^16 × (rate / 255)^3. Four square roots
  /// come close to it, and a comparison of exact whole numbers decides among the nearest.
  private static func powerOfThreeSixteenths(_ modified: Int) -> Int {
    let limit = WholeNumber(product: [(65_536, 16), (modified, 3)])
    let part = Double(modified) / Double(255 * 4096)
    let cube = part * part * part
    let root = cube.squareRoot().squareRoot().squareRoot().squareRoot()
    let guess = Int(65_536 * root)
    var (low, high) = (max(0, guess - 2), min(65_536, guess + 2))
    while low < high {
      let middle = (low + high + 1) / 2
      let power = WholeNumber(product: [(middle, 16), (255 * 4096, 3)])
      if limit < power { high = middle - 1 } else { low = middle }
    }
    return low
  }
}

/// A whole number of any size, to compare products of powers exactly.
private struct WholeNumber {
  /// The digits to the base 2^32, the lowest first, without leading zeros.
  private var digits: [UInt64] = [1]

  /// - Parameter factors: numbers below 2^32 and their exponents.
  init(product factors: [(base: Int, exponent: Int)]) {
    for factor in factors {
      for _ in 0..<factor.exponent { multiply(by: UInt64(factor.base)) }
    }
  }

  private mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for place in digits.indices {
      let product = digits[place] * factor + carry
      digits[place] = product & 0xffff_ffff
      carry = product >> 32
    }
    if carry > 0 { digits.append(carry) }
    while digits.last == 0 { digits.removeLast() }
  }

  static func < (left: Self, right: Self) -> Bool {
    left.digits.count == right.digits.count
      ? left.digits.reversed().lexicographicallyPrecedes(right.digits.reversed())
      : left.digits.count < right.digits.count
  }
}
