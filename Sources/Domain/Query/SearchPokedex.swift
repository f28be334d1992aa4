/// Finds the rows that a query describes, in its order or the closest name first.
package struct SearchPokedex: Sendable {
  /// What `@name` stands for.
  package let saved: SavedSearches
  /// What is sorted by where a query asks for no order and looks for no name, as after `sort:`.
  private let order: String?

  /// - Parameter order: none for that of the rows.
  package init(saved: SavedSearches = SavedSearches(), order: String? = nil) {
    self.saved = saved
    self.order = order
  }

  /// The same with other searches.
  package func with(_ saved: SavedSearches) -> SearchPokedex {
    SearchPokedex(saved: saved, order: order)
  }

  /// Never fails: a term that is wrong is left out, and told about.
  ///
  /// - Parameter isTyping: whether the text is still being typed. A last word that nothing is
  ///   called, and that begins the name of a field, then leaves the rows that were there without
  ///   it.
  package func callAsFunction<Rows>(
    _ text: String, in engine: QueryEngine<Rows>, isTyping: Bool = false
  ) -> SearchResult<Rows> {
    let query = QueryParser.parse(text)
    let result = run(query, length: text.count, in: engine)
    guard isTyping, result.rows.isEmpty, let shorter = query.withoutBeginning(of: Rows.self) else {
      return result
    }
    return run(shorter, length: text.count, in: engine)
  }

  private func run<Rows>(
    _ query: Query, length: Int, in engine: QueryEngine<Rows>
  ) -> SearchResult<Rows> {
    var (plan, problems) = QueryPlanner.plan(query, length: length, for: engine.rows, saved: saved)
    if let order, plan.sorts.isEmpty, plan.names.isEmpty {
      let settled = QueryParser.parse("sort:\(order)")
      plan.sorts = QueryPlanner.plan(settled, length: 0, for: engine.rows).plan.sorts
    }
    do throws(PokedexError) {
      return SearchResult(rows: try engine.run(plan), plan: plan, problems: problems)
    } catch {
      return SearchResult(rows: [], plan: plan, problems: problems, failure: error)
    }
  }
}

/// Which rows a query found, how it was understood, and what was wrong with it.
package struct SearchResult<Rows: QueryRows>: Sendable {
  package let rows: [Int]
  package let plan: QueryPlan<Rows>
  package let problems: [QueryProblem]
  /// Why the dex could not answer, if it could not.
  package let failure: PokedexError?

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
