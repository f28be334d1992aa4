extension Choice<PokemonRows> {
  /// `move:toxic@scarlet-violet/machine`.
  static let move = Choice(
    "move", details: [.game, .method],
    vocabulary: { rows throws(PokedexError) in try rows.vocabulary(of: Move.self) },
    criterion: { chosen, _ in
      let moves = chosen.ids(Move.self)
      return Criterion(
        rows: { rows throws(PokedexError) in
          var found = RowSet(count: rows.count)
          for move in moves {
            for lesson in try rows.dex().lessons(of: move) where chosen.allows(lesson, rows.lens) {
              if let row = rows.catalog.forms.row(of: lesson.form) { found.insert(row) }
            }
          }
          return found
        },
        reason: { rows, row throws(PokedexError) in
          let form = rows.catalog.forms.ids[row]
          var lessons: [Lesson] = []
          for move in moves {
            lessons += try rows.dex().lessons(of: move)
              .filter { $0.form == form && chosen.allows($0, rows.lens) }
          }
          return "\(chosen.name): \(try LessonSummary(lessons, in: try rows.dex()).text)"
        })
    })
}

extension Chosen {
  /// Returns whether a lesson has the game and the method of the query. Without a game in the
  /// query, the lens applies.
  fileprivate func allows(_ lesson: Lesson, _ lens: Lens?) -> Bool {
    allows(lesson.versionGroup, lens) && (methods?.contains(lesson.method) ?? true)
  }
}

/// A short description of how a form learns a move: `TM in Scarlet/Violet and 4 more, level 60 in
/// Platinum`.
struct LessonSummary {
  let text: String

  init(_ lessons: [Lesson], in dex: any DexReference) throws(PokedexError) {
    let groups = try dex.table(VersionGroup.self)
    let names = try GameNames(dex)
    let methods = try dex.table(MoveLearnMethod.self)
    let byMethod = Dictionary(grouping: lessons, by: \.method)
    let newest = byMethod.values.compactMap { lessons in
      lessons.max { groups.order(of: $0.versionGroup) < groups.order(of: $1.versionGroup) }
    }
    let sorted = newest.sorted {
      (groups.order(of: $1.versionGroup), $0.method)
        < (groups.order(of: $0.versionGroup), $1.method)
    }
    text = sorted.map { lesson in
      let games = Set(byMethod[lesson.method, default: []].map(\.versionGroup))
      let more = games.count > 1 ? " and \(games.count - 1) more" : ""
      let way = Self.way(lesson, methods[lesson.method]?.slug ?? "")
      return "\(way) in \(names[lesson.versionGroup])\(more)"
    }.joined(separator: ", ")
  }

  private static func way(_ lesson: Lesson, _ method: String) -> String {
    switch method {
    case "level-up": lesson.level > 0 ? "level \(lesson.level)" : "on evolving"
    case "machine": "TM"
    case "egg": "egg move"
    default: titled(method).lowercased()
    }
  }
}
