/// A query that the user gave a name: `@rain` stands for it in other queries.
package struct SavedSearch: Hashable, Sendable {
  /// Letters, digits and hyphens.
  package let name: String
  package let query: String

  package init(name: String, query: String) {
    self.name = name
    self.query = query
  }

  /// The most characters of a query that is kept.
  package static let longestQuery = 4_000

  /// Whether a name can be written behind an `@`.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.count <= 40
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}

/// The user's searches by their names; letter case does not matter.
package struct SavedSearches: Hashable, Sendable {
  private let byName: [String: SavedSearch]

  package init(_ searches: [SavedSearch] = []) {
    byName = Dictionary(
      searches.map { ($0.name.lowercased(), $0) }, uniquingKeysWith: { _, last in last })
  }

  package subscript(name: String) -> SavedSearch? { byName[name.lowercased()] }

  /// By name.
  package var all: [SavedSearch] { byName.sorted { $0.key < $1.key }.map(\.value) }

  /// Whether a query asks for the search of that name, by itself or through others. Saved under
  /// that name, it would contain itself.
  package func leads(from query: String, to name: String) -> Bool {
    var seen: Set<String> = []
    var waiting = [query]
    while let next = waiting.popLast() {
      for asked in QueryParser.parse(next).savedSearches.map({ $0.lowercased() }) {
        if asked == name.lowercased() { return true }
        guard seen.insert(asked).inserted, let search = byName[asked] else { continue }
        waiting.append(search.query)
      }
    }
    return false
  }
}
