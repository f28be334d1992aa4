import PokedexDomain

/// Loads a value asynchronously and publishes its ``Loadable`` state; shared by all view models.
@MainActor package final class Resource<Value: Sendable> {
  /// Receives a part of a value that is still loading.
  package typealias Report = @MainActor (Value, LoadingProgress) -> Void
  /// Fetches the value, and may report parts of it on the way.
  package typealias Fetch = @MainActor (Report) async throws(PokedexError) -> Value

  @Watched package private(set) var state: Loadable<Value> = .idle
  private var task: Task<Void, Never>?
  private var fetch: Fetch?
  /// Counts the loads, so that a late answer to an earlier one is ignored.
  private var generation = 0
  /// The last load that has ended.
  private var settled = 0

  package init() {}

  isolated deinit { task?.cancel() }

  package var value: Value? { state.value }

  /// A number that changes with the state, as a key for values derived from it.
  package var version: Int { _state.changes }

  /// Starts a load; an earlier one that is still running is cancelled and its result is ignored. A
  /// value that is available at once, as every value from a dex is, has loaded when this method
  /// returns, so that no frame shows a loading state.
  package func load(_ fetch: @escaping Fetch) {
    cancel()
    self.fetch = fetch
    let mine = generation
    let before = version
    task = Task.immediate { [weak self] in
      let outcome: Loadable<Value>
      do throws(PokedexError) {
        let value = try await fetch { value, progress in
          self?.advance(mine, to: .loading(previous: value, progress: progress))
        }
        outcome = .loaded(value)
      } catch {
        outcome = .error(error, previous: self?.value)
      }
      self?.settle(mine, outcome)
    }
    if settled != mine, version == before {
      state = .loading(previous: state.value, progress: nil)
    }
  }

  /// Takes a value that is available already, as if it had been loaded.
  package func take(_ value: Value, refetch: @escaping Fetch) {
    cancel()
    fetch = refetch
    state = .loaded(value)
  }

  /// Replaces a loaded value, for example by a more complete one.
  package func replace(_ value: Value) {
    guard case .loaded = state else { return }
    state = .loaded(value)
  }

  /// Repeats the last fetch, unless it is still running.
  package func retry() {
    guard !state.isLoading, let fetch else { return }
    load(fetch)
  }

  /// Cancels a running load and keeps the previous value.
  package func cancel() {
    task?.cancel()
    task = nil
    generation += 1
    if case .loading(let previous, _) = state {
      state = previous.map { .loaded($0) } ?? .idle
    }
  }

  /// Cancels a running load at the user's request, keeps the previous value and reports the
  /// cancellation.
  package func stop() {
    guard state.isLoading else { return }
    cancel()
    state = .error(.cancelled, previous: state.value)
  }

  /// Cancels a running load and discards the value.
  package func reset() {
    cancel()
    fetch = nil
    if case .idle = state { return }
    state = .idle
  }

  /// Publishes the end of a load; not an error that is published already, because each change costs
  /// a frame.
  private func settle(_ generation: Int, _ outcome: Loadable<Value>) {
    guard generation == self.generation else { return }
    settled = generation
    let isKnown = outcome.error == state.error && outcome.value == nil && value == nil
    if outcome.error != nil, isKnown { return }
    state = outcome
  }

  private func advance(_ generation: Int, to next: Loadable<Value>) {
    guard generation == self.generation else { return }
    state = next
  }
}
