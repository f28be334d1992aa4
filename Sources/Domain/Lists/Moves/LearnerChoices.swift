extension Choice<MoveRows> {
  /// `learner:garchomp@platinum/egg`.
  static let learner = Choice(
    "Pokémon", details: [.game, .method],
    vocabulary: { $0.vocabulary(of: Form.self) },
    criterion: { chosen, rows in
      let forms = chosen.forms(in: rows.dex.table(Form.self))
      return Criterion(
        rows: { rows in
          var found = RowSet(count: rows.count)
          for form in forms {
            for learned in rows.dex.learnset(of: form).moves
            where chosen.allowsLesson(learned, rows.lens) {
              if let row = rows.table.row(of: learned.move) { found.insert(row) }
            }
          }
          return found
        },
        reason: { rows, row in
          let move = rows.table.ids[row]
          var lessons: [Lesson] = []
          for form in forms {
            lessons += rows.dex.lessons(of: move, to: form) {
              chosen.allowsLesson($0, rows.lens)
            }
          }
          return "\(chosen.name): \(LessonSummary(lessons, in: rows.dex).text)"
        })
    })

  /// `method:machine@scarlet-violet`.
  static let method = Choice(
    "learning method", details: .game,
    vocabulary: { $0.methods() },
    criterion: { chosen, _ in
      let methods = chosen.ids(MoveLearnMethod.self)
      return Criterion(
        rows: { rows in
          rows.lessons().moves(in: chosen.games?.groups ?? rows.lens?.data.groups, by: methods)
        },
        reason: { _, _ in nil })
    })

  static let game = Choice(
    "game",
    vocabulary: { $0.games() },
    criterion: { chosen, rows in
      let games = rows.groups(of: chosen.entries)
      return Criterion(
        rows: { rows in
          var found = RowSet(count: rows.count)
          for game in games {
            found.formUnion(rows.lessons().moves(in: game, of: rows.table, in: rows.dex))
          }
          return found
        },
        reason: { _, _ in nil })
    })
}
