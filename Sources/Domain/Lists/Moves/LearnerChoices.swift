extension Choice<MoveRows> {
  /// `learner:garchomp@platinum/egg`.
  static let learner = Choice(
    "Pokémon", details: [.game, .method],
    vocabulary: { rows throws(PokedexError) in try rows.vocabulary(of: Form.self) },
    criterion: { chosen, rows throws(PokedexError) in
      let forms = chosen.forms(in: try rows.dex().table(Form.self))
      return Criterion(
        rows: { rows throws(PokedexError) in
          var found = RowSet(count: rows.count)
          for form in forms {
            for learned in try rows.dex().learnset(of: form).moves
            where chosen.allows(learned, rows.lens) {
              if let row = rows.table.row(of: learned.move) { found.insert(row) }
            }
          }
          return found
        },
        reason: { rows, row throws(PokedexError) in
          let move = rows.table.ids[row]
          var lessons: [Lesson] = []
          for form in forms {
            lessons += try rows.dex().lessons(of: move, to: form) { chosen.allows($0, rows.lens) }
          }
          return "\(chosen.name): \(try LessonSummary(lessons, in: try rows.dex()).text)"
        })
    })

  /// `method:machine@scarlet-violet`.
  static let method = Choice(
    "way to learn", details: .game,
    vocabulary: { rows throws(PokedexError) in try rows.methods() },
    criterion: { chosen, _ in
      let methods = chosen.ids(MoveLearnMethod.self)
      return Criterion(
        rows: { rows throws(PokedexError) in
          try rows.lessons().moves(in: chosen.games?.groups ?? rows.lens?.groups, by: methods)
        },
        reason: { _, _ in nil })
    })

  static let game = Choice(
    "game",
    vocabulary: { rows throws(PokedexError) in try rows.games() },
    criterion: { chosen, rows throws(PokedexError) in
      let games = try rows.groups(of: chosen.entries)
      return Criterion(
        rows: { rows throws(PokedexError) in
          var found = RowSet(count: rows.count)
          for game in games {
            found.formUnion(try rows.lessons().moves(in: game, of: rows.table, in: try rows.dex()))
          }
          return found
        },
        reason: { _, _ in nil })
    })
}

extension Chosen {
  /// Returns whether the query and the lens allow a learned move's game and method.
  fileprivate func allows(_ learned: LearnedMove, _ lens: Lens?) -> Bool {
    allows(learned.versionGroup, lens) && methods?.contains(learned.method) ?? true
  }
}

extension DexReference {
  /// Returns the allowed ways in which a form learns a move.
  fileprivate func lessons(
    of move: ID<Move>, to form: ID<Form>, where isAllowed: (LearnedMove) -> Bool
  ) throws(PokedexError) -> [Lesson] {
    try learnset(of: form).moves.filter { $0.move == move && isAllowed($0) }.map {
      Lesson(form: form, versionGroup: $0.versionGroup, method: $0.method, level: $0.level)
    }
  }
}
