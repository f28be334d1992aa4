/// The rows that a query runs over: the forms of a catalog, or the moves, abilities or items of a
/// dex.
package protocol QueryRows: Sendable {
  /// The fields of the query language for these rows.
  static var fields: [QueryField<Self>] { get }
  /// The field whose values a bare word, such as `fire`, matches besides names.
  static var bareWordField: String? { get }
  /// The fields whose values are suggested for a word that matches no name.
  static var suggestedFields: [String] { get }
  /// Further fields whose values are suggested, but not completed, for such a word.
  static var rarelySuggestedFields: [String] { get }
  /// The fields that are completed first where nothing is typed, most useful first.
  static var usefulFields: [String] { get }
  /// The field of which a bare number, such as `445`, is a value.
  static var bareNumberField: String? { get }

  /// The columns besides the numeric fields.
  static var columns: [QueryColumn<Self>] { get }
  /// The column of the entity whose page lists the rows, for programs that join such lists.
  static var ownerColumn: String? { get }
  /// The columns on the screen, most important first.
  static var defaultColumns: [String] { get }
  /// The columns printed by default.
  static var printedColumns: [String] { get }
  /// The columns that the screen keeps longest in a narrow window, besides the first.
  static var neededColumns: [String] { get }
  /// The column whose numbers get a `#`.
  static var numberedColumn: String? { get }

  var count: Int { get }
  /// The rows that exist in the games of the lens.
  var existing: RowSet { get }
  /// The display name of each row.
  var names: [String] { get }
  /// The slug of each row, for URLs and completions.
  var slugs: [String] { get }
  /// The position of each row in default order.
  var positions: [Int32] { get }
  /// An index of the rows by name, in all languages.
  func nameIndex() -> NameIndex
  /// The names and slugs, folded.
  func nameColumns() -> NameColumns
  /// Whether a text with signs of the query language is, as a whole, the name of a row.
  func isName(_ text: String) -> Bool
  /// The slugs of the rows that a text means in a spelling that no name has.
  func slugs(meantBy text: String) -> [String]
  /// The names of a row in all languages that the dex holds.
  func otherNames(of row: Int) -> [ForeignName]
  /// The rest of the dex; ``NoDex`` for rows from PokeAPI.
  var dex: any DexReference { get }
  /// The games that the rows are seen in; `nil` for all.
  var lens: Lens? { get }
  /// The run that the user plays in these games; `nil` for none, or if the rows do not depend on it.
  var run: RunFacts? { get }
  /// Changes whenever criteria may match other rows: facts never change, but the user's marks do.
  var revision: Int { get }
  /// Why there are no rows at all; `nil` if there are some.
  var gap: GameGap? { get }
  /// Why a field, by its first name, or a column says nothing in the games of the lens; `nil` if it
  /// does.
  func gap(about field: String) -> GameGap?
  /// The sections that the screen divides the rows into; `nil` for an undivided list.
  var sections: RowSections? { get }
}

extension QueryRows {
  package static var bareWordField: String? { nil }
  package static var suggestedFields: [String] { [] }
  package static var rarelySuggestedFields: [String] { [] }
  package static var usefulFields: [String] { [] }
  package static var bareNumberField: String? { nil }
  package static var printedColumns: [String] { defaultColumns }
  package static var neededColumns: [String] { [] }
  package static var numberedColumn: String? { nil }
  package static var ownerColumn: String? { nil }
  package var run: RunFacts? { nil }
  package var revision: Int { 0 }
  package var lens: Lens? { nil }
  package var gap: GameGap? { nil }
  package func gap(about field: String) -> GameGap? { nil }
  package var sections: RowSections? { nil }
  package func nameColumns() -> NameColumns { NameColumns(names, slugs) }
  package func slugs(meantBy text: String) -> [String] { [] }
  package func otherNames(of row: Int) -> [ForeignName] { [] }
}

extension QueryRows {
  /// Whether there is a dex, so that fields that read it have values.
  package var hasDex: Bool { dex.isThere }

  /// All versions and version groups.
  func games() -> Vocabulary {
    let dex = dex
    return Vocabulary([
      Vocabulary.Part(VersionGroup.self, in: dex), Vocabulary.Part(Version.self, in: dex),
    ])
  }

  /// The games with that name: a single version, or a version group with all of its versions.
  func games(named games: [Vocabulary.Entry]) -> PlayedGames {
    PlayedGames(
      games.filter { $0.kind != .version }.map { ID($0.id) },
      versions: games.filter { $0.kind == .version }.map { ID($0.id) },
      in: dex.table(Version.self))
  }

  /// The version groups of the given games.
  func groups(of games: [Vocabulary.Entry]) -> [ID<VersionGroup>] {
    self.games(named: games).groups
  }

  /// All learn methods.
  func methods() -> Vocabulary {
    Vocabulary([Vocabulary.Part(MoveLearnMethod.self, in: dex)])
  }
}
