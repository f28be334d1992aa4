/// A query with all names resolved, ready to run.
package struct QueryPlan<Rows: QueryRows>: Sendable {
  package var condition: Condition
  package var sorts: [SortKey]
  /// All names in the query, for sorting by closeness.
  package var names: [[UInt8]]
  /// The numeric fields in the query, in the query's order; the list shows them as columns.
  package var fields: [QueryField<Rows>]

  package indirect enum Condition: Sendable {
    case everything
    case all([Condition])
    case any([Condition])
    case not(Condition)
    case number(QueryField<Rows>, Measure<Rows>, Comparison, Operand)
    case range(QueryField<Rows>, Measure<Rows>, ClosedRange<Double>)
    case criterion(Criterion<Rows>)
    /// Has a name that matches the folded letters.
    case name([UInt8])
    /// Has a name that contains the folded letters.
    case partOfName([UInt8])
    /// Has a name in the user's language that matches the folded letters.
    case ownName([UInt8])
  }

  package enum Operand: Sendable {
    case constant(Double)
    case measure(QueryField<Rows>, Measure<Rows>)
  }

  package struct SortKey: Sendable {
    /// The first name of the field.
    package let field: String
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

extension QueryPlan.Operand {
  /// The number with a space in front, or the field, none of whose names begins with one.
  var text: String {
    switch self {
    case .constant(let number): " \(number)"
    case .measure(let field, _): field.name
    }
  }
}

// Closures instead of key paths, as one into a generic type is made anew at each use.
extension QueryPlan.Condition {
  /// Whether the condition matches every row, as erroneous and incomplete terms do.
  var matchesEverything: Bool {
    switch self {
    case .everything: true
    case .all(let parts): parts.allSatisfy { $0.matchesEverything }
    default: false
    }
  }

  /// Whether the condition compares numbers.
  var isNumeric: Bool {
    switch self {
    case .number, .range: true
    case .not(let part): part.isNumeric
    default: false
    }
  }

  /// The conditions of words beside each other. Beside one that is a value, such as `fire` in `fast fire`,
  /// names that are only similar to another were hardly meant.
  static func besideValues(_ words: [Self]) -> [Self] {
    guard words.contains(where: { $0.isOfValue }) else { return words }
    return words.map { if case .name(let letters) = $0 { .partOfName(letters) } else { $0 } }
  }

  /// Whether the condition is that of a bare word that is a value.
  private var isOfValue: Bool {
    if case .any(let parts) = self, case .criterion? = parts.first { true } else { false }
  }

  /// Whether the condition asks for names and nothing else.
  var hasOnlyNames: Bool {
    switch self {
    case .name: true
    case .all(let parts), .any(let parts): !parts.isEmpty && parts.allSatisfy { $0.hasOnlyNames }
    default: false
    }
  }
}

extension QueryPlan.Condition {
  /// Why a part of the condition could not be checked; see ``Criterion/failure``.
  func failure(in rows: Rows) -> PokedexError? {
    switch self {
    case .all(let parts), .any(let parts):
      for part in parts {
        if let failure = part.failure(in: rows) { return failure }
      }
      return nil
    case .not(let part): return part.failure(in: rows)
    case .criterion(let criterion): return criterion.failure(rows)
    case .everything, .number, .range, .name, .partOfName, .ownName: return nil
    }
  }
}
