/// The contents of the team store.
package struct StoredTeams: Hashable, Sendable {
  /// The readable teams, sorted by name.
  package var teams: [Team]
  /// The names of the teams that cannot be read, sorted.
  package var damaged: [String]

  package init(teams: [Team] = [], damaged: [String] = []) {
    self.teams = teams
    self.damaged = damaged
  }

  /// The names of all teams, including the damaged ones.
  package var names: [String] { teams.map(\.name) + damaged }

  /// Returns the team with a name, ignoring case; `nil` if there is none.
  ///
  /// - Throws: ``TeamError/damaged(_:)``
  package func team(named name: String) throws(TeamError) -> Team? {
    if let damaged = damaged.first(where: { $0.lowercased() == name.lowercased() }) {
      throw .damaged(damaged)
    }
    return teams.first { $0.isCalled(name) }
  }
}
