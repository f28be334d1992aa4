/// The moves of a dex, in the games of a lens.
package final class MoveRows: TableRows {
  package static let bareWordField: String? = "type"
  package static let suggestedFields = ["class", "learner"]
  package static let defaultColumns = [
    "name", "type", "class", "power", "accuracy", "pp", "priority", "gen", "target",
  ]
  package static let printedColumns = ["name", "type", "class", "power", "accuracy", "pp"]

  /// The moves with their values in the games of the lens.
  package let table: Table<Move>
  package let lens: Lens?
  package let dex: any DexReference
  /// All moves if there is no lens. With a generation as the lens, all moves up to it except special
  /// kinds that its games lack. With a game, the moves that any form learns there, since games omit
  /// older moves, and the unlearnable moves of its time: see ``MoveLessons/moves(in:of:in:)``.
  package let existing: RowSet
  package let names: [String]
  /// The order by name, since players do not know the IDs of moves.
  package let positions: [Int32]
  private let lessonsMemo = Memo<MoveLessons>()
  private let learnersMemo = Memo<[Int32]>()

  /// - Parameter lens: The games to list; `nil` for all moves with today's values.
  package init(_ dex: any DexReference, through lens: Lens? = nil) {
    let today = dex.table(Move.self)
    self.dex = dex
    self.lens = lens
    names = dex.names(of: today)
    positions = NameOrder.positions(of: names)
    guard let lens else {
      table = today
      existing = RowSet(all: today.count)
      return
    }
    table = today.seen(through: lens, in: dex)
    guard lens.data.isGame, let game = lens.data.groups.first else {
      existing = Self.known(to: lens, table)
      return
    }
    let lessons = MoveLessons(table, in: dex)
    existing = lessons.moves(in: game, of: table, in: dex)
    lessonsMemo.keep(lessons)
  }

  private static func known(to lens: Lens, _ moves: Table<Move>) -> RowSet {
    let debuts = moves.column(\.generation)
    let missing = GameSpecificMoves.missing(in: lens.rules, of: moves)
    return RowSet(count: moves.count) {
      debuts[$0] <= lens.data.generation.rawValue && !missing.contains($0)
    }
  }

  package func gap(about field: String) -> GameGap? {
    guard ["learner", "method", "learners"].contains(field), let lens,
      lessons().moves(in: lens.data.groups).size == 0
    else { return nil }
    return .unknownLearnsets(game: lens.name)
  }

  /// Returns the games and methods in which each move is learned.
  func lessons() -> MoveLessons {
    lessonsMemo(MoveLessons(table, in: dex))
  }

  /// Returns the number of forms that learn each move in the games of the lens.
  func learners() -> [Int32] {
    learnersMemo(MoveLearners.counts(table, in: dex, through: lens))
  }
}
