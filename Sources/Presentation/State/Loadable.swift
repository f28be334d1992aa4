import PokedexDomain

/// The four states of everything that a screen shows. What was known before stays known while
/// something newer is on its way, and when it does not arrive. Indirect, since it is read far more
/// often than it is made, and a value may have dozens of fields.
package indirect enum Loadable<Value: Sendable>: Sendable {
  /// Nothing was asked for.
  case idle
  case loading(previous: Value?, progress: LoadingProgress?)
  case loaded(Value)
  case error(PokedexError, previous: Value?)

  /// The newest value that is known.
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

  /// How far loading is, where that is known.
  package var progress: LoadingProgress? {
    guard case .loading(_, let progress) = self else { return nil }
    return progress
  }
}
