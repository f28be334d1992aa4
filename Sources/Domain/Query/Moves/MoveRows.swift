import Synchronization

/// The moves of a dex, as they are seen through a lens.
package final class MoveRows: QueryRows {
  package static let fieldOfWords: String? = "type"
  package static let offeredFields = ["class", "learner"]

  /// The moves with the values that they had in the games of the lens.
  package let moves: Table<Move>
  package let lens: Lens?
  package let reference: (any DexReference)?
  /// Everything where there is no lens. Under a generation, what it knew: all moves up to it. Under
  /// one game, what some form learns there, for games leave moves of their time out; and of the
  /// moves that nothing learns, those of the game's time: see ``MoveLessons/moves(in:of:)``.
  package let existing: RowSet
  package let names: [String]
  /// By name: a move's number means nothing to a player.
  package let places: [Int32]
  private let learned = Mutex<MoveLessons?>(nil)

  /// - Parameter lens: none for everything as it is today.
  /// - Throws: what reading the dex does.
  package init(_ dex: any DexReference, through lens: Lens? = nil) throws(PokedexError) {
    let today = try dex.table(Move.self)
    reference = dex
    self.lens = lens
    names = try dex.names(of: today)
    places = NameOrder.places(of: names)
    guard let lens else {
      moves = today
      existing = RowSet(all: today.count)
      return
    }
    moves = try today.seen(through: lens, in: dex)
    guard lens.isGame, let game = lens.groups.first else {
      existing = Self.known(to: lens.generation, moves)
      return
    }
    let lessons = try MoveLessons(moves, in: dex, lens: lens)
    existing = try lessons.moves(in: game, of: moves, in: dex)
    learned.withLock { $0 = lessons }
  }

  package var count: Int { moves.count }
  package var slugs: [String] { moves.slugs }

  package func nameIndex() throws(PokedexError) -> NameIndex {
    try dex().nameIndex(of: moves)
  }

  private static func known(to generation: ID<Generation>, _ moves: Table<Move>) -> RowSet {
    let debuts = moves.column(\.generation)
    return RowSet(count: moves.count) { debuts[$0] <= generation.rawValue }
  }

  /// Where and how each move is learned, read when a query first asks for it.
  func lessons() throws(PokedexError) -> MoveLessons {
    if let known = learned.withLock({ $0 }) { return known }
    let lessons = try MoveLessons(moves, in: try dex(), lens: lens)
    learned.withLock { $0 = lessons }
    return lessons
  }
}
