/// What a query runs over: the forms of a catalog, or the moves, abilities or items of a dex.
package protocol QueryRows: Sendable {
  /// The words that may stand before an operator.
  static var fields: [QueryField<Self>] { get }
  /// The field whose values are meant by a word alone, such as `fire`, besides the names.
  static var fieldOfWords: String? { get }
  /// The fields in which a word that nothing is called is looked up, to offer them.
  static var offeredFields: [String] { get }
  /// The field that a number alone is a value of, such as `445`.
  static var fieldOfNumbers: String? { get }

  /// The columns that are no number of a field.
  static var columns: [QueryColumn<Self>] { get }
  /// The columns that a screen shows, what matters most first.
  static var usualColumns: [String] { get }
  /// Those that are printed where no others are asked for.
  static var printedColumns: [String] { get }
  /// The column of numbers that are written with a `#`.
  static var numberedColumn: String? { get }

  var count: Int { get }
  /// The rows there are in the games that are looked at.
  var existing: RowSet { get }
  /// What each row is called on the screen.
  var names: [String] { get }
  /// What each row is called in addresses and completions.
  var slugs: [String] { get }
  /// Each row's place in the order that holds when nobody asks for another.
  var places: [Int32] { get }
  /// Finds rows by their names in all languages.
  func nameIndex() throws(PokedexError) -> NameIndex
  /// The rest of the dex; none where the rows come from PokeAPI.
  var reference: (any DexReference)? { get }
  /// Another number whenever rows may have come to meet a criterion that they did not, or the other
  /// way round: facts do not change, but what the user marks does.
  var revision: Int { get }
}

extension QueryRows {
  package static var fieldOfWords: String? { nil }
  package static var offeredFields: [String] { [] }
  package static var fieldOfNumbers: String? { nil }
  package static var printedColumns: [String] { usualColumns }
  package static var numberedColumn: String? { nil }
  package var revision: Int { 0 }
}

extension QueryRows {
  /// The rest of the dex.
  ///
  /// - Throws: ``PokedexError/needsDex`` where there is none.
  func dex() throws(PokedexError) -> any DexReference {
    guard let reference else { throw .needsDex }
    return reference
  }

  /// Every game and every group of games.
  func games() throws(PokedexError) -> Vocabulary {
    let dex = try dex()
    return Vocabulary([
      try Vocabulary.Part(VersionGroup.self, in: dex), try Vocabulary.Part(Version.self, in: dex),
    ])
  }

  /// The groups of the games that were named.
  func groups(of games: [Vocabulary.Entry]) throws(PokedexError) -> [ID<VersionGroup>] {
    let versions = try dex().table(Version.self)
    return games.compactMap { game in
      game.kind == .version ? versions[ID(game.id)]?.versionGroup : ID(game.id)
    }
  }

  /// Every way to learn a move.
  func methods() throws(PokedexError) -> Vocabulary {
    Vocabulary([try Vocabulary.Part(MoveLearnMethod.self, in: try dex())])
  }
}
