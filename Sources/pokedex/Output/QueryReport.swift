import PokedexDomain
import PokedexTerminalUI

/// A query error as shown in the shell: the query, the underlined term and the reason.
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
      localized: problem.message, .usage,
      context: [
        query, String(repeating: " ", count: before) + String(repeating: "^", count: carets),
      ])
  }
}

extension QuerySuggestion {
  /// The failure of a query that finds nothing, with what to write instead.
  var failure: Failure {
    guard let kind = noun else {
      let question = worded("did you mean \(completion)?")
      return Failure("nothing matches: \(question)", .nothingFound)
    }
    let noun = Wording.other == nil ? "\(article) \(kind)" : worded(Phrase(kind))
    let hint = worded("'\(word.text)' is not a name but \(noun): write \(completion)")
    return Failure("nothing matches: \(hint)", .nothingFound)
  }
}

extension SearchPokedex {
  /// Runs a query, and throws if it has an error. The screen skips invalid terms and underlines
  /// them, but in the shell that would go unnoticed.
  func found<Rows>(_ query: String, in engine: QueryEngine<Rows>) throws -> SearchResult<Rows> {
    let result = self(query, in: engine)
    if let problem = result.problems.first { throw QueryReport(query, problem).failure }
    if let failure = result.failure { throw Failure(failure) }
    guard !engine.hasOnlySimilarNames(result) else {
      // A word that is like a name may still be that of a trait or of a move.
      throw engine.suggestion(for: engine.rows.parse(query))?.failure
        ?? Self.unknownName(query, engine.rows)
    }
    return result
  }

  private static func unknownName(_ query: String, _ rows: some QueryRows) -> Failure {
    let hint = NearestWord.hint(query, among: rows.names)
    return Failure(localized: worded("nothing is called '\(query.trimmed)'") + hint, .nothingFound)
  }
}
