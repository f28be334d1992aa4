import PokedexData
import PokedexDomain

extension JSON {
  /// Base stats, their values at different levels, and their ranks.
  static func stats(_ page: StatsPage, _ gaps: [GameGap]) -> JSON {
    .object([
      ("name", .text(page.form.name)), ("total", .number(page.total)),
      ("rank", rank(page.totalStanding)),
      ("rankedAmong", .optional(page.rankedAmong)),
      ("stats", .object(page.stats.map { ($0.stat.jsonKey, figures($0)) })),
      lacks(gaps),
    ])
  }

  private static func rank(_ standing: StatRank?) -> JSON {
    .optional(standing?.rank)
  }

  private static func figures(_ figures: StatFigures) -> JSON {
    .object([
      ("base", .number(figures.base)), ("rank", rank(figures.standing)),
      ("effort", .optional(figures.effort)),
      ("levels", .object(figures.levels.map { ("\($0.level)", level($0)) })),
      ("raisedBy", .list(figures.raisedBy.map { .text($0.name) })),
      ("loweredBy", .list(figures.loweredBy.map { .text($0.name) })),
    ])
  }

  static func level(_ level: StatFigures.Level) -> JSON {
    .object([
      ("least", .number(level.least)), ("untrained", .number(level.untrained)),
      ("trained", .number(level.trained)), ("most", .number(level.most)),
    ])
  }
}
