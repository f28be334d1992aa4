/// The generations, each of which has its own rules for catching.
package enum CatchEra: Int, CaseIterable, Hashable, Sendable {
  case first = 1
  case second, third, fourth, fifth, sixth, seventh, eighth, ninth

  /// Whether capture rates are multiplied in 4096ths.
  var isFixedPoint: Bool { self >= .fifth }
}

extension CatchEra: Comparable {
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
