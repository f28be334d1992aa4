/// The moves of a dex, as they are seen through a lens.
package final class MoveRows: DexRows {
  package static let fieldOfWords: String? = "type"
  package static let offeredFields = ["class", "learner"]
  package static let usualColumns = [
    "name", "type", "class", "power", "accuracy", "pp", "priority", "gen", "target",
  ]
  package static let printedColumns = ["name", "type", "class", "power", "accuracy", "pp"]

  /// The moves with the values that they had in the games of the lens.
  package let table: Table<Move>
  package let lens: Lens?
  package let reference: (any DexReference)?
  /// Everything where there is no lens. Under a generation, what it knew: all moves up to it. Under
  /// one game, what some form learns there, for games leave moves of their time out; and of the
  /// moves that nothing learns, those of the game's time: see ``MoveLessons/moves(in:of:)``.
  package let existing: RowSet
  package let names: [String]
  /// By name: a move's number means nothing to a player.
  package let places: [Int32]
  private let lessonsMemo = Memo<MoveLessons>()
  private let learnersMemo = Memo<[Int32]>()

  /// - Parameter lens: none for everything as it is today.
  /// - Throws: what reading the dex does.
  package init(_ dex: any DexReference, through lens: Lens? = nil) throws(PokedexError) {
    let today = try dex.table(Move.self)
    reference = dex
    self.lens = lens
    names = try dex.names(of: today)
    places = NameOrder.places(of: names)
    guard let lens else {
      table = today
      existing = RowSet(all: today.count)
      return
    }
    table = try today.seen(through: lens, in: dex)
    guard lens.isGame, let game = lens.groups.first else {
      existing = Self.known(to: lens.generation, table)
      return
    }
    let lessons = try MoveLessons(table, in: dex)
    existing = try lessons.moves(in: game, of: table, in: dex)
    lessonsMemo.keep(lessons)
  }

  package convenience init(of pokemon: PokemonRows) throws(PokedexError) {
    try self.init(try pokemon.dex(), through: pokemon.lens)
  }

  private static func known(to generation: ID<Generation>, _ moves: Table<Move>) -> RowSet {
    let debuts = moves.column(\.generation)
    return RowSet(count: moves.count) { debuts[$0] <= generation.rawValue }
  }

  /// Where and how each move is learned.
  func lessons() throws(PokedexError) -> MoveLessons {
    try lessonsMemo(try MoveLessons(table, in: try dex()))
  }

  /// For each move: how many forms learn it in the games of the lens, or in any.
  func learners() throws(PokedexError) -> [Int32] {
    try learnersMemo(try MoveLearners.counts(table, in: try dex(), through: lens))
  }
}
