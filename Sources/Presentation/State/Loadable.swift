import PokedexDomain

/// The loading state of a value. A previous value stays available while a newer one loads, and
/// after the newer one has failed to load.
///
/// Indirect, so that a copy is only a pointer: a value may have dozens of fields and is copied far
/// more often than it is created.
package indirect enum Loadable<Value: Sendable>: Sendable {
  /// Nothing has been requested.
  case idle
  case loading(previous: Value?, progress: LoadingProgress?)
  case loaded(Value)
  case error(PokedexError, previous: Value?)

  /// The newest known value.
  package var value: Value? {
    switch self {
    case .idle: nil
    case .loading(let previous, _): previous
    case .loaded(let value): value
    case .error(_, let previous): previous
    }
  }

  package var error: PokedexError? {
    guard case .error(let error, _) = self else { return nil }
    return error
  }

  package var isLoading: Bool {
    guard case .loading = self else { return false }
    return true
  }

  /// The progress of loading, if it is known.
  package var progress: LoadingProgress? {
    guard case .loading(_, let progress) = self else { return nil }
    return progress
  }
}
