import PokedexDomain
import PokedexPresentation

/// A team in the list of teams.
struct ListedTeam: Shaped {
  let team: Team
  let catalog: Catalog

  static let shape = Shape<ListedTeam>.object([
    Field("name", \.team.name), Field("format", \.team.format),
    Field("members") { listed in
      listed.team.members.map {
        ListedMember(form: listed.catalog.named($0.form), nickname: $0.nickname)
      }
    },
  ])
}

private struct ListedMember: Shaped {
  let form: Named<Form>
  let nickname: String?

  static let shape = Shape<ListedMember>.object(
    Named<Form>.shape.fields.map { $0.of(\.form) } + [Field("nickname", \.nickname)])
}

extension TeamPage: Shaped {
  static let shape = Shape<TeamPage>.object([
    Field("name", \.team.name), Field("format", \.team.format),
    Field("members") { page in
      page.members.map { ShownMember($0, in: page.lens.rules) }
    },
    Field("faults", "the broken rules, in words") { $0.faults.compactMap(\.message) },
    Field(
      "taken", "factors by type, of each member", as: .members(of: .list(.factor))
    ) { page in
      let defence = page.analysis.defence
      return defence.types.map { type in
        (type.slug, defence.rows.indices.map { defence.percent(from: type, on: $0) })
      }
    },
    Field("sharedWeaknesses", "those of several members that fewer resist, the most common first") {
      page in
      page.analysis.defence.sharedWeaknesses.map {
        SharedWeakness(type: $0, defence: page.analysis.defence)
      }
    },
    Field("unresisted", "the types that no member resists", \.analysis.defence.unresisted),
    Field("coverage", "the best attack against each type", as: .factors) { page in
      let coverage = page.analysis.coverage
      return coverage.types.map { ($0.slug, coverage.best[$0]?.percent ?? 0) }
    },
    Field("walls", "the Pokémon that resist all attacks") { $0.analysis.walls.map(\.name) },
    Field("speedOrder", "the fastest first") { $0.analysis.order?.turns ?? [] },
  ])
}

private struct SharedWeakness: Shaped {
  let type: ID<PokemonType>
  let defence: TeamDefence

  static let shape = Shape<SharedWeakness>.object([
    Field("type", \.type),
    Field("weak", "indices of members", as: .list(.count)) { $0.defence.weak(to: $0.type) },
    Field("resisting", "indices of members", as: .list(.count)) {
      $0.defence.resisting($0.type)
    },
  ])
}

extension SpeedOrder.Turn: Shaped {
  static let shape = Shape<SpeedOrder.Turn>.object([
    Field("member", "its index in the team, from 0", as: .count, \.member), Field("name", \.title),
    Field("rank", "members that are equally fast share the better one", as: .number(1...), \.rank),
    Field("speed", "in battle, with all that changes it", as: .count, \.speed),
    Field("stat", "as the games show it", as: .count, \.stat),
    Field("movesLast", "whether an item or an ability makes it move after all others", \.movesLast),
  ])
}

/// A member with all values of its set. Its EVs are empty where it has stat points.
private struct ShownMember: Shaped {
  let page: TeamPage.Member
  let member: TeamMember
  /// The values that the games have.
  let used: Set<SetField>

  init(_ page: TeamPage.Member, in rules: GameRules) {
    self.page = page
    var member = page.member
    member.level = page.battler.level
    self.member = member
    used = Set(SetField.all(with: rules.effort(of: member)))
  }

  /// The member if the games have the value, else one without it.
  private func having(_ field: SetField) -> TeamMember {
    used.contains(field) ? member : TeamMember(member.form)
  }

  static let shape = Shape<ShownMember>.object(
    Named<Form>.shape.fields.map { $0.of(\.page.battler.form) } + [
      Field("types", \.page.battler.types)
    ]
      + SetField.all.map(field) + [Field("moves") { $0.page.moves.map(\.name.name) }])

  private static func field(_ field: SetField) -> Field<ShownMember> {
    switch field.kind {
    case .text(let path): Field(field.key) { $0.having(field)[keyPath: path] }
    case .name(.type, let path):
      Field(field.key) { $0.having(field)[keyPath: path].map { ID<PokemonType>($0) } }
    case .name: Field(field.key) { $0.page.names[field] }
    case .gender(let path): Field(field.key) { $0.having(field)[keyPath: path] }
    case .number(let path, let range, _):
      Field(field.key, as: .optional(.number(range))) { $0.having(field)[keyPath: path] }
    case .flag(let path): Field(field.key) { $0.having(field)[keyPath: path] }
    case .stats(let path, let range, _, _):
      Field(
        field.key, "\(field.line?.labels.last ?? field.key) that are set; empty in games without",
        as: .assigned(range)
      ) { $0.having(field)[keyPath: path] }
    }
  }
}

extension Gender: ShapedWord {}

extension Shape<StatValues> {
  /// The stats with a value.
  static func assigned(_ range: ClosedRange<Int>) -> Shape {
    .object(
      Stat.allCases.map { stat in
        .ifAny(stat.jsonKey, as: .number(range)) { $0[stat] }
      })
  }
}

extension SavedSearch: Shaped {
  static let shape = Shape<SavedSearch>.object([Field("name", \.name), Field("query", \.query)])
}
