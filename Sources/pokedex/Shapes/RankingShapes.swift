import PokedexDomain

/// A counter with the names of the foes, in the order of its matchups.
struct RankedCounter: Shaped {
  let counter: Counter
  let foes: [String]

  static let shape = Shape<RankedCounter>.object([
    Field("points", "more are better", \.counter.points),
    Field("id", as: .number(1...), \.counter.form.id.rawValue),
    Field("name", \.counter.form.name),
    Field("ability", "the ability that the points depend on", \.counter.ability?.name),
    Field("speed", "base Speed", as: .count, \.counter.speed),
    Field("total", "the base stat total", as: .count, \.counter.total),
    Field("matchups", "one for each foe") { ranked in
      zip(ranked.foes, ranked.counter.matchups).map { FoeMatchup(foe: $0, matchup: $1) }
    },
  ])
}

private struct FoeMatchup: Shaped {
  let foe: String
  let matchup: Counter.Matchup

  static let shape = Shape<FoeMatchup>.object([
    Field("foe", \.foe), Field("taken", "the damage multiplier", as: .factor, \.matchup.taken),
    Field("dealt", "the damage multiplier", as: .factor, \.matchup.dealt),
    Field("outspeeds", "whether the counter is faster", \.matchup.outspeeds),
    Field("uses", "hits that knock out, if the foe's moves are known", \.matchup.uses),
  ])
}

extension Counter.Uses: Shaped {
  private static let uses = Shape<Int?>.optional(.number(1...Knockout.maxUses))

  static let shape = Shape<Counter.Uses>.object([
    Field("taken", "those that the foe may need; null for more than four", as: uses, \.taken),
    Field(
      "dealt", "those that the counter is sure to need; null for more than four", as: uses, \.dealt),
  ])
}

extension TeamCandidate: Shaped {
  static let shape = Shape<TeamCandidate>.object([
    Field("points", "more are better", \.points),
    Field("id", as: .number(1...), \.form.id.rawValue),
    Field("name", \.form.name),
    Field("ability", "the ability that the points depend on", \.ability?.name),
    Field("speed", "base Speed", as: .count, \.speed),
    Field("total", "the base stat total", as: .count, \.total),
    Field(
      "resists", "factors of the types that the team needs an answer to", as: .factors,
      \.resists.byType),
    Field("hits", "the types that it hits super effectively, and the team does not", \.hits),
    Field(
      "weakTo", "factors of the types that the team needs an answer to", as: .factors,
      \.weaknesses.byType),
  ])
}

extension [TypeDamage] {
  fileprivate var byType: [(key: String, value: Int)] { map { ($0.type.slug, $0.percent) } }
}

/// A speed tier, with the names of the team's members in their order.
struct ShownTier: Shaped {
  let tier: SpeedTiers.Tier
  let tiers: SpeedTiers
  let members: [String]

  static let shape = Shape<ShownTier>.object([
    Field("speed", as: .count, \.tier.speed),
    Field("pokemon", "the listed ones with this Speed") { shown in
      shown.tier.entries.compactMap { entry -> ListedSpeed? in
        guard case .listed(let row, let form) = entry else { return nil }
        return ListedSpeed(tiers: shown.tiers, row: row, form: form)
      }
    },
    Field("team", "the members with this Speed") { $0.tier.entries.compactMap(TeamSpeed.init) },
    Field("needs", "what each member of the team needs to be faster") { shown in
      shown.members.enumerated().map { index, name in
        NamedNeed(name: name, need: shown.tiers.need(of: index, toOutspeed: shown.tier))
      }
    },
  ])
}

private struct ListedSpeed: Shaped {
  let tiers: SpeedTiers
  let row: Int
  let form: Named<Form>

  static let shape = Shape<ListedSpeed>.object(
    Named<Form>.shape.fields.map { $0.of(\.form) } + [
      Field(
        "usual", "its Speed with usual trainings, at the same level, stage and conditions",
        as: usual
      ) { $0 }
    ])

  private static let usual = Shape<ListedSpeed>.object([
    .ifAny("most", "all EVs and a nature that raises Speed", as: Int.shape) { $0.speed(.most) },
    Field("neutral", "all EVs and a neutral nature") { $0.speed(as: .neutral) },
    Field("untrained", "no EVs and a neutral nature") { $0.speed(as: .untrained) },
    Field("least", "the lowest IV, no EVs and a nature that lowers Speed") { $0.speed(as: .least) },
    .ifAny("scarf", "as most, with a Choice Scarf", as: Int.shape) { $0.speed(.scarf) },
  ])

  private func speed(as line: SpeedLine) -> Int { tiers.speed(ofRow: row, as: line) }

  /// `nil` if the games have no such training.
  private func speed(_ line: SpeedLine) -> Int? {
    tiers.lines.contains(line) ? speed(as: line) : nil
  }
}

/// A member of the team on a tier.
private struct TeamSpeed: Shaped {
  let member: Int
  let name: String
  let isMega: Bool

  /// `nil` for a Pokémon that is listed.
  init?(_ entry: SpeedTiers.Entry) {
    switch entry {
    case .listed: return nil
    case .member(let index, let title): (member, name, isMega) = (index, title, false)
    case .megaEvolved(let index, let title): (member, name, isMega) = (index, title, true)
    }
  }

  static let shape = Shape<TeamSpeed>.object([
    Field("member", "its index in the team", as: .count, \.member), Field("name", \.name),
    Field("megaEvolved", "whether this is its Speed once Mega Evolved", \.isMega),
  ])
}

private struct NamedNeed: Shaped {
  let name: String
  let need: SpeedNeed

  static let shape = Shape<NamedNeed>.object([
    Field("name", \.name), Field("outspeeds", "without another training") { $0.need == .nothing },
    Field(
      "effort", "null if none are needed or none are enough", as: .optional(.number(0...252)),
      \.effort),
    Field("nature", "whether it needs a nature that raises Speed") {
      if case .effortAndNature = $0.need { true } else { false }
    },
  ])

  private var effort: Int? {
    switch need {
    case .effort(let effort), .effortAndNature(let effort): effort
    case .nothing, .outOfReach: nil
    }
  }
}
