/// The marks and notes that a file has.
package struct MarkReading: Sendable {
  package let source: MarkFileSource
  package let updates: [FileMarks]
  /// In the order of the lines.
  package let problems: [LineProblem]

  package init(_ source: MarkFileSource, updates: [FileMarks], problems: [LineProblem]) {
    self.source = source
    self.updates = updates
    self.problems = problems
  }
}

/// Reads files with marks and notes, and with Pokémon that one has.
package protocol MarkFiles: Sendable {
  /// - Throws: an error if nothing of the file can be read.
  func marks(of path: String, in catalog: Catalog) throws(PokedexError) -> MarkReading
  /// - Throws: an error if the file has no Pokémon that one has, but other contents, or none.
  func ownPokemon(of path: String, in catalog: Catalog) throws(PokedexError) -> OwnPokemonReading
  /// The same of a text.
  func ownPokemon(
    inText text: String, in catalog: Catalog
  ) throws(PokedexError) -> OwnPokemonReading
}
