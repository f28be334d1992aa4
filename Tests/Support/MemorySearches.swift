import PokedexDomain
import Synchronization

/// A store of searches in memory, with faults.
package final class MemorySearches: SearchStore {
  private struct State {
    var searches: [SavedSearch]
    var history: [String]
    var failure: PokedexError?
    var readings = 0
  }

  private let state: Mutex<State>

  /// - Parameter history: queries, the newest first.
  package init(_ searches: [SavedSearch] = [], history: [String] = []) {
    state = Mutex(State(searches: searches, history: history))
  }

  /// The number of calls, of any kind.
  package var readings: Int { state.withLock(\.readings) }

  /// Sets the failure of all later calls; `nil` for none.
  package func fail(_ failure: PokedexError?) { state.withLock { $0.failure = failure } }

  private func use<Value>(_ body: (inout State) -> Value) throws(PokedexError) -> Value {
    let result: Result<Value, PokedexError> = state.withLock { state in
      state.readings += 1
      if let failure = state.failure { return .failure(failure) }
      return .success(body(&state))
    }
    return try result.get()
  }

  package func searches() throws(PokedexError) -> SavedSearches {
    try use { SavedSearches($0.searches) }
  }

  package func save(_ search: SavedSearch) throws(PokedexError) {
    try use { state in
      state.searches.removeAll { $0.name.lowercased() == search.name.lowercased() }
      state.searches.append(search)
    }
  }

  package func removeSearch(named name: String) throws(PokedexError) -> Bool {
    try use { state in
      let count = state.searches.count
      state.searches.removeAll { $0.name.lowercased() == name.lowercased() }
      return state.searches.count < count
    }
  }

  package func history() throws(PokedexError) -> [String] { try use(\.history) }

  package func remember(_ query: String) throws(PokedexError) {
    try use { state in
      state.history.removeAll { $0 == query }
      state.history.insert(query, at: 0)
    }
  }
}
