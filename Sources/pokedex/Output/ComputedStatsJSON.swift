import PokedexData
import PokedexDomain

extension JSON {
  /// The stats of a Pokémon at a level, with its IVs, EVs and nature.
  static func computedStats(_ page: ComputedStats, _ games: Lens?) -> JSON {
    .object([
      ("name", .text(page.form.name)), ("game", .optional(games?.slug)),
      ("level", .number(page.level)), ("nature", .optional(page.nature?.name)),
      ("stats", .object(page.stats.map { ($0.stat.jsonKey, figures($0)) })),
      lacks([page.absence].compactMap { $0 } + games.statGaps),
    ])
  }

  private static func figures(_ figures: ComputedStats.Figures) -> JSON {
    .object([
      ("base", .number(figures.base)), ("iv", .number(figures.training.individual)),
      ("ev", .number(figures.training.effort)),
      ("nature", .number(figures.stat == .hp ? 100 : figures.training.nature)),
      ("value", .number(figures.value)),
    ])
  }
}
