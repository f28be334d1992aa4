import PokedexDomain

/// The machine that moves a ``Loadable`` between its states, once for all view models.
@MainActor package final class Resource<Value: Sendable> {
  /// Takes a part of the value that is still being loaded.
  package typealias Report = @MainActor (Value, LoadingProgress) -> Void
  /// Brings the value, and may report parts of it on the way.
  package typealias Fetch = @MainActor (Report) async throws(PokedexError) -> Value

  @Watched package private(set) var state: Loadable<Value> = .idle
  private var task: Task<Void, Never>?
  private var fetch: Fetch?
  /// Counts the loads, so that a late answer to an old one is known for what it is.
  private var generation = 0

  package init() {}

  /// Nobody will see what is under way.
  isolated deinit { task?.cancel() }

  package var value: Value? { state.value }

  /// Another number whenever the state has changed: for what is made of it and kept.
  package var version: Int { _state.changes }

  /// Starts loading; a load under way is cancelled, and what it brings is dropped. What is there
  /// at once, as all is with a dex, is loaded when this returns: no frame shows it loading.
  package func load(_ fetch: @escaping Fetch) {
    cancel()
    self.fetch = fetch
    let mine = generation
    state = .loading(previous: state.value, progress: nil)
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
      self?.advance(mine, to: outcome)
    }
  }

  /// Takes a value that somebody has at hand, as if it had been loaded.
  package func take(_ value: Value, refetch: @escaping Fetch) {
    cancel()
    fetch = refetch
    state = .loaded(value)
  }

  /// Puts another value in the place of one that is there, such as the same with more known of it.
  package func replace(_ value: Value) {
    guard case .loaded = state else { return }
    state = .loaded(value)
  }

  /// Asks again for what was asked last, unless it is still on its way.
  package func retry() {
    guard !state.isLoading, let fetch else { return }
    load(fetch)
  }

  /// Stops a load under way and keeps what is known.
  package func cancel() {
    task?.cancel()
    task = nil
    generation += 1
    if case .loading(let previous, _) = state {
      state = previous.map { .loaded($0) } ?? .idle
    }
  }

  /// Stops a load under way because somebody wanted that, keeps what is known, and says so.
  package func stop() {
    guard state.isLoading else { return }
    cancel()
    state = .error(.cancelled, previous: state.value)
  }

  /// Stops a load under way and forgets what is known.
  package func reset() {
    cancel()
    fetch = nil
    if case .idle = state { return }
    state = .idle
  }

  private func advance(_ generation: Int, to next: Loadable<Value>) {
    guard generation == self.generation else { return }
    state = next
  }
}
