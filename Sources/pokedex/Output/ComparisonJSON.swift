import PokedexData
import PokedexDomain

extension JSON {
  /// A comparison of Pokémon; all lists are in the order in which the user named the Pokémon.
  static func comparison(_ page: PokemonComparison) -> JSON {
    let stats = page.stats.map { row in
      (key: row.stat?.jsonKey ?? "total", value: JSON.list(row.values.map { .number($0) }))
    }
    return .object([
      ("pokemon", .list(page.subjects.map(subject))), ("stats", .object(stats)),
      (
        "taken",
        .object(page.taken.map { ($0.type.slug, .list($0.percents.map(optionalFactor))) })
      ),
      ("dealt", .list(page.duels.map { .list($0.map { .factor(percent: $0) }) })),
      ("sharedMoves", .number(page.sharedMoves)),
    ])
  }

  private static func subject(_ subject: PokemonComparison.Subject) -> JSON {
    .object([
      ("id", .number(subject.form.id.rawValue)), ("name", .text(subject.form.name)),
      ("game", .optional(subject.lens?.slug)), ("types", .types(subject.types)),
      ("abilities", .list(subject.abilities.map { .text($0.name) })),
      ("speed", .object(subject.speeds.map { ("\($0.level)", .level($0)) })),
      ("onlyMoves", .list(subject.onlyMoves.map { .text($0.name) })),
    ])
  }

  private static func optionalFactor(_ percent: Int?) -> JSON {
    percent.map { .factor(percent: $0) } ?? .null
  }
}
