/// The rules for teams in one game or in all games.
///
/// Let's Go and Legends: Arceus, which train in other ways, have the limits of EVs here.
/// Moves learned at events are not considered: PokeAPI does not have them.
package struct TeamRules: Hashable, Sendable {
  /// An optional rule for battles between players.
  package enum Clause: CaseIterable, Hashable, Sendable {
    /// No two members of the same species.
    case species
    /// No two members with the same item.
    case item
  }

  package static let maxEffort = StatFormula.effort.maxEffort
  package static let maxTotalEffort = 510

  /// The games that the rules apply to; `nil` for all games.
  package let lens: Lens?
  package let clauses: Set<Clause>

  package init(through lens: Lens? = nil, clauses: Set<Clause> = []) {
    self.lens = lens
    self.clauses = clauses
  }

  /// Returns all violations: first those of the whole team, then those of each member.
  package func faults(of team: Team, in catalog: Catalog) -> [TeamError] {
    let check = TeamCheck(self, catalog)
    var faults = check.clauseFaults(of: team)
    if team.members.count > Team.maxMembers {
      faults.insert(.tooManyMembers(team.members.count), at: 0)
    }
    for member in team.members { faults += check.faults(of: member) }
    return faults
  }

  /// Returns the values of a member that are out of range.
  func numberFaults(of member: TeamMember, _ who: String) -> [TeamError] {
    SetField.all(with: lens.rules.effort).flatMap { field -> [TeamError] in
      switch field.kind {
      case .number(let path, let range, _):
        guard let value = member[keyPath: path], !range.contains(value) else { return [] }
        return [.number(who, field, value)]
      case .stats(let path, let range, _, _):
        return member[keyPath: path].assigned.filter { !range.contains($0.value) }
          .map { .stat(who, field, $0.stat, $0.value) } + totalFaults(of: member, field, who)
      case .text, .name, .gender, .flag: return []
      }
    }
  }

  private func totalFaults(
    of member: TeamMember, _ field: SetField, _ who: String
  ) -> [TeamError] {
    guard let path = field.statsPath, let most = lens.rules.total(of: field),
      case let total = member[keyPath: path].total, total > most
    else { return [] }
    return [.total(who, field, total)]
  }
}

/// Checks teams and members against the rules; holds the data that the checks need.
private struct TeamCheck {
  private let rules: TeamRules
  private let catalog: Catalog
  private let naming: NameLookup
  private let learnable: LearnableMoves
  private let transferred: TransferredMoves
  private let roster: Set<ID<Form>>?

  init(_ rules: TeamRules, _ catalog: Catalog) {
    let dex = catalog.dex
    self.rules = rules
    self.catalog = catalog
    naming = NameLookup(dex: dex)
    learnable = LearnableMoves(catalog, dex, through: rules.lens)
    transferred = TransferredMoves(catalog, dex, into: rules.lens)
    roster = rules.lens.map { $0.roster(in: dex) }
  }

  func clauseFaults(of team: Team) -> [TeamError] {
    var faults: [TeamError] = []
    if rules.clauses.contains(.species) {
      let species = team.members.compactMap { catalog.forms[$0.form]?.species }
      for id in species.repeated { faults.append(.speciesTwice(naming(id).name)) }
    }
    if rules.clauses.contains(.item) {
      for id in team.members.compactMap(\.item).repeated {
        faults.append(.itemTwice(naming(id).name))
      }
    }
    return faults
  }

  func faults(of member: TeamMember) -> [TeamError] {
    let who = catalog.name(of: member)
    var faults: [TeamError] = []
    if let roster, let lens = rules.lens,
      catalog.lacks(member.form, roster, in: lens.data.groups)
    {
      faults.append(.notInGame(who, game: lens.name))
    }
    faults += genderFaults(of: member, who)
    faults += abilityFaults(of: member, who) + moveFaults(of: member, who)
    return faults + rules.numberFaults(of: member, who)
  }

  private func genderFaults(of member: TeamMember, _ who: String) -> [TeamError] {
    guard let gender = member.gender, let rate = catalog.genderRate(of: member.form),
      !Gender.possible(atRate: rate).contains(gender)
    else { return [] }
    return [.notItsGender(who, gender)]
  }

  private func abilityFaults(of member: TeamMember, _ who: String) -> [TeamError] {
    guard let ability = member.ability, let form = catalog[member.form, rules.lens],
      !form.abilities.contains(where: { $0.0 == ability })
    else { return [] }
    return [.notItsAbility(who, ability: naming(ability).name, game: rules.lens?.name)]
  }

  private func moveFaults(of member: TeamMember, _ who: String) -> [TeamError] {
    let moves = member.moves.map(\.move)
    var faults: [TeamError] = []
    if moves.count > TeamMember.maxMoves { faults.append(.tooManyMoves(who, moves.count)) }
    for id in moves.repeated { faults.append(.moveTwice(who, move: naming(id).name)) }
    guard !moves.isEmpty, let known = learnable(member.form) else { return faults }
    for id in moves.unique where !known.contains(id) {
      guard !transferred.contains(id, by: member.form) else { continue }
      let move = naming(id).name
      faults.append(.notLearned(who, move: move, game: rules.lens?.name))
    }
    return faults
  }
}

extension Array where Element: Hashable {
  /// The elements that occur more than once, each listed once.
  fileprivate var repeated: [Element] {
    var (seen, again): (Set<Element>, [Element]) = ([], [])
    for element in self where !seen.insert(element).inserted { again.append(element) }
    return again.unique
  }
}
