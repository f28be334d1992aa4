/// A generator of random numbers. The same seed gives the same numbers in every version of the
/// program: the algorithm is SplitMix64.
package struct SeededNumbers: Hashable, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// - Returns: at most `count` of the elements, each once, in a random order.
  package mutating func take<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    var elements = elements
    let count = min(max(0, count), elements.count)
    for place in 0..<count {
      elements.swapAt(place, place + below(elements.count - place))
    }
    return Array(elements.prefix(count))
  }

  /// A number from 0 up to, but not including, `count`; 0 if `count` is not positive.
  package mutating func below(_ count: Int) -> Int {
    Int(clamping: next().multipliedFullWidth(by: UInt64(max(0, count))).high)
  }

  /// One of the elements; `nil` if there are none.
  package mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
