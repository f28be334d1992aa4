/// A query that the user has saved under a name; other queries include it as `@rain`.
package struct SavedSearch: Hashable, Sendable {
  /// Up to 40 letters, digits, hyphens and underscores, in at most ``maxNameBytes``.
  package let name: String
  package let query: String

  package init(name: String, query: String) {
    self.name = name
    self.query = query
  }

  /// The maximum length of a saved query in characters.
  package static let maxQueryLength = 4_000

  /// The maximum length of a name in bytes of UTF-8: a letter can hold any number of accents.
  package static let maxNameBytes = 480

  /// Whether the text is valid as a name after `@`.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.count <= 40 && text.utf8.count <= maxNameBytes
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  /// Why a text is no name after `@`; `nil` if it is one.
  package static func refusal(ofName text: String) -> String? {
    isName(text) ? nil : worded("a name can have up to 40 letters, digits, hyphens and underscores")
  }
}

/// The user's saved searches by name, case-insensitive.
package struct SavedSearches: Hashable, Sendable {
  private let byName: [String: SavedSearch]

  package init(_ searches: [SavedSearch] = []) {
    byName = Dictionary(
      searches.map { ($0.name.lowercased(), $0) }, uniquingKeysWith: { _, last in last })
  }

  package subscript(name: String) -> SavedSearch? { byName[name.lowercased()] }

  /// All searches, sorted by name.
  package var all: [SavedSearch] { byName.sorted { $0.key < $1.key }.map(\.value) }

  /// The names of the saved searches that a query refers to: `@rain`, but not
  /// `move:surf@platinum`.
  package static func names(in query: String) -> [String] {
    QueryParser.parse(query).savedSearches
  }

  /// Whether a query includes the search with this name, directly or through others. Such a query
  /// would contain itself if it were saved under that name.
  package func leads(from query: String, to name: String) -> Bool {
    var seen: Set<String> = []
    var waiting = [query]
    while let next = waiting.popLast() {
      for asked in Self.names(in: next).map({ $0.lowercased() }) {
        if asked == name.lowercased() { return true }
        guard seen.insert(asked).inserted, let search = byName[asked] else { continue }
        waiting.append(search.query)
      }
    }
    return false
  }
}
