import PokedexDomain

/// The short network status in a page's header while a part of the page is loading or has failed.
/// The full reason is shown in the place of that part.
package enum NetworkStatus: Hashable, Sendable {
  case loading
  /// The user disabled the network, and a part would have to come from it.
  case offline
  /// The reason for a failure in a word or two.
  case failed(String)

  package var text: String {
    switch self {
    case .loading: worded("loading …")
    case .offline: worded("offline")
    case .failed(let reason): reason
    }
  }

  /// Loading takes precedence over failures, because it may resolve them.
  init?<each Value>(_ states: repeat Loadable<each Value>) {
    var marks: [NetworkStatus] = []
    for state in repeat each states { marks += NetworkStatus.mark(of: state).map { [$0] } ?? [] }
    self.init(among: marks)
  }

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
    case .offline: .offline
    case .network(let failure): .failed(failure.fewWords)
    case .badData: .failed(worded("invalid data"))
    case .cancelled: .failed(worded("stopped"))
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
