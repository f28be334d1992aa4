/// The tables of a dex beyond the columns of the list. Every access takes microseconds and never
/// waits.
///
/// Only a dex has them; PokeAPI would need thousands of requests. A part of a file that turns out to
/// be damaged reads as empty, and is told by ``damage``.
package protocol DexReference: Sendable {
  /// Whether there is a dex at all, which all have but ``NoDex``. Asking for its type would cost a
  /// cast at the start, 700,000 instructions.
  var isThere: Bool { get }

  /// Why a part that was read is empty; `nil` if everything was whole. What was made of the dex must
  /// not be shown then.
  var damage: PokedexError? { get }

  /// All rows of a kind, without their names.
  func table<Row: Tabular>(_ type: Row.Type) -> Table<Row>

  /// The same rows before people changed them.
  func publishedTable<Row: Tabular>(_ type: Row.Type) -> Table<Row>

  /// The names of a kind's rows, in the order of the table: in the repository's language, in
  /// English, or derived from the slug.
  func names(of kind: Kind) -> [String]

  /// The name of one entity, as ``names(of:)`` has it; `nil` if the dex does not have it.
  func name(_ kind: Kind, _ id: Int) -> String?

  /// The names of a kind's rows in one language, in the order of the table. Rows without such a
  /// name have an empty one; the array is empty if no row has any.
  func names(of kind: Kind, in language: Language) -> [String]

  /// The languages in which a kind has names.
  func languages(of kind: Kind) -> [Language]

  /// An index of a kind's rows by their names in any language, and by slug.
  func nameIndex(of kind: Kind) -> NameIndex

  /// Calls a function with every way in which forms learn the moves, in every version group, move by
  /// move. Its number is the move's position in the list.
  func forEachLesson(of moves: [ID<Move>], _ body: (Int, SharedLesson) -> Void)

  /// All encounters in an area.
  func residents(of area: ID<LocationArea>) -> [Resident]

  /// The forms that exist in a version group.
  func roster(of group: ID<VersionGroup>) -> [ID<Form>]

  func learnset(of form: ID<Form>) -> Learnset

  func encounters(of form: ID<Form>) -> [Encounter]

  /// Facts that the rules of slots do not tell.
  var slotFacts: [SlotFact] { get }

  /// The gifts of which a player gets only one.
  var giftChoices: [GiftChoice] { get }

  /// The rules of a game: those that people gave it, if they changed it.
  func rules(of game: VersionGroup) -> GameRules

  /// The ways to evolve that the file of a changed game states, which are in the game whatever the
  /// rules of its base say.
  var statedWays: Set<EvolutionRoute> { get }

  /// The version that stands alone for its games, as a changed game is made of one; `nil` in a dex as
  /// it is.
  var onlyVersion: ID<Version>? { get }
}

/// Defaults for a dex with names in one language only.
extension DexReference {
  package var isThere: Bool { true }
  package var slotFacts: [SlotFact] { [] }
  package var giftChoices: [GiftChoice] { [] }
  package func rules(of game: VersionGroup) -> GameRules { GameRules(of: game) }
  package func publishedTable<Row: Tabular>(_ type: Row.Type) -> Table<Row> { table(type) }
  package var statedWays: Set<EvolutionRoute> { [] }
  package var onlyVersion: ID<Version>? { nil }

  package func names(of kind: Kind, in language: Language) -> [String] { [] }
  package func languages(of kind: Kind) -> [Language] { [] }
}

extension DexReference {
  /// The names of a table's rows, always one for each row; slugs replace an inconsistent list.
  package func names<Row: Tabular>(of table: Table<Row>) -> [String] {
    let names = names(of: Row.kind)
    return names.count == table.count ? names : table.slugs.map { titled($0) }
  }

  /// An index of a table's rows by their names in any language.
  func nameIndex<Row: Tabular>(of table: Table<Row>) -> NameIndex {
    let index = nameIndex(of: Row.kind)
    return index.count == table.count ? index : NameIndex(table.slugs.map { [$0] })
  }
}

extension DexReference {
  /// Every way in which a form learns the move, in every version group.
  package func lessons(of move: ID<Move>) -> [Lesson] {
    var lessons: [Lesson] = []
    forEachLesson(of: [move]) { lessons += $1.lessons }
    return lessons
  }
}

/// One way in which forms with consecutive IDs learn a given move. A move has thousands of lessons,
/// but only hundreds of shared ones.
package struct SharedLesson: Sendable {
  package let forms: ClosedRange<Int>
  package let versionGroup: ID<VersionGroup>
  package let method: ID<MoveLearnMethod>
  package let level: Int

  package init(
    forms: ClosedRange<Int>, versionGroup: ID<VersionGroup>, method: ID<MoveLearnMethod>, level: Int
  ) {
    self.forms = forms
    self.versionGroup = versionGroup
    self.method = method
    self.level = level
  }

  package var lessons: some Sequence<Lesson> {
    forms.lazy.map {
      Lesson(form: ID($0), versionGroup: versionGroup, method: method, level: level)
    }
  }
}

/// One way in which a form learns a given move.
package struct Lesson: Hashable, Sendable {
  package let form: ID<Form>
  package let versionGroup: ID<VersionGroup>
  package let method: ID<MoveLearnMethod>
  /// 1 to 100 for moves learned by level-up; 0 for moves learned on evolving or by other methods.
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

/// A form in an area, with one of its encounter slots.
package struct Resident: Hashable, Sendable {
  package let form: ID<Form>
  package let encounter: Encounter

  package init(form: ID<Form>, encounter: Encounter) {
    self.form = form
    self.encounter = encounter
  }
}
