/// Numbers for some of the six stats. `nil` means unset, unlike 0.
package struct StatValues: Hashable, Sendable {
  private var values = [Int?](repeating: nil, count: Stat.allCases.count)

  package init(_ values: [Stat: Int] = [:]) {
    for (stat, value) in values { self[stat] = value }
  }

  package subscript(stat: Stat) -> Int? {
    get { values[stat.rawValue - 1] }
    set { values[stat.rawValue - 1] = newValue }
  }

  /// The stats that are set, in the order of the games.
  package var assigned: [(stat: Stat, value: Int)] {
    Stat.allCases.compactMap { stat in self[stat].map { (stat, $0) } }
  }

  package var isEmpty: Bool { values.allSatisfy { $0 == nil } }

  /// Whether all stats have the same value.
  package var isUniform: Bool { values.allSatisfy { $0 == values.first } }

  /// The sum of the values. Each is clamped, so that the sum of arbitrary input cannot overflow.
  package var total: Int { assigned.reduce(0) { $0 + min(max($1.value, -65_535), 65_535) } }
}
