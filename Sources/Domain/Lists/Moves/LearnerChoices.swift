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
            where chosen.allowsLesson(learned, rows.lens) {
              if let row = rows.table.row(of: learned.move) { found.insert(row) }
            }
          }
          return found
        },
        reason: { rows, row throws(PokedexError) in
          let move = rows.table.ids[row]
          var lessons: [Lesson] = []
          for form in forms {
            lessons += try rows.dex().lessons(of: move, to: form) {
              chosen.allowsLesson($0, rows.lens)
            }
          }
          return "\(chosen.name): \(try LessonSummary(lessons, in: try rows.dex()).text)"
        })
    })

  /// `method:machine@scarlet-violet`.
  static let method = Choice(
    "learning method", details: .game,
    vocabulary: { rows throws(PokedexError) in try rows.methods() },
    criterion: { chosen, _ in
      let methods = chosen.ids(MoveLearnMethod.self)
      return Criterion(
        rows: { rows throws(PokedexError) in
          try rows.lessons().moves(in: chosen.games?.groups ?? rows.lens?.data.groups, by: methods)
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
