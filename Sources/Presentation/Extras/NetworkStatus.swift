import PokedexDomain

/// The short network status in a page's header: that a part of the page is loading, or why a part
/// is missing whose place does not say so.
package enum NetworkStatus: Hashable, Sendable {
  case loading
  /// The reason for a failure in a word or two.
  case failed(String)

  package var text: String {
    switch self {
    case .loading: worded("loading …")
    case .failed(let reason): reason
    }
  }

  init?<Value>(_ state: Loadable<Value>) {
    guard let mark = NetworkStatus.mark(of: state) else { return nil }
    self = mark
  }

  /// Loading takes precedence over failures, because it may resolve them.
  init?(among marks: [NetworkStatus]) {
    let failed = marks.first { if case .failed = $0 { true } else { false } }
    let first = marks.contains(.loading) ? .loading : failed ?? marks.first
    guard let first else { return nil }
    self = first
  }

  private static func mark<Value>(of state: Loadable<Value>) -> NetworkStatus? {
    switch state {
    case .idle, .loaded: nil
    case .loading: .loading
    case .error(let error, _): mark(of: error)
    }
  }

  private static func mark(of error: PokedexError) -> NetworkStatus? {
    switch error {
    case .network(let failure): .failed(failure.fewWords)
    case .badData: .failed(worded("invalid data"))
    case .cancelled: .failed(worded("stopped"))
    // The user disabled the network: the place of the missing part says so.
    case .offline: nil
    case .notFound, .needsDex, .file: nil
    }
  }
}

extension NetworkFailure {
  fileprivate var fewWords: String {
    switch self {
    case .unreachable: worded("no network")
    case .refused: worded("no connection")
    case .timedOut: worded("no answer")
    case .interrupted: worded("connection lost")
    case .notHTTP: worded("not HTTP")
    case .insecure: worded("not secure")
    case .proxy: worded("proxy failed")
    case .notFound: worded("not found")
    case .rateLimited: worded("asked to wait")
    case .status(let code): worded("error \(code)")
    case .tooLarge: worded("too large")
    case .redirected: worded("redirected")
    }
  }
}
