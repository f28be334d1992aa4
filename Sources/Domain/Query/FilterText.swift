/// A query in two parts, as a list shows them: its terms, and its order.
package struct FilterText: Hashable, Sendable {
  /// The text without its order, as it was typed.
  package let condition: String
  package let sorts: [Query.Sort]

  package init(_ text: String) {
    let query = QueryParser.parse(text)
    sorts = query.sorts
    guard !query.sortRanges.isEmpty else {
      condition = text
      return
    }
    var characters = Array(text)
    for range in query.sortRanges.reversed() {
      characters.removeSubrange(range.clamped(to: characters.indices))
    }
    condition = String(characters).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  package init(condition: String, sorts: [Query.Sort]) {
    self.condition = condition
    let isOwn = sorts.isEmpty || QueryParser.parse(condition).sorts.isEmpty
    self.sorts = isOwn ? sorts : []
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
      || !QueryParser.parse(condition).problems.isEmpty
  }
}
