/// A term of a query, wherever it stands there.
struct PlannedTerm: Hashable {
  private let field: String
  private let comparison: Comparison
  private let values: [Value]
  private let amount: Amount?

  private struct Value: Hashable {
    let text: String
    let isQuoted: Bool
  }

  private struct Amount: Hashable {
    let comparison: Comparison
    let text: String
  }

  init(_ term: Query.Term) {
    field = term.field.text
    comparison = term.comparison
    values = term.values.map { Value(text: $0.text, isQuoted: $0.isQuoted) }
    amount = term.amount.map { Amount(comparison: $0.comparison, text: $0.word.text) }
  }
}
