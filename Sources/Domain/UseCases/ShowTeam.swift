/// Brings all that there is to tell of a team: who is in it, what is wrong with it by the rules, and
/// what is strong and weak about it.
package struct ShowTeam: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameter lens: the games whose rules, types and stats count; none for today's, and for the
  ///   rules of all games together.
  /// - Throws: ``PokedexError/needsDex``, ``PokedexError/notFound(_:)``
  package func callAsFunction(
    _ team: Team, through lens: Lens? = nil
  ) async throws(PokedexError) -> TeamPage {
    let catalog = try await pokedex.catalog()
    let analysis = try AnalyseTeam()(team, in: try PokemonRows(catalog, through: lens))
    let naming = Naming(dex: try catalog.dex())
    var members: [TeamPage.Member] = []
    for (member, combatant) in zip(team.members, analysis.members) {
      members.append(try TeamPage.Member(member, combatant, naming))
    }
    return TeamPage(
      team: team, lens: lens, members: members, analysis: analysis,
      faults: try TeamRules(through: lens).faults(of: team, in: catalog))
  }
}

package struct TeamPage: Sendable {
  package let team: Team
  package let lens: Lens?
  /// In the order of the team.
  package let members: [Member]
  package let analysis: TeamAnalysis
  /// What the rules forbid.
  package let faults: [TeamError]

  /// A member with the names of what it has.
  package struct Member: Sendable {
    package let member: TeamMember
    package let combatant: Combatant
    package let item: Named<Item>?
    package let ability: Named<Ability>?
    package let nature: Named<Nature>?
    package let moves: [Named<Move>]

    fileprivate init(
      _ member: TeamMember, _ combatant: Combatant, _ naming: Naming
    ) throws(PokedexError) {
      (self.member, self.combatant) = (member, combatant)
      item = try naming(member.item)
      ability = try naming(member.ability)
      nature = try naming(member.nature)
      var moves: [Named<Move>] = []
      for known in member.moves { moves.append(try naming(known.move)) }
      self.moves = moves
    }
  }

  /// What members are called, by their places.
  package func titles(_ places: [Int]) -> [String] {
    places.filter(members.indices.contains).map { members[$0].combatant.title }
  }
}
