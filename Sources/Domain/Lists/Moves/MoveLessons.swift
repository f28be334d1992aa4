/// The games and methods in which moves are learned.
struct MoveLessons: Sendable {
  private struct GameMethod: Hashable {
    let group: ID<VersionGroup>
    let method: ID<MoveLearnMethod>
  }

  /// The moves that any form learns, for each game and method.
  private let rows: [GameMethod: RowSet]
  private let count: Int

  init(_ moves: Table<Move>, in dex: any DexReference) {
    count = moves.count
    // Those of one method are adjacent.
    var last: (row: Int, method: GameMethod)?
    var rows: [GameMethod: RowSet] = [:]
    dex.forEachLesson(of: moves.ids) { row, lesson in
      let method = GameMethod(group: lesson.versionGroup, method: lesson.method)
      if let last, last == (row, method) { return }
      rows[method, default: RowSet(count: moves.count)].insert(row)
      last = (row, method)
    }
    self.rows = rows
  }

  /// Returns the moves that any form learns in the games and by the methods; `nil` allows all of
  /// them.
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
  /// The move of a Pokémon without other usable moves.
  private static let struggle = ID<Move>(165)

  /// Returns the moves of a game: those learned there, Struggle, and the unlearnable moves
  /// introduced in the game's generation; special kinds only in games that have them. If the dex
  /// has no learnsets for the game, all learnable moves up to its generation are returned in place
  /// of the learned ones.
  func moves(in game: ID<VersionGroup>, of moves: Table<Move>, in dex: any DexReference) -> RowSet {
    guard let group = dex.table(VersionGroup.self)[game] else { return RowSet(all: count) }
    let learned = self.moves(in: nil)
    let taught = self.moves(in: [game])
    let isKnown = taught.size > 0
    let debuts = moves.column(\.generation)
    let generation = Int32(clamping: group.generation.rawValue)
    let missing = GameSpecificMoves.missing(in: dex.rules(of: group), of: moves)
    return RowSet(count: count) { row in
      if moves.ids[row] == Self.struggle { return true }
      guard learned.contains(row) else {
        return debuts[row] == generation && !missing.contains(row)
      }
      return isKnown ? taught.contains(row) : debuts[row] <= generation
    }
  }
}

/// The number of forms that learn each move.
enum MoveLearners {
  /// - Parameter lens: The games to consider; `nil` for all.
  static func counts(
    _ moves: Table<Move>, in dex: any DexReference, through lens: Lens?
  ) -> [Int32] {
    let forms = dex.table(Form.self)
    // The last move counted for each form.
    var last = [Int](repeating: -1, count: forms.count)
    var counts = [Int32](repeating: 0, count: moves.count)
    dex.forEachLesson(of: moves.ids) { row, lesson in
      guard lens?.data.groups.contains(lesson.versionGroup) ?? true else { return }
      for form in lesson.forms {
        guard let form = forms.row(of: ID(form)), last[form] != row else { continue }
        last[form] = row
        counts[row] += 1
      }
    }
    return counts
  }
}
