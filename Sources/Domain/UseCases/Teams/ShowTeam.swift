/// Loads the page of a team: its members, rule violations, strengths and weaknesses.
package struct ShowTeam: Sendable {
  private let catalog: Catalog

  package init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  /// - Parameters:
  ///   - lens: the games whose rules, types and stats apply; `nil` for today's types and stats, and
  ///     for the rules of all games together.
  ///   - conditions: affect the team's speed order.
  ///   - clauses: further rules, on which players have agreed.
  /// - Throws: ``PokedexError/needsDex``, ``PokedexError/notFound(_:)``
  package func callAsFunction(
    _ team: Team, through lens: Lens? = nil, under conditions: Set<SpeedCondition> = [],
    clauses: Set<TeamRules.Clause> = []
  ) throws(PokedexError) -> TeamPage {
    let catalog = catalog.through(lens)
    let analysis = try AnalyseTeam()(
      team, in: PokemonRows(catalog, through: lens), under: conditions)
    let naming = NameLookup(dex: catalog.dex)
    let members = zip(team.members, analysis.members).map { TeamPage.Member($0, $1, naming) }
    return TeamPage(
      team: team, lens: lens, conditions: conditions, members: members, analysis: analysis,
      faults: TeamRules(through: lens, clauses: clauses).faults(of: team, in: catalog))
  }
}

package struct TeamPage: Sendable {
  package let team: Team
  package let lens: Lens?
  /// The conditions of the speed order.
  package let conditions: Set<SpeedCondition>
  /// In the order of the team.
  package let members: [Member]
  package let analysis: TeamAnalysis
  /// The rule violations.
  package let faults: [TeamError]

  /// A member, with the names of its item, ability, nature and moves.
  package struct Member: Sendable {
    package let member: TeamMember
    package let battler: TeamBattler
    package let item: Named<Item>?
    package let ability: Named<Ability>?
    package let nature: Named<Nature>?
    package let moves: [KnownMove]
    /// The names in its set, in the user's language.
    package let names: [SetField: String]

    fileprivate init(_ member: TeamMember, _ battler: TeamBattler, _ naming: NameLookup) {
      self.member = member
      self.battler = battler
      item = naming(member.item)
      ability = naming(member.ability)
      nature = naming(member.nature)
      names = Self.names(of: member, naming)
      let table = naming.dex.table(Move.self)
      var moves: [KnownMove] = []
      for known in member.moves {
        let slug = table[known.move]?.slug
        let attack = battler.attacks.first { $0.slug == slug && $0.isHiddenPower }
        moves.append(KnownMove(name: naming(known.move), slug: slug, type: attack?.type))
      }
      self.moves = moves
    }

    private static func names(of member: TeamMember, _ naming: NameLookup) -> [SetField: String] {
      var names: [SetField: String] = [:]
      for field in SetField.all {
        guard case .name(let vocabulary, let path) = field.kind,
          let number = member[keyPath: path]
        else { continue }
        names[field] = naming.name(of: number, in: vocabulary)
      }
      return names
    }
  }

  /// A move of a member.
  package struct KnownMove: Hashable, Sendable {
    package let name: Named<Move>
    /// `nil` for a move that the dex does not have.
    package let slug: String?
    /// The type of Hidden Power; `nil` for other moves.
    package let type: ID<PokemonType>?
  }

  /// The titles of the members at these positions.
  package func titles(_ indices: [Int]) -> [String] {
    indices.filter(members.indices.contains).map { members[$0].battler.title }
  }
}
