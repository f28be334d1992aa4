/// Where a number stands among others of its sort, the highest first.
package struct StatRank: Hashable, Sendable {
  /// 1 for the highest; equals share the better place.
  package let rank: Int
  /// How many others have just as much.
  package let ties: Int
  /// How many there are, itself included.
  package let count: Int

  /// - Parameter others: all it is compared with, without itself.
  package init(of number: Int32, among others: [Int32]) {
    var (better, equal) = (0, 0)
    for other in others {
      if other > number { better += 1 } else if other == number { equal += 1 }
    }
    rank = better + 1
    ties = equal
    count = others.count + 1
  }

  /// Whether it stands in the better half.
  package var isHigh: Bool { rank * 2 <= count + 1 }

  /// How near it is to the nearer end: 1 for the best hundredth, and for the worst; 100 for one
  /// that is alone.
  package var percent: Int {
    let place = isHigh ? rank : count - rank + 1 - ties
    return max(1, (place * 100 + count - 1) / count)
  }
}

/// How many of a set of base stats lie in each sixteenth of the range of 0 to 255.
package struct StatHistogram: Hashable, Sendable {
  package static let bins = 16
  package static let width = 16

  package private(set) var counts: [Int]

  package init(_ numbers: [Int32]) {
    counts = [Int](repeating: 0, count: Self.bins)
    for number in numbers { counts[Self.bin(of: Int(number))] += 1 }
  }

  /// The sixteenth that a base stat lies in; what is beyond the range lies in the last one.
  package static func bin(of number: Int) -> Int {
    min(max(number / width, 0), bins - 1)
  }
}
