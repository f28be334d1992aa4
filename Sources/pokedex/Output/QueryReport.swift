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
      told: problem.message, .usage,
      context: [
        query, String(repeating: " ", count: before) + String(repeating: "^", count: carets),
      ])
  }
}

extension SearchPokedex {
  /// What a query finds. On the screen a mistake leaves the rest of a query working; here nobody
  /// would see it.
  func found<Rows>(
    _ query: String, in engine: QueryEngine<Rows>
  ) throws(Failure) -> SearchResult<Rows> {
    let result = self(query, in: engine)
    if let problem = result.problems.first { throw QueryReport(query, problem).failure }
    if let failure = result.failure { throw Failure(failure) }
    return result
  }

  /// The saved searches that a query names: `@rain`, and not `move:surf@platinum`.
  static func names(in query: String) -> [String] {
    query.split { $0.isWhitespace || "()|".contains($0) }
      .map { $0.drop { "-!".contains($0) } }.filter { $0.hasPrefix("@") }
      .map { String($0.dropFirst()) }
  }
}
