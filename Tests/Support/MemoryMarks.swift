import PokedexDomain
import Synchronization

/// A store of marks in memory, with faults and with changes by another program.
package final class MemoryMarks: MarkStore {
  private struct State {
    var book = MarkBook()
    var isSeen = true
    var failure: PokedexError?
  }

  private let state = Mutex(State())

  package init() {}

  /// Sets the failure of all later calls; `nil` for none.
  package func fail(_ failure: PokedexError?) { state.withLock { $0.failure = failure } }

  /// Changes marks as another program would.
  package func changeElsewhere(_ edit: (inout MarkBook) -> Void) {
    state.withLock { state in
      edit(&state.book)
      state.isSeen = false
    }
  }

  private func use<Value>(_ body: (inout State) -> Value) throws(PokedexError) -> Value {
    let result: Result<Value, PokedexError> = state.withLock { state in
      if let failure = state.failure { return .failure(failure) }
      return .success(body(&state))
    }
    return try result.get()
  }

  package func marks() throws(PokedexError) -> MarkBook {
    try use { state in
      state.isSeen = true
      return state.book
    }
  }

  package func updateMarks(
    _ edit: (inout MarkBook) -> Void
  ) throws(PokedexError) -> MarkUpdate {
    try use { state in
      let before = state.book
      edit(&state.book)
      state.isSeen = true
      return MarkUpdate(before: before, after: state.book)
    }
  }

  package func marksMayHaveChanged() throws(PokedexError) -> Bool { try use { !$0.isSeen } }
}
