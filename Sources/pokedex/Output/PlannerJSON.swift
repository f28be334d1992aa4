import PokedexData
import PokedexDomain
import PokedexPresentation

extension JSON {
  /// The places in a game at which to train a stat. `effort` and `purity` have three decimals.
  static func training(_ page: TrainingPage) -> JSON {
    .object([
      ("stat", .text(page.stat.jsonKey)), ("game", .text(page.game.slug)),
      ("conditions", .conditions(page.conditions)),
      ("places", .list(page.places.map { place($0) })), lacks(page.gap),
    ])
  }

  private static func place(_ place: TrainingPlace) -> JSON {
    .object([
      ("place", named(place.location)), ("areas", .list(place.areas.map { .text($0) })),
      ("method", .text(place.method)), ("condition", .text(place.condition)),
      ("versions", .text(place.versions)), ("effort", thousandths(place.effort)),
      ("purity", thousandths(place.purity)), ("minLevel", .number(place.levels.lowerBound)),
      ("maxLevel", .number(place.levels.upperBound)),
      (
        "pokemon",
        .list(
          place.pokemon.map {
            .object([
              ("pokemon", named($0.form)), ("chance", .number($0.chance)),
              ("effort", .number($0.effort)),
            ])
          })
      ),
    ])
  }

  /// The IVs that fit the stats of a Pokémon, for all natures together and for each.
  static func individualValues(_ page: IndividualValuesPage) -> JSON {
    .object([
      ("pokemon", named(page.form)), ("levels", .list(page.sightings.map { .number($0.level) })),
      ("characteristic", .optional(page.characteristic?.slug)),
      ("values", page.values.map { values($0) } ?? .null),
      (
        "natures",
        .list(
          page.natures.map {
            .object([("nature", named($0.nature)), ("values", values($0.values))])
          })
      ),
      lacks(page.absence, page.gap),
    ])
  }

  private static func values(_ values: IndividualValues) -> JSON {
    .object(
      Stat.allCases.map { stat in
        (stat.jsonKey, .list((values.possible[stat] ?? []).map { .number($0) }))
      })
  }

  /// The chances to catch a Pokémon. `exact` is the fraction, `chance` has six decimals.
  static func catching(_ page: CatchPage) -> JSON {
    .object([
      ("pokemon", named(page.form)), ("game", .optional(page.game?.slug)),
      ("level", .number(page.level)), ("catchRate", .number(page.rate)),
      ("caughtSpecies", .number(page.caughtSpecies)),
      ("rulesKnown", .flag(page.gap == nil)),
      ("situations", .list(page.situations.map { situation($0) })),
      ("balls", .list(page.balls.map { ball($0) })),
      lacks(page.absence, page.gap),
    ])
  }

  private static func situation(_ situation: CatchSituation) -> JSON {
    let (hp, unit): (JSON, String) =
      switch situation.health {
      case .percent(let percent): (.number(percent), "percent")
      case .points(let points): (.number(points), "points")
      case .exact(let hp, let maxHP): (.list([.number(hp), .number(maxHP)]), "exact")
      }
    return .object([
      ("hp", hp), ("unit", .text(unit)), ("status", .optional(situation.status?.rawValue)),
    ])
  }

  private static func ball(_ row: CatchPage.Row) -> JSON {
    .object([
      ("ball", named(row.ball)), ("bonus", .text(row.bonus.text)),
      ("condition", .text(row.condition.text)),
      (
        "chances",
        .list(
          row.chances.map {
            .object([
              ("chance", decimal($0.scaled(by: 1_000_000), places: 6)),
              ("exact", .text("\($0.numerator)/\($0.denominator)")),
            ])
          })
      ),
    ])
  }

  private static func thousandths(_ ratio: Ratio) -> JSON {
    decimal(ratio.scaled(by: 1000), places: 3)
  }

  private static func decimal(_ number: Int, places: Int) -> JSON {
    let unit = (0..<places).reduce(1) { product, _ in product * 10 }
    return .decimal("\(number / unit).\("\(unit + number % unit)".dropFirst())")
  }
}
