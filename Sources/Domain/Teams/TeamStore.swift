/// Keeps the user's teams, each under a name of its own; letter case does not matter.
package protocol TeamStore: Sendable {
  /// All teams. One that cannot be read costs none of the others.
  func shelf() throws(PokedexError) -> StoredTeams
  /// Keeps all of them or, where that fails, none; each replaces one of the same name.
  func save(_ teams: [Team]) throws(PokedexError)
  /// Puts teams in the place of others in one transaction. That is not done where one of the others
  /// is not as it is given, or where somebody else has the name of a new one.
  ///
  /// - Returns: whether it was done.
  func exchange(_ before: [Team], for after: [Team]) throws(PokedexError) -> Bool
  /// Leaves everything but the name as it is; one of the new name is replaced.
  ///
  /// - Returns: whether there was one of the old name.
  func renameTeam(named name: String, to newName: String) throws(PokedexError) -> Bool
  /// - Returns: whether there was one of that name.
  func removeTeam(named name: String) throws(PokedexError) -> Bool
}

extension TeamStore {
  /// All teams that can be read, by name.
  package func teams() throws(PokedexError) -> [Team] { try shelf().teams }

  /// Replaces one of the same name.
  package func save(_ team: Team) throws(PokedexError) { try save([team]) }
}
