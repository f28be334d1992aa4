import PokedexDomain

/// Checks conditions that must hold for every query.
package struct QueryCheck<Rows: QueryRows>: Sendable {
  private let engine: QueryEngine<Rows>
  private static var search: SearchPokedex {
    SearchPokedex(
      saved: SavedSearches([
        SavedSearch(name: "rain", query: "fire | sort:name"),
        SavedSearch(name: "loop", query: "@loop @rain"),
      ]))
  }

  package init(_ engine: QueryEngine<Rows>) {
    self.engine = engine
  }

  /// The fault that a query shows; `nil` for none.
  package func fault(in text: String) -> String? {
    let result = Self.search(text, in: engine)
    return fault(of: result, text) ?? faultInPrinting(text, result) ?? faultInTelling(result)
  }

  private func fault(of result: SearchResult<Rows>, _ text: String) -> String? {
    let whole = 0..<text.count
    if result.failure != nil { return "it failed" }
    if Set(result.rows).count != result.rows.count { return "a row stands twice" }
    if !result.rows.allSatisfy({ engine.rows.existing.contains($0) }) { return "an unknown row" }
    for problem in result.problems {
      // A missing part has an empty range.
      if problem.range.clamped(to: whole) != problem.range { return "a mistake beyond the text" }
      if problem.message.isEmpty { return "a mistake without a word" }
    }
    _ = Self.search(text, in: engine, isTyping: true)
    return nil
  }

  private func faultInPrinting(_ text: String, _ result: SearchResult<Rows>) -> String? {
    // A combining mark without a letter joins the text that it is printed after.
    guard !text.unicodeScalars.contains("\u{301}") else { return nil }
    let query = engine.rows.parse(text)
    let once = query.description
    let again = QueryParser.parse(once)
    if again.description != once { return "printed again as \(again.description)" }
    guard query.problems.isEmpty else { return nil }
    if !again.problems.isEmpty { return "broken by printing: \(once)" }
    return Self.search(once, in: engine).rows == result.rows ? nil : "changed by printing: \(once)"
  }

  private func faultInTelling(_ result: SearchResult<Rows>) -> String? {
    guard let row = result.rows.last else { return nil }
    let reasons = engine.reasons(for: row, in: result.plan)
    return reasons.contains("") ? "a reason without a word" : nil
  }
}
