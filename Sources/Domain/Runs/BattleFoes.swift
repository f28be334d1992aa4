/// The foes of a battle, as the library of sets has them.
package struct BattleFoes: Hashable, Sendable {
  package let members: [TeamMember]
  /// The names of teams that the library lacks, or that may be several.
  package let missing: [String]
  /// The level cap: the stated one, else the highest level of the foes; `nil` if none is known.
  package let cap: Int?
}

extension RouteBattle {
  /// - Parameters:
  ///   - sets: the library of sets.
  ///   - catalog: that of the route's game.
  package func foes(in sets: SetLibrary, _ catalog: Catalog) -> BattleFoes {
    var (members, missing) = ([TeamMember](), [String]())
    for name in teams {
      let found = Self.members(name, in: sets, catalog)
      if found.isEmpty { missing.append(name) }
      members += found
    }
    return BattleFoes(
      members: members, missing: missing,
      cap: statedCap ?? members.compactMap(\.level).max())
  }

  private static func members(
    _ name: String, in sets: SetLibrary, _ catalog: Catalog
  ) -> [TeamMember] {
    if let team = sets.teams.first(where: { $0.isCalled(name) }) { return team.members }
    let mates = sets.mates(name, in: catalog)
    return mates.count == 1 ? mates.map(\.member) : []
  }
}

/// The Pokémon on both sides of a battle. One without a level has that of the run's cap, or else of
/// the battle's.
package struct BattleSides: Hashable, Sendable {
  package let foes: BattleFoes
  /// The Pokémon of the run that have not fallen.
  package let own: [TeamMember]
  /// The foes.
  package let others: [TeamMember]

  /// - Parameters:
  ///   - sets: the library of sets.
  ///   - catalog: that of the run's game.
  package init(_ battle: RouteBattle, of run: Run, in sets: SetLibrary, _ catalog: Catalog) {
    foes = battle.foes(in: sets, catalog)
    let cap = run.cap ?? foes.cap
    let leveled = { (member: TeamMember) in cap.map(member.at) ?? member }
    own = run.living.map(\.member).map(leveled)
    others = foes.members.map(leveled)
  }
}
