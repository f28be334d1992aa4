import PokedexDomain

/// The user's text files and files with marks. A leading `~/` in a path means the home directory.
package struct UserFiles: TextFiles, MarkFiles {
  private let home: String?

  /// - Parameter home: the home directory, or `nil` if unknown.
  package init(home: String?) {
    self.home = home
  }

  package func text(of path: String) throws(PokedexError) -> String {
    let bytes = try WholeFile.read(whole(path))
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .file(path: path, reason: worded("it is not UTF-8 text"))
    }
    return text
  }

  package func marks(of path: String, in catalog: Catalog) throws(PokedexError) -> MarkReading {
    try MarkFile.read(
      try WholeFile.read(whole(path)), as: MarkFile.Format(path: path), in: catalog, name: path)
  }

  package func ownPokemon(
    of path: String, in catalog: Catalog
  ) throws(PokedexError) -> OwnPokemonReading {
    try OwnPokemonFile.read(try WholeFile.read(whole(path)), named: path, in: catalog)
  }

  package func ownPokemon(
    inText text: String, in catalog: Catalog
  ) throws(PokedexError) -> OwnPokemonReading {
    try OwnPokemonFile.read(Array(text.utf8), named: worded("the paste"), in: catalog)
  }

  package func write(_ text: String, to path: String) throws(PokedexError) {
    try WholeFile.write(text, to: whole(path))
  }

  private func whole(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home else { return path }
    return home + path.dropFirst()
  }
}
