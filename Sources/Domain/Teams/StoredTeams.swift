/// The teams that are kept.
package struct StoredTeams: Hashable, Sendable {
  /// By name.
  package var teams: [Team]
  /// What those are called that cannot be read, by name.
  package var damaged: [String]

  package init(teams: [Team] = [], damaged: [String] = []) {
    self.teams = teams
    self.damaged = damaged
  }

  /// All that are taken.
  package var names: [String] { teams.map(\.name) + damaged }

  /// The team of a name, whatever the case of its letters; nothing where there is none.
  ///
  /// - Throws: ``TeamError/damaged(_:)``
  package func team(named name: String) throws(TeamError) -> Team? {
    if let damaged = damaged.first(where: { $0.lowercased() == name.lowercased() }) {
      throw .damaged(damaged)
    }
    return teams.first { $0.isCalled(name) }
  }
}
