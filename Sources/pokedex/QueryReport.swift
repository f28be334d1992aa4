import PokedexDomain
import PokedexTerminalUI

/// A problem of a query as the shell shows it: the query, the term underlined, the reason.
struct QueryReport {
  private let query: String
  private let problem: QueryProblem

  init(_ query: String, _ problem: QueryProblem) {
    self.query = query
    self.problem = problem
  }

  var failure: Failure {
    let before = DrawableText(String(query.prefix(problem.range.lowerBound))).width
    let wrong = query.dropFirst(problem.range.lowerBound).prefix(problem.range.count)
    let carets = max(1, DrawableText(String(wrong)).width)
    return Failure(
      problem.message, .usage,
      context: [
        query, String(repeating: " ", count: before) + String(repeating: "^", count: carets),
      ])
  }
}
