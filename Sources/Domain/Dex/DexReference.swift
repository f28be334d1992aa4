/// The rest of a dex, for questions that the list's own columns do not answer. Everything is there
/// at once, within microseconds: nothing waits.
///
/// Only a dex has it; PokeAPI would have to be asked for thousands of documents first.
package protocol DexReference: Sendable {
  /// All rows of a kind, without their names.
  func table<Row: Tabular>(_ type: Row.Type) throws(PokedexError) -> Table<Row>

  /// What the rows of a kind are called, in the order of the table: in the language of the
  /// repository, else in English, else by words made of the slug.
  func names(of kind: Kind) throws(PokedexError) -> [String]

  /// What the rows of a kind are called in a language, in the order of the table; empty where a row
  /// has no name in it, and nothing at all where none has.
  func names(of kind: Kind, in language: Language) throws(PokedexError) -> [String]

  /// The languages that a kind has names in.
  func languages(of kind: Kind) throws(PokedexError) -> [Language]

  /// Finds rows of a kind by what they are called in any language; slugs are found, too.
  func nameIndex(of kind: Kind) throws(PokedexError) -> NameIndex

  /// Every way in which a form learns the move, in every version group.
  func lessons(of move: ID<Move>) throws(PokedexError) -> [Lesson]

  /// Everything that is met in an area.
  func residents(of area: ID<LocationArea>) throws(PokedexError) -> [Resident]

  /// The forms that a version group knows.
  func roster(of group: ID<VersionGroup>) throws(PokedexError) -> [ID<Form>]

  func learnset(of form: ID<Form>) throws(PokedexError) -> Learnset

  func encounters(of form: ID<Form>) throws(PokedexError) -> [Encounter]
}

/// Who knows one language only has no names in others.
extension DexReference {
  package func names(of kind: Kind, in language: Language) throws(PokedexError) -> [String] { [] }
  package func languages(of kind: Kind) throws(PokedexError) -> [Language] { [] }
}

extension DexReference {
  /// What the rows of a table are called: one name for each, whatever the dex holds.
  func names<Row: Tabular>(of table: Table<Row>) throws(PokedexError) -> [String] {
    let names = try names(of: Row.kind)
    return names.count == table.count ? names : table.slugs.map { titled($0) }
  }

  /// Finds the rows of a table by their names in any language.
  func nameIndex<Row: Tabular>(of table: Table<Row>) throws(PokedexError) -> NameIndex {
    let index = try nameIndex(of: Row.kind)
    return index.count == table.count ? index : NameIndex(table.slugs.map { [$0] })
  }
}

/// One way in which a form learns a move, seen from the move.
package struct Lesson: Hashable, Sendable {
  package let form: ID<Form>
  package let versionGroup: ID<VersionGroup>
  package let method: ID<MoveLearnMethod>
  /// 1 to 100 for moves learned by level, 0 for those learned otherwise or on evolving.
  package let level: Int

  package init(
    form: ID<Form>, versionGroup: ID<VersionGroup>, method: ID<MoveLearnMethod>, level: Int
  ) {
    self.form = form
    self.versionGroup = versionGroup
    self.method = method
    self.level = level
  }
}

/// A form that is met in an area, and one slot in which it is.
package struct Resident: Hashable, Sendable {
  package let form: ID<Form>
  package let encounter: Encounter

  package init(form: ID<Form>, encounter: Encounter) {
    self.form = form
    self.encounter = encounter
  }
}
