/// A query with every name in it resolved: it runs without another look at the text, and cannot
/// fail.
package struct QueryPlan: Sendable {
  package var condition: Condition
  package var sorts: [SortKey]

  package indirect enum Condition: Sendable {
    case everything
    case all([Condition])
    case any([Condition])
    case not(Condition)
    case number(Measure, Comparison, Operand)
    case range(Measure, ClosedRange<Double>)
    case type(ID<PokemonType>, slots: [Int])
    case trait(Trait)
    /// Has a name in which the folded letters are found.
    case name([UInt8])
  }

  package enum Operand: Sendable {
    case constant(Double)
    case measure(Measure)
  }

  package struct SortKey: Sendable {
    package let order: Order
    package let isDescending: Bool

    package enum Order: Sendable {
      case measure(Measure)
      case name
    }
  }

  /// Every name looked for, for the order of closeness.
  package var names: [[UInt8]]
}

extension QueryPlan.Condition {
  /// Whether it leaves every row, as what is wrong or still to be typed does.
  var asksForNothing: Bool {
    switch self {
    case .everything: true
    case .all(let parts): parts.allSatisfy(\.asksForNothing)
    default: false
    }
  }
}
