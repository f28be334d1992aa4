/// Analyses a team's defences, coverage and speed order.
package struct AnalyseTeam: Sendable {
  package init() {}

  /// - Parameters:
  ///   - pokemon: all Pokémon, with their types, abilities and stats in the games.
  ///   - conditions: affect the team's speed order.
  ///   - stages: Speed stages by position in the team.
  /// - Throws: ``PokedexError/needsDex``, ``PokedexError/notFound(_:)``
  package func callAsFunction(
    _ team: Team, in pokemon: PokemonRows, under conditions: Set<SpeedCondition> = [],
    stages: [Int: Int] = [:]
  ) throws(PokedexError) -> TeamAnalysis {
    let battlers = try TeamBattlers(pokemon)
    let members = try battlers(team.leveledMembers)
    let coverage = TeamCoverage(members, battlers.matchups)
    return TeamAnalysis(
      members: members,
      defence: TeamDefence(members, battlers.matchups),
      coverage: coverage,
      order: pokemon.lens.statGap == nil
        ? SpeedOrder(members, under: conditions, stages: stages) : nil,
      walls: Self.walls(coverage, pokemon))
  }

  /// Pokémon that resist all of the team's attacks, by their types and the ability that they always
  /// have.
  private static func walls(_ coverage: TeamCoverage, _ rows: PokemonRows) -> [Named<Form>] {
    let found = rows.defences().rows { coverage.isWalled(by: $0) }
      .intersection(rows.existing).rows
    return found.sorted { rows.positions[$0] < rows.positions[$1] }
      .map { Named(rows.catalog.forms.ids[$0], rows.names[$0]) }
  }
}

/// The strengths and weaknesses of a team.
package struct TeamAnalysis: Sendable {
  /// In the order of the team.
  package let members: [TeamBattler]
  package let defence: TeamDefence
  package let coverage: TeamCoverage
  /// `nil` if the formula of the stats is not known.
  package let order: SpeedOrder?
  /// The Pokémon that resist all of the team's attacks, in the order of the list; all Pokémon for
  /// an empty team.
  package let walls: [Named<Form>]
}
