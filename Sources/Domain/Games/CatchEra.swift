/// The generations, each of which has its own rules for catching.
package enum CatchEra: Int, CaseIterable, Hashable, Sendable {
  case first = 1
  case second, third, fourth, fifth, sixth, seventh, eighth, ninth
}

extension CatchEra: Comparable {
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
