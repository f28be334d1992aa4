/// Keeps where the user was last, as a line of text.
package protocol PlaceStore: Sendable {
  /// Nothing where nobody has been anywhere.
  func place() throws(PokedexError) -> String?
  func keep(place: String) throws(PokedexError)
}
