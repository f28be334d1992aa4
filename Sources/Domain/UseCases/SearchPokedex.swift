/// Finds the forms that a query describes, in its order or the closest name first.
package struct SearchPokedex: Sendable {
  package init() {}

  /// Never fails: a term that is wrong is left out, and told about.
  package func callAsFunction(_ text: String, in engine: QueryEngine) -> SearchResult {
    let query = QueryParser.parse(text)
    let (plan, problems) = QueryPlanner.plan(query, length: text.count)
    return SearchResult(rows: engine.run(plan), problems: problems)
  }
}

/// Which rows of the catalog a query found, and what was wrong with it.
package struct SearchResult: Hashable, Sendable {
  package let rows: [Int]
  package let problems: [QueryProblem]

  package init(rows: [Int], problems: [QueryProblem] = []) {
    self.rows = rows
    self.problems = problems
  }
}
