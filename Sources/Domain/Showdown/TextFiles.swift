/// Reads and writes whole text files that the user names.
package protocol TextFiles: Sendable {
  /// - Throws: An error if the file cannot be read or is not UTF-8.
  func text(of path: String) throws(PokedexError) -> String
  /// Replaces a file with the same name. If writing fails, that file is unchanged.
  func write(_ text: String, to path: String) throws(PokedexError)
}
