import PokedexData
import PokedexDomain

extension JSON {
  /// - Parameter foes: the names of the opponents, in the order of the matchups.
  static func counter(_ counter: Counter, against foes: [String]) -> JSON {
    let matchups = zip(foes, counter.matchups).map { foe, matchup in
      JSON.object([
        ("foe", .text(foe)), ("taken", .factor(percent: matchup.taken)),
        ("dealt", .factor(percent: matchup.dealt)), ("outspeeds", .flag(matchup.outspeeds)),
        ("uses", matchup.uses.map { uses($0) } ?? .null),
      ])
    }
    return .object([
      ("points", .number(counter.points)), ("id", .number(counter.form.id.rawValue)),
      ("name", .text(counter.form.name)), ("ability", .optional(counter.ability?.name)),
      ("speed", .number(counter.speed)), ("total", .number(counter.total)),
      ("matchups", .list(matchups)),
    ])
  }

  private static func uses(_ uses: Counter.Uses) -> JSON {
    .object([("taken", .optional(uses.taken)), ("dealt", .optional(uses.dealt))])
  }

  static func candidate(_ candidate: TeamCandidate) -> JSON {
    .object([
      ("points", .number(candidate.points)), ("id", .number(candidate.form.id.rawValue)),
      ("name", .text(candidate.form.name)), ("ability", .optional(candidate.ability?.name)),
      ("speed", .number(candidate.speed)), ("total", .number(candidate.total)),
      ("resists", damage(candidate.resists)), ("hits", .types(candidate.hits)),
      ("weakTo", damage(candidate.weaknesses)),
    ])
  }

  private static func damage(_ list: [TypeDamage]) -> JSON {
    .object(list.map { ($0.type.slug, .factor(percent: $0.percent)) })
  }
}
