/// Runs queries: finds the matching rows, sorted by the query's order or by the closest name.
package struct SearchPokedex: Sendable {
  /// The searches for `@name`.
  package let saved: SavedSearches
  /// The sort keys, as after `sort:`, for queries with neither an order nor a name.
  private let order: String?

  /// - Parameter order: `nil` for the default order of the rows.
  package init(saved: SavedSearches = SavedSearches(), order: String? = nil) {
    self.saved = saved
    self.order = order
  }

  /// The same search with other saved searches.
  package func with(_ saved: SavedSearches) -> SearchPokedex {
    SearchPokedex(saved: saved, order: order)
  }

  /// Runs a query. It never throws: erroneous terms are ignored and reported as problems, and marks
  /// that cannot be read are the result's `failure`.
  ///
  /// - Parameters:
  ///   - sorts: the order, if the text has none.
  ///   - isTyping: whether the user is still typing. A last word without matches that is a prefix
  ///     of a field name is then ignored.
  package func callAsFunction<Rows>(
    _ text: String, in engine: QueryEngine<Rows>, sorts: [Query.Sort] = [], isTyping: Bool = false
  ) -> SearchResult<Rows> {
    let filter = FilterText(condition: text, sorts: sorts)
    return self(filter, in: engine, isTyping: isTyping)
  }

  /// Runs a query that is already parsed.
  package func callAsFunction<Rows>(
    _ filter: FilterText, in engine: QueryEngine<Rows>, isTyping: Bool = false
  ) -> SearchResult<Rows> {
    var query = filter.query(of: engine.rows)
    if query.sorts.isEmpty { query.sorts = filter.sorts }
    let length = filter.condition.count
    let result = run(query, length: length, in: engine)
    if !result.problems.isEmpty, let name = engine.rows.naming(filter.condition, insteadOf: query) {
      return run(name, length: length, in: engine)
    }
    guard isTyping, result.rows.isEmpty, let shorter = query.withoutBeginning(of: Rows.self) else {
      return result
    }
    return run(shorter, length: length, in: engine)
  }

  private func run<Rows>(
    _ query: Query, length: Int, in engine: QueryEngine<Rows>
  ) -> SearchResult<Rows> {
    var (plan, problems) = QueryPlanner.plan(query, length: length, for: engine.rows, saved: saved)
    if let order, plan.sorts.isEmpty, plan.names.isEmpty {
      let sort = QueryParser.parse("sort:\(order)")
      plan.sorts = QueryPlanner.plan(sort, length: 0, for: engine.rows).plan.sorts
    }
    let rows = engine.run(plan)
    let failure = plan.condition.failure(in: engine.rows)
    return SearchResult(
      rows: failure == nil ? rows : [], plan: plan, problems: problems, failure: failure)
  }
}

/// The rows that a query found, with its plan and its problems.
package struct SearchResult<Rows: QueryRows>: Sendable {
  package let rows: [Int]
  package let plan: QueryPlan<Rows>
  package let problems: [QueryProblem]
  /// Why the marks or teams that the query asks for cannot be read.
  package let failure: PokedexError?

  /// Whether a part of the query is invalid, not just unfinished.
  package var isWrong: Bool { problems.contains { !$0.isUnfinished } }

  /// The rows of an earlier result with the problems of this one.
  package func keeping(_ earlier: SearchResult) -> SearchResult {
    SearchResult(
      rows: earlier.rows, plan: earlier.plan, problems: problems, failure: failure)
  }

  /// The same result, divided into sections.
  package func divided(by sections: RowSections) -> SearchResult {
    SearchResult(
      rows: sections.divided(rows), plan: plan, problems: problems, failure: failure)
  }

  package init(
    rows: [Int], plan: QueryPlan<Rows> = .everything, problems: [QueryProblem] = [],
    failure: PokedexError? = nil
  ) {
    self.rows = rows
    self.plan = plan
    self.problems = problems
    self.failure = failure
  }
}
