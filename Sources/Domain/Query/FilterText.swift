/// A query in two parts, as a list shows them: its terms, and its order.
package struct FilterText: Hashable, Sendable {
  /// The text without its order, as it was typed.
  package let condition: String
  package let sorts: [Query.Sort]
  /// The terms, parsed. ``query(of:)`` tells whether the text is a name.
  let query: Query

  package init(_ text: String) {
    let whole = QueryParser.parse(text)
    sorts = whole.sorts
    condition = whole.withoutOrder(text)
    query = whole.sortRanges.isEmpty ? whole : QueryParser.parse(condition)
  }

  package init(condition: String, sorts: [Query.Sort]) {
    self.condition = condition
    query = QueryParser.parse(condition)
    self.sorts = query.sorts.isEmpty ? sorts : []
  }

  /// The terms as rows read them.
  package func query(of rows: some QueryRows) -> Query { rows.reading(query, of: condition) }

  /// The whole query. The order comes last, unless the terms are unfinished and would take it as a
  /// value.
  package var text: String {
    guard !sorts.isEmpty else { return condition }
    let order = Query(root: .all([]), sorts: sorts, problems: []).description
    guard !condition.isEmpty else { return order }
    return isOpen ? "\(order) \(condition)" : "\(condition) \(order)"
  }

  private var isOpen: Bool {
    condition.last(where: { !$0.isWhitespace }).map { ":=<>!,@/-".contains($0) } ?? false
      || !query.problems.isEmpty
  }
}

extension Query {
  /// A query's text without its order.
  func withoutOrder(_ text: String) -> String {
    guard !sortRanges.isEmpty else { return text }
    var characters = Array(text)
    for range in sortRanges.reversed() {
      characters.removeSubrange(range.clamped(to: characters.indices))
    }
    return String(characters).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
