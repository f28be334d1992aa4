import PokedexData
import PokedexDomain

extension JSON {
  /// A summary of teams: names, formats and members.
  static func teams(_ teams: [Team], _ catalog: Catalog) -> [JSON] {
    teams.map { team in
      .object([
        ("name", .text(team.name)), ("format", .optional(team.format)),
        (
          "members",
          .list(
            team.members.map {
              .object([
                ("id", .number($0.form.rawValue)), ("name", .text(catalog.named($0.form).name)),
                ("nickname", .optional($0.nickname)),
              ])
            })
        ),
      ])
    }
  }

  /// A team with its analysis. Lists of members contain indices, counted from 0.
  static func team(_ page: TeamPage) -> JSON {
    let defence = page.analysis.defence
    let coverage = page.analysis.coverage
    return .object([
      ("name", .text(page.team.name)), ("format", .optional(page.team.format)),
      ("members", .list(page.members.map { member($0, in: page.lens.rules) })),
      ("faults", .list(page.faults.compactMap(\.message).map { .text($0) })),
      ("taken", .object(defence.types.map { ($0.slug, taken(from: $0, defence)) })),
      (
        "sharedWeaknesses",
        .list(
          defence.sharedWeaknesses.map { type in
            .object([
              ("type", .text(type.slug)), ("weak", indices(defence.weak(to: type))),
              ("resisting", indices(defence.resisting(type))),
            ])
          })
      ),
      ("unresisted", .types(defence.unresisted)),
      (
        "coverage",
        .object(
          coverage.types.map { ($0.slug, .factor(percent: coverage.best[$0]?.percent ?? 0)) })
      ),
      ("walls", .list(page.analysis.walls.map { .text($0.name) })),
      ("speedOrder", .list((page.analysis.order?.turns ?? []).map(turn))),
    ])
  }

  private static func indices(_ indices: [Int]) -> JSON { .list(indices.map { .number($0) }) }

  private static func taken(from type: ID<PokemonType>, _ defence: TeamDefence) -> JSON {
    .list(defence.rows.indices.map { .factor(percent: defence.percent(from: type, on: $0)) })
  }

  private static func turn(_ turn: SpeedOrder.Turn) -> JSON {
    .object([
      ("member", .number(turn.member)), ("name", .text(turn.title)), ("rank", .number(turn.rank)),
      ("speed", .number(turn.speed)), ("stat", .number(turn.stat)),
      ("movesLast", .flag(turn.movesLast)),
    ])
  }

  /// A member with all values of its set. Its EVs are empty where it has stat points.
  private static func member(_ page: TeamPage.Member, in rules: GameRules) -> JSON {
    var member = page.member
    member.level = page.battler.level
    let used = SetField.all(with: rules.effort(of: member))
    let values = SetField.all.map { field in
      (field.key, value(of: field, used.contains(field) ? member : TeamMember(member.form), page))
    }
    return .object(
      [
        ("id", .number(page.battler.form.id.rawValue)),
        ("name", .text(page.battler.form.name)), ("types", .types(page.battler.types)),
      ] + values + [("moves", .list(page.moves.map { .text($0.name.name) }))])
  }

  private static func value(
    of field: SetField, _ member: TeamMember, _ page: TeamPage.Member
  ) -> JSON {
    switch field.kind {
    case .text(let path): .optional(member[keyPath: path])
    case .name(.type, let path): .optional(member[keyPath: path].map { ID<PokemonType>($0).slug })
    case .name: .optional(page.names[field])
    case .gender(let path): .optional(member[keyPath: path]?.rawValue)
    case .number(let path, _, _): .optional(member[keyPath: path])
    case .flag(let path): member[keyPath: path].map { .flag($0) } ?? .null
    // Only the values that are set.
    case .stats(let path, _, _, _):
      .object(member[keyPath: path].assigned.map { ($0.stat.jsonKey, .number($0.value)) })
    }
  }
}
