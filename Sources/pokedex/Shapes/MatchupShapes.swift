import PokedexDomain

extension Shape<[(key: String, value: Int)]> {
  /// Damage multipliers by type, from percent.
  static var factors: Shape { .members(of: .factor) }
}

extension [MatchupGroup] {
  fileprivate var byType: [(key: String, value: Int)] {
    flatMap { group in group.types.map { ($0.slug, group.percent) } }
  }
}

extension MatchupsPage: Shaped {
  static let shape = Shape<MatchupsPage>.object([
    Field("name", "null for types", \.form?.name), Field("types", \.types),
    Field("taken", "factors of damage taken, by type", as: .factors, \.taken.byType),
    Field("abilities", "those that change what is taken", \.abilities),
    Field(
      "dealt", "factors of the damage that each of its types deals, by type",
      as: .members(of: .factors)
    ) { $0.dealt.map { ($0.type.slug, $0.groups.byType) } },
  ])
}

extension AbilityMatchup: Shaped {
  static let shape = Shape<AbilityMatchup>.object([
    Field("name", \.ability.name), Field("isHidden", \.isHidden),
    Field("isAtFullHPOnly", "whether it works only at full HP", \.isAtFullHPOnly),
    Field("taken", "factors with the ability that differ", as: .factors) {
      $0.changes.map { ($0.type.slug, $0.to) }
    },
  ])
}

extension TypeChartPage: Shaped {
  static let shape = Shape<TypeChartPage>.object([
    Field("game", "the game or generation; null for today's chart", \.lens?.slug),
    Field("types", \.types),
    Field(
      "dealt", "factors of the damage that the attacks of each type deal, by type",
      as: .members(of: .factors)
    ) { page in
      page.types.map { attack in
        (attack.slug, page.types.map { ($0.slug, page[attack, $0]) })
      }
    },
  ])
}

extension CoveragePage: Shaped {
  static let shape = Shape<CoveragePage>.object([
    Field("game", "the game or generation; null for all games", \.games?.slug),
    Field("attacks", \.attacks),
    Field("types", "factors of the best damage, by type", as: .factors, \.types.byType),
    Field(
      "superEffective", "how many Pokémon take more than normal damage from the best attack",
      as: .count
    ) { $0.count { $0 > 100 } },
    Field("neutral", "how many take normal damage from it", as: .count) { $0.count { $0 == 100 } },
    Field("resisted", "how many take less", as: .count) { $0.count { (1..<100).contains($0) } },
    Field("immune", "how many take none", as: .count) { $0.count { $0 == 0 } },
    Field("pokemon", "the most damage first") { page in
      page.pokemon.flatMap { group in
        group.forms.map { CoveredForm(form: $0, percent: group.percent) }
      }
    },
  ])

  private func count(_ condition: (Int) -> Bool) -> Int {
    pokemon.filter { condition($0.percent) }.reduce(0) { $0 + $1.forms.count }
  }
}

extension NamedAttack: Shaped {
  static let shape = Shape<NamedAttack>.object([
    Field("name", \.name), Field("type", \.attack.type),
    Field("move", "PokéAPI's name of the move; null for a type", \.move),
  ])
}

private struct CoveredForm: Shaped {
  let form: Named<Form>
  let percent: Int

  static let shape = Shape<CoveredForm>.object(
    Named<Form>.shape.fields.map { $0.of(\.form) } + [
      Field("damage", "factor of the best damage", as: .factor, \.percent)
    ])
}

extension PokemonComparison: Shaped {
  static let shape = Shape<PokemonComparison>.object([
    Field("pokemon", \.subjects),
    Field(
      "stats", "base stats and their total, in the order of the Pokémon",
      as: .members(Stat.keys + ["total"], of: .list(.count))
    ) { $0.stats.map { ($0.stat?.jsonKey ?? "total", $0.values) } },
    Field(
      "taken",
      "factors by type, in the order of the Pokémon; null where the generation has no such type",
      as: .members(of: .list(.optional(.factor)))
    ) { $0.taken.map { ($0.type.slug, $0.percents) } },
    Field(
      "dealt", "factors of the damage of each to each other, with its own types",
      as: .list(.list(.factor)), \.duels),
    Field("sharedMoves", "how many moves all of them learn", as: .count, \.sharedMoves),
  ])
}

extension PokemonComparison.Subject: Shaped {
  static let shape = Shape<PokemonComparison.Subject>.object(
    Named<Form>.shape.fields.map { $0.of(\.form) } + [
      Field("game", "the game or generation in which it is shown", \.lens?.slug),
      Field("types", \.types), Field("abilities") { $0.abilities.map(\.name) },
      Field("speed", "by level, such as 50", as: .levels, \.speeds),
      Field("onlyMoves", "the moves that only it learns") { $0.onlyMoves.map(\.name) },
    ])
}
