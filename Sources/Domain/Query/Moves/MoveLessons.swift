/// In which games and in which ways moves are learned, and by how many forms.
struct MoveLessons: Sendable {
  private struct Way: Hashable {
    let group: ID<VersionGroup>
    let method: ID<MoveLearnMethod>
  }

  /// The moves that some form learns in a game and a way.
  private var rows: [Way: RowSet] = [:]
  /// For each move: how many forms learn it in the games of the lens, or in any.
  private(set) var learners: [Int32]
  private let count: Int

  init(
    _ moves: Table<Move>, in dex: any DexReference, lens: Lens?
  ) throws(PokedexError) {
    count = moves.count
    learners = [Int32](repeating: 0, count: moves.count)
    for row in 0..<moves.count {
      add(try dex.lessons(of: moves.ids[row]), of: row, lens?.groups)
    }
  }

  /// Lessons alike stand together, so that most of them tell nothing new.
  private mutating func add(_ lessons: [Lesson], of row: Int, _ games: [ID<VersionGroup>]?) {
    var forms: Set<ID<Form>> = []
    var last: (way: Way, isSeen: Bool)?
    var lastForm: ID<Form>?
    for lesson in lessons {
      let way = Way(group: lesson.versionGroup, method: lesson.method)
      if last?.way != way {
        rows[way, default: RowSet(count: count)].insert(row)
        last = (way, games?.contains(way.group) ?? true)
        lastForm = nil
      }
      guard last?.isSeen == true, lastForm != lesson.form else { continue }
      forms.insert(lesson.form)
      lastForm = lesson.form
    }
    learners[row] = Int32(forms.count)
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
  /// The type of the moves that Pokémon have whose hearts were closed.
  private static let shadow: Int32 = 10002
  private static let shadowGames = ["colosseum", "xd"]

  /// The moves of a game: those that some form learns there and, of those that nothing learns
  /// anywhere, Struggle and what was new in the game's generation, such as Z-Moves and Max Moves.
  /// Shadow moves are in Colosseum and XD alone. All moves up to the generation where the dex tells
  /// of no move that is learned in the game.
  func moves(
    in game: ID<VersionGroup>, of moves: Table<Move>, in dex: any DexReference
  ) throws(PokedexError) -> RowSet {
    guard let group = try dex.table(VersionGroup.self)[game] else { return RowSet(all: count) }
    let debuts = moves.column(\.generation)
    let taught = self.moves(in: [game])
    guard taught.size > 0 else {
      return RowSet(count: count) { debuts[$0] <= group.generation.rawValue }
    }
    let types = moves.column(\.type)
    let hasShadows = Self.shadowGames.contains(group.slug)
    let learned = self.moves(in: nil)
    return RowSet(count: count) { row in
      if taught.contains(row) || moves.ids[row] == Self.struggle { return true }
      return !learned.contains(row) && debuts[row] == group.generation.rawValue
        && (types[row] != Self.shadow || hasShadows)
    }
  }
}
