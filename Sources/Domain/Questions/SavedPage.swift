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

/// Saves and deletes pages, with undo.
package struct ChangePages: Sendable {
  private let texts: NamedTexts

  package init(_ store: any PageStore) {
    texts = NamedTexts(
      text: { name throws(PokedexError) in
        try store.pages().first { $0.name.lowercased() == name.lowercased() }?.address
      },
      set: store.set)
  }

  /// Saves the page with an address under a name; without an address, removes the one with the name.
  ///
  /// - Returns: `nil` if that changes nothing.
  package func set(
    _ address: String?, ofPage name: String
  ) throws(PokedexError) -> UndoStep? { try texts.put(address, under: name) }
}
