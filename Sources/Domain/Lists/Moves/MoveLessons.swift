/// In which games and in which ways moves are learned.
struct MoveLessons: Sendable {
  private struct Way: Hashable {
    let group: ID<VersionGroup>
    let method: ID<MoveLearnMethod>
  }

  /// The moves that some form learns in a game and a way.
  private var rows: [Way: RowSet] = [:]
  private let count: Int

  init(_ moves: Table<Move>, in dex: any DexReference) throws(PokedexError) {
    count = moves.count
    for row in 0..<moves.count { add(try dex.lessons(of: moves.ids[row]), of: row) }
  }

  /// Lessons of one way stand together, so that most of them tell nothing new.
  private mutating func add(_ lessons: [Lesson], of row: Int) {
    var last: Way?
    for lesson in lessons {
      let way = Way(group: lesson.versionGroup, method: lesson.method)
      guard way != last else { continue }
      rows[way, default: RowSet(count: count)].insert(row)
      last = way
    }
  }

  /// The moves that some form learns in one of the games and of the ways; none for all of them.
  func moves(
    in games: [ID<VersionGroup>]?, by methods: [ID<MoveLearnMethod>]? = nil
  ) -> RowSet {
    var found = RowSet(count: count)
    for (way, rows) in rows {
      guard games?.contains(way.group) ?? true, methods?.contains(way.method) ?? true else {
        continue
      }
      found.formUnion(rows)
    }
    return found
  }
}

// MARK: The moves of a game

extension MoveLessons {
  /// What every Pokémon falls back on.
  private static let struggle = ID<Move>(165)

  /// The moves of a game: those that some form learns there and, of those that nothing learns
  /// anywhere, Struggle and what was new in the game's generation, rare kinds only where the game
  /// has them. Where the dex tells of no move that is learned in the game, all that are learned
  /// somewhere and are of its generation or older stand for those.
  func moves(
    in game: ID<VersionGroup>, of moves: Table<Move>, in dex: any DexReference
  ) throws(PokedexError) -> RowSet {
    guard let group = try dex.table(VersionGroup.self)[game] else { return RowSet(all: count) }
    let learned = self.moves(in: nil)
    let taught = self.moves(in: [game])
    let isKnown = taught.size > 0
    let debuts = moves.column(\.generation)
    let generation = Int32(clamping: group.generation.rawValue)
    let missing = GameSpecificMoves.allCases.filter { !$0.games.contains(group.slug) }
      .map { $0.rows(of: moves) }
    return RowSet(count: count) { row in
      if moves.ids[row] == Self.struggle { return true }
      guard learned.contains(row) else {
        return debuts[row] == generation && !missing.contains { $0.contains(row) }
      }
      return isKnown ? taught.contains(row) : debuts[row] <= generation
    }
  }
}

/// For each move, how many forms learn it.
enum MoveLearners {
  /// - Parameter lens: none for all games.
  static func counts(
    _ moves: Table<Move>, in dex: any DexReference, through lens: Lens?
  ) throws(PokedexError) -> [Int32] {
    let forms = try dex.table(Form.self)
    // For each form: the last move that it was counted for.
    var last = [Int](repeating: -1, count: forms.count)
    var counts = [Int32](repeating: 0, count: moves.count)
    for row in 0..<moves.count {
      for lesson in try dex.lessons(of: moves.ids[row]) {
        guard lens?.groups.contains(lesson.versionGroup) ?? true,
          let form = forms.row(of: lesson.form), last[form] != row
        else { continue }
        last[form] = row
        counts[row] += 1
      }
    }
    return counts
  }
}
