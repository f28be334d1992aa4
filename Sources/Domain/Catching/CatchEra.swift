/// The generations, each of which has its own rules for catching.
package enum CatchEra: Int, CaseIterable, Hashable, Sendable {
  case first = 1
  case second, third, fourth, fifth, sixth, seventh, eighth, ninth

  /// Let's Go and the Legends games have rules of their own, which are not known exactly.
  private static let unknown: Set = [
    "lets-go-pikachu-lets-go-eevee", "lets-go-pikachu", "lets-go-eevee", "legends-arceus",
    "legends-za",
  ]

  /// The rules of a game or generation; `nil` if they are not known, or if nothing is caught there.
  package init?(of lens: Lens?) {
    guard let lens else {
      self = .ninth
      return
    }
    guard !Self.unknown.contains(lens.slug), lens.slug != "champions" else { return nil }
    self.init(rawValue: lens.generation.rawValue)
  }

  /// Whether capture rates are multiplied in 4096ths.
  var isFixedPoint: Bool { self >= .fifth }
}

extension CatchEra: Comparable {
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
