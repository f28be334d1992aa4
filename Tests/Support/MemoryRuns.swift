import PokedexDomain
import Synchronization

/// A store of runs in memory, with faults and with changes by another program.
package final class MemoryRuns: RunStore {
  private struct State {
    /// The steps of each run, the last one as it is now.
    var steps: [[(title: String, run: Run)]] = []
    var current: String?
    var failure: PokedexError?

    /// A run that has ended is not current, and one that goes on is.
    mutating func follow(from before: Run, to after: Run) {
      guard before.isArchived != after.isArchived else { return }
      if !after.isArchived { current = after.name } else if current == after.name { current = nil }
    }
  }

  private let state: Mutex<State>

  /// - Parameter runs: the first is current.
  package init(_ runs: [Run] = []) {
    state = Mutex(State(steps: runs.map { [("", $0)] }, current: runs.first?.name))
  }

  /// Sets the failure of all later calls; `nil` for none.
  package func fail(_ failure: PokedexError?) { state.withLock { $0.failure = failure } }

  /// The stored runs.
  package var kept: [Run] { state.withLock { $0.steps.compactMap { $0.last?.run } } }

  /// The current run.
  package var current: Run? {
    state.withLock { state in
      state.steps.compactMap { $0.last?.run }.first { $0.name == state.current }
    }
  }

  private func use<Value>(_ body: (inout State) -> Value) throws(PokedexError) -> Value {
    let result: Result<Value, PokedexError> = state.withLock { state in
      if let failure = state.failure { return .failure(failure) }
      return .success(body(&state))
    }
    return try result.get()
  }

  package func storedRuns() throws(PokedexError) -> StoredRuns {
    try use { state in
      StoredRuns(
        runs: state.steps.compactMap { $0.last?.run }.sorted { $0.name < $1.name },
        current: state.current)
    }
  }

  package var mayHaveCurrentRun: Bool { state.withLock { $0.current != nil } }

  package func currentRun() throws(PokedexError) -> Run? { try storedRuns().currentRun }

  package func setCurrentRun(_ name: String?) throws(PokedexError) -> Bool {
    try use { state in
      guard let name else {
        state.current = nil
        return true
      }
      guard let run = state.steps.compactMap({ $0.last?.run }).first(where: { $0.isCalled(name) })
      else { return false }
      state.current = run.name
      return true
    }
  }

  package func replace(
    _ before: Run?, with after: Run?, title: String
  ) throws(PokedexError) -> Bool {
    try use { state in
      guard let before else {
        guard let after, !state.steps.contains(where: { $0.last?.run.isCalled(after.name) == true })
        else { return false }
        state.steps.append([(title, after)])
        state.current = after.name
        return true
      }
      guard let index = state.steps.firstIndex(where: { $0.last?.run == before }) else {
        return false
      }
      if let after {
        state.steps[index].append((title, after))
        state.follow(from: before, to: after)
      } else {
        state.steps.remove(at: index)
        if state.current == before.name { state.current = nil }
      }
      return true
    }
  }

  package func undoRun(named name: String) throws(PokedexError) -> UndoneRun? {
    try use { state in
      guard let index = state.steps.firstIndex(where: { $0.last?.run.isCalled(name) == true }),
        state.steps[index].count > 1, let last = state.steps[index].popLast(),
        let now = state.steps[index].last
      else { return nil }
      state.follow(from: last.run, to: now.run)
      return UndoneRun(title: last.title, run: now.run)
    }
  }
}
