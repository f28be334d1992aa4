/// Takes rows at random. The same seed takes the same rows of the same list, in every version of the
/// program: the generator is SplitMix64.
package struct RandomRows: Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// - Returns: at most `count` of the rows, each once, in a random order.
  package mutating func take(_ count: Int, of rows: [Int]) -> [Int] {
    var rows = rows
    let count = min(max(0, count), rows.count)
    for index in 0..<count {
      let rest = UInt64(rows.count - index)
      rows.swapAt(index, index + Int(clamping: next().multipliedFullWidth(by: rest).high))
    }
    return Array(rows.prefix(count))
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
