/// Query fields of a form's learned moves: those of moves, and those of the learn method.
extension LearnedMoveRows {
  package static let fields: [QueryField<LearnedMoveRows>] =
    names + lessonFields
    + MoveRows.fields.filter { !omittedWords.contains($0.name) }
    .map { $0.applied(to: LearnedMoveRows.self) }

  /// The fields of moves to leave out: those about other learners, and those redefined here.
  private static let omittedWords: Set = [
    "name", "called", "is", "learner", "method", "game", "learners",
  ]

  private static let names: [QueryField<LearnedMoveRows>] = [
    QueryField(
      ["name", "n"], "the name, in any language", .name, ["name:earthquake", "name:erdbeben"]),
    .called("earthquake"),
  ]

  private static let lessonFields: [QueryField<LearnedMoveRows>] = [
    QueryField(
      ["level", "lv"], title: "Level",
      "level at which it is learned; none for other ways, and on evolving",
      .number(level), ["level<=20", "level:1 power>0"]),
    QueryField(
      ["method"], "learned by this method: level-up, machine, egg or tutor", .choice(method, nil),
      ["method:egg", "method:machine is:stab"]),
    QueryField(
      ["game"], "learned in the game", .choice(game, nil), ["game:platinum", "game:scarlet"]),
    .traits("kind of move", traits, ["is:stab power>=80", "is:stab is:priority"]),
  ]

  /// The values of `is:` for the moves of a form.
  package static let traits: [RowTrait<LearnedMoveRows>] =
    [RowTrait("stab", "has the form's type: same-type attack bonus") { $0.sameType }]
    + MoveRows.traits.map { $0.applied(to: LearnedMoveRows.self) }

  private static let level = Measure<LearnedMoveRows> { rows in
    rows.lessons.map { $0.level > 0 ? Int32(clamping: $0.level) : .min }
  }

  private static let method = Choice<LearnedMoveRows>.column(
    "learning method", MoveLearnMethod.self,
    { $0.lessons.map { Int32(clamping: $0.method.rawValue) } })

  private static let game = Choice<LearnedMoveRows>(
    "game",
    vocabulary: { $0.games() },
    criterion: { chosen, rows in
      let games = rows.groups(of: chosen.entries)
      return Criterion(
        rows: { rows in
          RowSet(count: rows.count) { games.contains(rows.lessons[$0].versionGroup) }
        },
        reason: { _, _ in nil })
    })
}
