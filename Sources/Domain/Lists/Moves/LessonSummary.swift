/// A short description of how a form learns a move: `TM in Scarlet/Violet and 4 more games, level
/// 60 in Platinum`.
struct LessonSummary {
  let text: String

  init(_ lessons: [Lesson], in dex: any DexReference) {
    let groups = dex.table(VersionGroup.self)
    let names = GameNames(dex)
    let methods = dex.table(MoveLearnMethod.self)
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
      let way = Self.way(lesson, methods[lesson.method]?.slug ?? "")
      return "\(way) in \(names[lesson.versionGroup])\(GameNames.others(games.count - 1))"
    }.joined(separator: ", ")
  }

  private static func way(_ lesson: Lesson, _ method: String) -> String {
    switch method {
    case "level-up": lesson.level > 0 ? "level \(lesson.level)" : "on evolving"
    case "machine": "TM"
    case "egg": "egg move"
    case "light-ball-egg": "egg move by a Light Ball"
    case "colosseum-purification", "xd-purification": "by purification"
    case "xd-shadow": "as a Shadow Pokémon"
    case "form-change": "by a change of form"
    case "zygarde-cube": "by the Zygarde Cube"
    case "train": "by training"
    default: titled(method).lowercased()
    }
  }
}
