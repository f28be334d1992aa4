/// The dex of a catalog from PokeAPI, which has nothing beside the forms: all its tables are empty.
struct NoDex: DexReference {
  var isThere: Bool { false }
  var damage: PokedexError? { nil }

  func table<Row: Tabular>(_ type: Row.Type) -> Table<Row> { Table() }
  func names(of kind: Kind) -> [String] { [] }
  func nameIndex(of kind: Kind) -> NameIndex { NameIndex([]) }
  func forEachLesson(of moves: [ID<Move>], _ body: (Int, SharedLesson) -> Void) {}
  func residents(of area: ID<LocationArea>) -> [Resident] { [] }
  func roster(of group: ID<VersionGroup>) -> [ID<Form>] { [] }
  func learnset(of form: ID<Form>) -> Learnset { Learnset() }
  func encounters(of form: ID<Form>) -> [Encounter] { [] }
}
