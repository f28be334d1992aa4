/// A change of a team. Positions count from 0.
package enum TeamChange: Hashable, Sendable {
  case add(TeamMember)
  case replace(Int, with: TeamMember)
  case remove(Int)
  /// Replaces all members.
  case members([TeamMember])
  /// Moves a member to another position.
  case move(Int, to: Int)
  /// Sets the format, as Showdown names it.
  case format(String?)
  /// Removes the sets of an imported text that are not understood.
  case dropUnread
}

/// Creates, edits and deletes the user's teams, and enforces the rules. Each change is one
/// transaction and can be undone.
package struct EditTeam: Sendable {
  private let catalog: Catalog
  private let teams: any TeamStore
  private let rules: TeamRules

  package init(
    _ catalog: Catalog, teams: any TeamStore, rules: TeamRules = TeamRules()
  ) {
    self.catalog = catalog
    self.teams = teams
    self.rules = rules
  }

  // MARK: Whole teams

  /// - Parameter members: the initial members.
  /// - Throws: ``TeamError/noName``, ``TeamError/nameTaken(_:)``
  package func create(
    named name: String, with members: [TeamMember] = [], format: String? = nil
  ) throws(TeamError) -> TeamEdit {
    var team = Team(name: try free(name), members: members)
    team.format = format
    if let fault = faults(of: team).first { throw fault }
    return try exchange(nil, for: team, worded("\(team.name) made"))
  }

  /// - Throws: ``TeamError/noName``, ``TeamError/nameTaken(_:)``, ``TeamError/noTeam(_:)``
  package func rename(_ name: String, to newName: String) throws(TeamError) -> TeamEdit {
    let team = try teams.team(named: name)
    var renamed = team
    renamed.name = try free(newName, besides: name)
    return try exchange(team, for: renamed, worded("\(team.name) renamed to \(renamed.name)"))
  }

  /// Duplicates a team under its name with a number.
  ///
  /// - Throws: ``TeamError/noTeam(_:)``
  package func copy(_ name: String) throws(TeamError) -> TeamEdit {
    var copy = try teams.team(named: name)
    let original = copy.name
    copy.name = TeamNames(besides: try teams.all().names).free(original)
    return try exchange(nil, for: copy, worded("\(original) copied"))
  }

  /// - Throws: ``TeamError/noTeam(_:)``
  package func remove(named name: String) throws(TeamError) -> TeamEdit {
    let team = try teams.team(named: name)
    return try exchange(team, for: nil, worded("\(team.name) deleted"))
  }

  // MARK: Members

  /// - Throws: the violated rule. Violations that existed before the change are ignored, so that a
  ///   team that breaks the rules can be fixed step by step.
  package func callAsFunction(_ change: TeamChange, of name: String) throws(TeamError) -> TeamEdit {
    let team = try teams.team(named: name)
    let changed = try team.applying(change)
    if let fault = newFaults(of: changed, since: team).first { throw fault }
    return try exchange(team, for: changed, title(of: change, to: team))
  }

  /// The error that the change would throw; `nil` if it is allowed.
  package func refusal(of change: TeamChange, to team: Team) -> TeamError? {
    do throws(TeamError) {
      return newFaults(of: try team.applying(change), since: team).first
    } catch { return error }
  }

  /// All rule violations of a team; without a dex, that it cannot be checked.
  package func faults(of team: Team) -> [TeamError] {
    guard let catalog = catalog.local else { return [.failed(.needsDex)] }
    return rules.faults(of: team, in: catalog)
  }

  /// The violations that a change adds. A violation that has only become smaller does not count.
  private func newFaults(of team: Team, since old: Team) -> [TeamError] {
    let known = faults(of: old)
    return faults(of: team).filter { fault in
      switch fault {
      case .failed: true
      case .tooManyMembers(let count): count > old.members.count
      default: !known.contains(fault)
      }
    }
  }

  private func title(of change: TeamChange, to team: Team) -> String {
    switch change {
    case .add(let member): worded("\(catalog.name(of: member)) added to \(team.name)")
    case .replace(let index, let member):
      team.members[index].form == member.form
        ? worded("\(catalog.name(of: member)) of \(team.name) changed")
        : worded("\(catalog.name(of: member)) put into \(team.name)")
    case .remove(let index):
      worded("\(catalog.name(of: team.members[index])) removed from \(team.name)")
    case .move(let index, _):
      worded("\(catalog.name(of: team.members[index])) moved in \(team.name)")
    case .members: worded("the members of \(team.name) changed")
    case .dropUnread: worded("unreadable lines of \(team.name) removed")
    case .format: worded("the format of \(team.name) changed")
    }
  }

  // MARK: Storage

  private func exchange(
    _ before: Team?, for after: Team?, _ title: String
  ) throws(TeamError) -> TeamEdit {
    let (before, after) = ([before].compactMap { $0 }, [after].compactMap { $0 })
    let isDone: Bool
    do throws(PokedexError) {
      isDone = try teams.exchange(before, for: after)
    } catch { throw .failed(error) }
    guard isDone else { throw .changedMeanwhile((before + after).first?.name ?? "") }
    return TeamEdit(
      team: after.first, step: UndoStep(title, of: before, to: after, in: teams))
  }

  /// Validates a new name and strips whitespace around it.
  private func free(_ name: String, besides own: String? = nil) throws(TeamError) -> String {
    let name = name.typable
    guard !name.isEmpty else { throw .noName }
    guard name.unicodeScalars.count <= TeamNames.longest else { throw .nameTooLong }
    var taken = Set(try teams.all().names.map { $0.lowercased() })
    if let own { taken.remove(own.lowercased()) }
    if taken.contains(name.lowercased()) { throw .nameTaken(name) }
    return name
  }
}

extension Team {
  fileprivate func applying(_ change: TeamChange) throws(TeamError) -> Team {
    var team = self
    switch change {
    case .add(let member): team.members.append(member)
    case .replace(let index, let member): team.members[try checked(index)] = member
    case .remove(let index): team.members.remove(at: try checked(index))
    case .members(let members): team.members = members
    case .move(let index, let goal):
      let (index, goal) = (try checked(index), try checked(goal))
      team.members.insert(team.members.remove(at: index), at: goal)
    case .format(let format): team.format = format
    case .dropUnread: team.unread = []
    }
    return team
  }

  private func checked(_ index: Int) throws(TeamError) -> Int {
    guard members.indices.contains(index) else { throw .noMember(index + 1) }
    return index
  }
}

extension TeamStore {
  func all() throws(TeamError) -> StoredTeams {
    do throws(PokedexError) { return try storedTeams() } catch { throw .failed(error) }
  }

  /// - Throws: ``TeamError/noTeam(_:)``, ``TeamError/damaged(_:)``
  func team(named name: String) throws(TeamError) -> Team {
    guard let team = try all().team(named: name) else { throw .noTeam(name) }
    return team
  }
}
