/// Reads and writes the files that the user names, whole.
package protocol TextFiles: Sendable {
  /// - Throws: also where it is no text in UTF-8.
  func text(of path: String) throws(PokedexError) -> String
  /// Replaces one of the same name, or leaves it as it is where that fails.
  func write(_ text: String, to path: String) throws(PokedexError)
}
