/// The rank of a number among others, the highest first.
package struct StatRank: Hashable, Sendable {
  /// 1 for the highest; equal numbers share the better rank.
  package let rank: Int
  /// The number of others that are equal.
  package let ties: Int
  /// The number of all compared, including this one.
  package let count: Int

  /// - Parameter others: the numbers to compare with, excluding this one.
  package init(of number: Int32, among others: [Int32]) {
    var (better, equal) = (0, 0)
    for other in others {
      if other > number { better += 1 } else if other == number { equal += 1 }
    }
    rank = better + 1
    ties = equal
    count = others.count + 1
  }

  /// Whether the rank is in the better half.
  package var isHigh: Bool { rank * 2 <= count + 1 }

  /// The percentile from the nearer end: 1 for the best hundredth and for the worst; 100 if there
  /// are no others.
  package var percent: Int {
    let position = isHigh ? rank : count - rank + 1 - ties
    return max(1, (position * 100 + count - 1) / count)
  }
}

/// The distribution of base stats over sixteen bins of the range 0 to 255.
package struct StatHistogram: Hashable, Sendable {
  package static let bins = 16
  package static let width = 16

  package private(set) var counts: [Int]

  package init(_ numbers: [Int32]) {
    counts = [Int](repeating: 0, count: Self.bins)
    for number in numbers { counts[Self.bin(of: Int(number))] += 1 }
  }

  /// The bin of a base stat; numbers out of range are clamped.
  package static func bin(of number: Int) -> Int {
    min(max(number / width, 0), bins - 1)
  }
}
