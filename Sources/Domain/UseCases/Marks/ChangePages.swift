/// Saves and deletes pages, with undo.
package struct ChangePages: Sendable {
  private let texts: NamedValues<String>

  package init(_ store: any PageStore) {
    texts = NamedValues(value: store.address, set: store.set)
  }

  /// Saves the page with an address under a name; without an address, removes the one with the name.
  ///
  /// - Returns: `nil` if that changes nothing.
  package func set(_ address: String?, ofPage name: String) throws(PokedexError) -> UndoStep? {
    try texts.put(address, under: name)
  }
}
