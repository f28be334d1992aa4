/// A page that the user has saved under a name: `@name` after `:` opens it.
package struct SavedPage: Hashable, Sendable {
  /// As for a ``SavedSearch``.
  package let name: String
  /// The words that lead to the page, such as `breed abra encore --caught`.
  package let address: String

  package init(name: String, address: String) {
    self.name = name
    self.address = address
  }
}

/// Stores the pages that the user has saved.
package protocol PageStore: Sendable {
  /// All pages, sorted by name.
  func pages() throws(PokedexError) -> [SavedPage]
  /// Saves a page in place of the one with the same name; without an address, removes that.
  func set(_ address: String?, ofPage name: String) throws(PokedexError)
}
