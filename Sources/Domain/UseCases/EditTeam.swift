/// What may be done to a team. Places count from 0.
package enum TeamChange: Hashable, Sendable {
  case add(TeamMember)
  case replace(Int, with: TeamMember)
  case remove(Int)
  /// To another place in the order.
  case move(Int, to: Int)
  /// What Showdown calls the format it is for.
  case format(String?)
}

/// Makes, changes and removes the user's teams, and keeps to the rules.
package struct EditTeam: Sendable {
  private let pokedex: any PokedexRepository
  private let teams: any TeamStore
  private let rules: TeamRules

  package init(
    pokedex: any PokedexRepository, teams: any TeamStore, rules: TeamRules = TeamRules()
  ) {
    (self.pokedex, self.teams, self.rules) = (pokedex, teams, rules)
  }

  /// - Throws: ``TeamError/noName``, ``TeamError/nameTaken(_:)``
  package func create(named name: String) throws(TeamError) -> Team {
    let team = Team(name: try free(name))
    try teams.store(team)
    return team
  }

  /// - Returns: the team as it is now.
  /// - Throws: what a rule forbids. What was wrong before the change is none of its business, so
  ///   that a team that breaks the rules can be mended step by step.
  package func callAsFunction(
    _ change: TeamChange, of name: String
  ) async throws(TeamError) -> Team {
    let team = try teams.team(named: name)
    let changed = try team.applying(change)
    if let fault = try await newFaults(of: changed, since: team).first { throw fault }
    try teams.store(changed)
    return changed
  }

  /// - Throws: ``TeamError/noName``, ``TeamError/nameTaken(_:)``, ``TeamError/noTeam(_:)``
  package func rename(_ name: String, to newName: String) throws(TeamError) {
    let newName = try free(newName, besides: name)
    do throws(PokedexError) {
      if try teams.renameTeam(named: name, to: newName) { return }
    } catch { throw .failed(error) }
    throw .noTeam(name)
  }

  /// - Throws: ``TeamError/noTeam(_:)``
  package func remove(named name: String) throws(TeamError) {
    do throws(PokedexError) {
      if try teams.removeTeam(named: name) { return }
    } catch { throw .failed(error) }
    throw .noTeam(name)
  }

  /// Everything that is wrong with a team.
  package func faults(of team: Team) async throws(TeamError) -> [TeamError] {
    do throws(PokedexError) {
      return try rules.faults(of: team, in: try await pokedex.catalog())
    } catch { throw .failed(error) }
  }

  /// A fault that merely got smaller is none of the change's.
  private func newFaults(of team: Team, since old: Team) async throws(TeamError) -> [TeamError] {
    let known = try await faults(of: old)
    return try await faults(of: team).filter { fault in
      if case .tooManyMembers(let count) = fault { return count > old.members.count }
      return !known.contains(fault)
    }
  }

  /// The name without blanks around it.
  private func free(_ name: String, besides own: String? = nil) throws(TeamError) -> String {
    let name = name.trimmed
    guard !name.isEmpty else { throw .noName }
    let isTaken = try teams.all().contains { $0.isCalled(name) && !(own.map($0.isCalled) ?? false) }
    if isTaken { throw .nameTaken(name) }
    return name
  }
}

extension Team {
  fileprivate func applying(_ change: TeamChange) throws(TeamError) -> Team {
    var team = self
    switch change {
    case .add(let member): team.members.append(member)
    case .replace(let place, let member): team.members[try checked(place)] = member
    case .remove(let place): team.members.remove(at: try checked(place))
    case .move(let place, let goal):
      let (place, goal) = (try checked(place), try checked(goal))
      team.members.insert(team.members.remove(at: place), at: goal)
    case .format(let format): team.format = format
    }
    return team
  }

  private func checked(_ place: Int) throws(TeamError) -> Int {
    guard members.indices.contains(place) else { throw .noMember(place + 1) }
    return place
  }

  /// Letter case does not matter.
  func isCalled(_ name: String) -> Bool { self.name.lowercased() == name.lowercased() }
}

extension TeamStore {
  func all() throws(TeamError) -> [Team] {
    do throws(PokedexError) { return try teams() } catch { throw .failed(error) }
  }

  func store(_ team: Team) throws(TeamError) {
    do throws(PokedexError) { try save(team) } catch { throw .failed(error) }
  }

  /// - Throws: ``TeamError/noTeam(_:)``
  func team(named name: String) throws(TeamError) -> Team {
    guard let team = try all().first(where: { $0.isCalled(name) }) else { throw .noTeam(name) }
    return team
  }
}
