import PokedexDomain

extension StatFigures.Level: Shaped {
  static let shape = Shape<StatFigures.Level>.object(
    named: "level",
    [
      Field("least", "with the worst training and nature", as: .count, \.least),
      Field("untrained", "without training, with a neutral nature", as: .count, \.untrained),
      Field("trained", "with all training, and a neutral nature", as: .count, \.trained),
      Field("most", "with the best training and nature", as: .count, \.most),
    ])
}

extension Shape<[StatFigures.Level]> {
  /// The values of a stat by level.
  static var levels: Shape {
    Shape<[(key: String, value: StatFigures.Level)]>.members(of: StatFigures.Level.shape)
      .of { $0.map { ("\($0.level)", $0) } }
  }
}

extension StatsPage: Shaped {
  static let shape = Shape<StatsPage>.object([
    Field("name", \.form.name), Field("total", "the base stat total", as: .count, \.total),
    Field("rank", "the rank of the total among all forms", as: .rank, \.totalStanding),
    Field("rankedAmong", "how many forms there are", as: .optional(.count), \.rankedAmong),
    Field("stats", as: .members(Stat.keys, of: StatFigures.shape)) {
      $0.stats.map { ($0.stat.jsonKey, $0) }
    },
  ])
}

extension StatFigures: Shaped {
  static let shape = Shape<StatFigures>.object(
    named: "stat",
    [
      Field("base", "the base stat", as: .count, \.base),
      Field("rank", "1 for the highest among all forms", as: .rank, \.standing),
      Field(
        "effort", "EVs that it yields; null in games without EVs", as: .optional(.count), \.effort),
      Field("levels", "by level, such as 50", as: .levels, \.levels),
      Field("raisedBy", "the natures that raise it") { $0.raisedBy.map(\.name) },
      Field("loweredBy", "the natures that lower it") { $0.loweredBy.map(\.name) },
    ])
}

extension Shape<StatRank?> {
  fileprivate static var rank: Shape {
    Shape<Int?>.optional(.number(1...)).of { $0?.rank }
  }
}

/// The stats of a training in a game.
struct ShownStats: Shaped {
  let page: ComputedStats
  let games: Lens?

  static let shape = Shape<ShownStats>.object([
    Field("name", \.page.form.name),
    Field("game", "the game or generation; null for today's stats", \.games?.slug),
    Field("level", as: .number(TeamMember.levels), \.page.level),
    Field("nature", "null for a neutral one", \.page.nature?.name),
    Field("stats", as: .members(Stat.keys, of: ComputedStats.Figures.shape)) {
      $0.page.stats.map { ($0.stat.jsonKey, $0) }
    },
    .lacks { [$0.page.absence] + $0.games.statGaps },
  ])
}

extension ComputedStats.Figures: Shaped {
  static let shape = Shape<ComputedStats.Figures>.object(
    named: "stat",
    [
      Field("base", "the base stat", as: .count, \.base),
      Field("iv", "DV in generations I and II", as: .number(0...31), \.training.individual),
      Field(
        "ev", "stat experience in generations I and II, stat points in Champions",
        as: .number(0...65535), \.training.effort),
      Field("nature", "percent", as: .number(among: [90, 100, 110])) {
        $0.stat == .hp ? 100 : $0.training.nature
      },
      Field("value", "the stat at this level", as: .number(1...), \.value),
    ])
}
