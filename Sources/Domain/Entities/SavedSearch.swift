/// A query that the user gave a name: `@rain` stands for it in other queries.
package struct SavedSearch: Hashable, Sendable {
  /// Letters, digits and hyphens.
  package let name: String
  package let query: String

  package init(name: String, query: String) {
    self.name = name
    self.query = query
  }

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
  package var all: [SavedSearch] { byName.values.sorted { $0.name < $1.name } }
}
