/// Works out what a team takes, what it hits, and who of it moves when.
package struct AnalyseTeam: Sendable {
  package init() {}

  /// - Parameters:
  ///   - pokemon: all there are, with the types, abilities and stats of their games.
  ///   - conditions: what changes the order of the team.
  ///   - stages: of Speed, by the place in the team.
  /// - Throws: ``PokedexError/needsDex``, ``PokedexError/notFound(_:)``
  package func callAsFunction(
    _ team: Team, in pokemon: PokemonRows, under conditions: Set<SpeedCondition> = [],
    stages: [Int: Int] = [:]
  ) throws(PokedexError) -> TeamAnalysis {
    let field = try Battlefield(pokemon.catalog, through: pokemon.lens)
    let members = try field.combatants(of: team)
    let coverage = TeamCoverage(members, field.chart)
    return TeamAnalysis(
      members: members, defence: TeamDefence(members, field.chart, in: pokemon.lens?.generation),
      coverage: coverage, order: SpeedOrder(members, under: conditions, stages: stages),
      walls: Self.walls(coverage, pokemon))
  }

  /// Whom every attack does less than the usual damage to, by their types alone.
  private static func walls(_ coverage: TeamCoverage, _ rows: PokemonRows) -> [Named<Form>] {
    let found = rows.byTypes { coverage.percent(on: $0) < 100 }.intersection(rows.existing).rows
    return found.sorted { rows.places[$0] < rows.places[$1] }
      .map { Named(rows.catalog.forms.ids[$0], rows.names[$0]) }
  }
}

/// What is strong and what is weak about a team.
package struct TeamAnalysis: Sendable {
  /// In the order of the team.
  package let members: [Combatant]
  package let defence: TeamDefence
  package let coverage: TeamCoverage
  package let order: SpeedOrder
  /// The Pokémon that take less than the usual damage from all that the team attacks with, in the
  /// order of the list; all of them for a team without members.
  package let walls: [Named<Form>]
}
