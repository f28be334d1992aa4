import PokedexDomain

extension Page {
  /// Says which rows a page is made of.
  ///
  /// - Parameters:
  ///   - query: The query that selected them; empty for all.
  ///   - games: Their games; `nil` for all.
  static func source(_ query: String, _ games: Lens?) -> [Document.Block] {
    let parts = [query, games?.name ?? ""].filter { !$0.isEmpty }
    return parts.isEmpty ? [] : [.fact(worded("From"), parts.map { Inline($0) }), .blank]
  }
}
