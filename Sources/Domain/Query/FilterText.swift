/// A query in two parts, as a list shows them: its terms, and its order.
package struct FilterText: Hashable, Sendable {
  /// The text without its order, as it was typed.
  package let condition: String
  package let sorts: [Query.Sort]
  /// The terms, parsed.
  package let query: Query

  package init(_ text: String) {
    let whole = QueryParser.parse(text)
    sorts = whole.sorts
    guard !whole.sortRanges.isEmpty else {
      (condition, query) = (text, whole)
      return
    }
    var characters = Array(text)
    for range in whole.sortRanges.reversed() {
      characters.removeSubrange(range.clamped(to: characters.indices))
    }
    condition = String(characters).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    query = QueryParser.parse(condition)
  }

  package init(condition: String, sorts: [Query.Sort]) {
    self.condition = condition
    query = QueryParser.parse(condition)
    self.sorts = query.sorts.isEmpty ? sorts : []
  }

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
