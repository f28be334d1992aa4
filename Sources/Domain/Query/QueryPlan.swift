/// A query with every name in it resolved: it runs without another look at the text.
package struct QueryPlan<Rows: QueryRows>: Sendable {
  package var condition: Condition
  package var sorts: [SortKey]
  /// Every name looked for, for the order of closeness.
  package var names: [[UInt8]]
  /// The fields with numbers that the query names, in its order: what it asks for is worth seeing.
  package var fields: [QueryField<Rows>]

  package indirect enum Condition: Sendable {
    case everything
    case all([Condition])
    case any([Condition])
    case not(Condition)
    case number(QueryField<Rows>, Measure<Rows>, Comparison, Operand)
    case range(QueryField<Rows>, Measure<Rows>, ClosedRange<Double>)
    case criterion(Criterion<Rows>)
    /// Has a name in which the folded letters are found.
    case name([UInt8])
  }

  package enum Operand: Sendable {
    case constant(Double)
    case measure(QueryField<Rows>, Measure<Rows>)
  }

  package struct SortKey: Sendable {
    package let order: Order
    package let isDescending: Bool

    package enum Order: Sendable {
      case measure(Measure<Rows>)
      case name
    }
  }
}

extension QueryPlan {
  /// The plan of an empty query.
  package static var everything: QueryPlan {
    QueryPlan(condition: .everything, sorts: [], names: [], fields: [])
  }
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
