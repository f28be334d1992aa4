import PokedexDomain
import Synchronization

/// A store of teams in memory, with faults and with changes by another program.
package final class MemoryTeams: TeamStore {
  private struct State {
    var teams: [Team]
    var failure: PokedexError?
  }

  private let damaged: [String]

  private let state: Mutex<State>

  /// - Parameter damaged: the names of teams that can never be read.
  package init(_ teams: [Team] = [], damaged: [String] = []) {
    self.damaged = damaged
    state = Mutex(State(teams: teams))
  }

  /// Sets the failure of all later calls; `nil` for none.
  package func fail(_ failure: PokedexError?) { state.withLock { $0.failure = failure } }

  /// The stored teams, by name.
  package var kept: [Team] { state.withLock(\.teams).sorted { $0.name < $1.name } }

  private func use<Value>(_ body: (inout [Team]) -> Value) throws(PokedexError) -> Value {
    let result: Result<Value, PokedexError> = state.withLock { state in
      if let failure = state.failure { return .failure(failure) }
      return .success(body(&state.teams))
    }
    return try result.get()
  }

  package func storedTeams() throws(PokedexError) -> StoredTeams {
    try use { StoredTeams(teams: $0.sorted { $0.name < $1.name }, damaged: damaged) }
  }

  package func save(_ teams: [Team]) throws(PokedexError) {
    try use { kept in
      for team in teams {
        kept.removeAll { $0.name.lowercased() == team.name.lowercased() }
        kept.append(team)
      }
    }
  }

  package func exchange(_ before: [Team], for after: [Team]) throws(PokedexError) -> Bool {
    try use { kept in
      guard before.allSatisfy(kept.contains) else { return false }
      let staying = kept.filter { !before.contains($0) }
      let names = Set(after.map { $0.name.lowercased() })
      guard staying.allSatisfy({ !names.contains($0.name.lowercased()) }) else { return false }
      kept = staying + after
      return true
    }
  }
}

extension TeamStore {
  /// All teams that can be read, sorted by name.
  package func teams() throws(PokedexError) -> [Team] { try storedTeams().teams }

  package func save(_ team: Team) throws(PokedexError) { try save([team]) }
}
