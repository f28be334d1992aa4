/// A set of rows, with one bit for each.
package struct RowSet: Hashable, Sendable {
  private var words: [UInt64]
  /// The number of rows that the set can contain, not its size.
  package let count: Int

  /// An empty set for this many rows.
  package init(count: Int) {
    self.count = count
    words = [UInt64](repeating: 0, count: (count + 63) / 64)
  }

  /// The set of all of this many rows.
  package init(all count: Int) {
    self.init(count: count)
    for index in words.indices { words[index] = .max }
    trim()
  }

  /// The rows for which the condition holds.
  package init(count: Int, where holds: (Int) -> Bool) {
    self.init(count: count)
    for row in 0..<count where holds(row) { insert(row) }
  }

  package mutating func insert(_ row: Int) {
    words[row >> 6] |= 1 << UInt64(row & 63)
  }

  mutating func insert(contentsOf rows: Range<Int>) {
    var row = rows.lowerBound
    while row < rows.upperBound {
      let end = min(rows.upperBound, (row >> 6 + 1) << 6)
      words[row >> 6] |= (UInt64.max >> UInt64(64 - (end - row))) << UInt64(row & 63)
      row = end
    }
  }

  package func contains(_ row: Int) -> Bool {
    words[row >> 6] & (1 << UInt64(row & 63)) != 0
  }

  package var size: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  package var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  package mutating func formIntersection(_ other: RowSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  package mutating func formUnion(_ other: RowSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  package func intersection(_ other: RowSet) -> RowSet {
    var result = self
    result.formIntersection(other)
    return result
  }

  /// The number of rows in both sets, without building their intersection.
  package func intersectionSize(_ other: RowSet) -> Int {
    zip(words, other.words).reduce(0) { $0 + ($1.0 & $1.1).nonzeroBitCount }
  }

  /// The rows outside the set.
  package var complement: RowSet {
    var result = self
    for index in words.indices { result.words[index] = ~words[index] }
    result.trim()
    return result
  }

  private mutating func trim() {
    let spare = words.count * 64 - count
    if spare > 0 { words[words.count - 1] &= .max >> UInt64(spare) }
  }

  /// The rows in ascending order.
  package var rows: [Int] {
    var rows: [Int] = []
    rows.reserveCapacity(size)
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        rows.append(index << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return rows
  }
}
