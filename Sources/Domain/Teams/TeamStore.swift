/// Keeps the user's teams, each under a name that is unique regardless of case.
package protocol TeamStore: Sendable {
  /// Returns all teams, including the names of those that cannot be read.
  func storedTeams() throws(PokedexError) -> StoredTeams
  /// Saves all teams or, if that fails, none. Each replaces a team with the same name.
  func save(_ teams: [Team]) throws(PokedexError)
  /// Replaces teams in one transaction. Does nothing if a team in `before` differs from the stored
  /// one, or if a new name belongs to another team.
  ///
  /// - Returns: Whether the teams were replaced.
  func exchange(_ before: [Team], for after: [Team]) throws(PokedexError) -> Bool
}
