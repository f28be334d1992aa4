/// A list whose rows are values of another list's field: the moves of `move:{priority>0}`.
package protocol NestedList: Sendable {
  /// Finds the values for a query in braces.
  func search(_ text: String) -> NestedResult

  /// The completions at a cursor in the query in braces, treated as a separate query.
  func completions(
    of text: String, cursor: Int
  ) -> [QueryCompletion]
}

/// The values that a query in braces found.
package struct NestedResult: Sendable {
  let entries: [Vocabulary.Entry]
  /// The problems; their ranges count characters of the query in braces.
  let problems: [QueryProblem]
  /// The query in canonical form.
  let text: String
}

extension QueryEngine: NestedList where Rows: TableRows {
  package func search(_ text: String) -> NestedResult {
    let query = rows.parse(text)
    let (plan, problems) = QueryPlanner.plan(query, length: text.count, for: rows)
    let found = rows(of: plan.condition).intersection(rows.existing).rows
    let entries = found.map { row in
      Vocabulary.Entry(
        kind: Rows.Entity.kind, id: rows.table.ids[row].rawValue, slug: rows.slugs[row],
        name: rows.names[row])
    }
    return NestedResult(entries: entries, problems: problems, text: query.description)
  }

  package func completions(of text: String, cursor: Int) -> [QueryCompletion] {
    completions(of: text, cursor: cursor, saved: SavedSearches())
  }
}
