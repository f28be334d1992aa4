import PokedexDomain

/// The short network status in a page's header: a part of the page is loading, or it has failed to
/// load and the page does not show the reason in its place.
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
    switch state {
    case .idle, .loaded: return nil
    case .loading: self = .loading
    case .error(let error, _): self.init(error)
    }
  }

  private init?(_ error: PokedexError) {
    switch error {
    case .network(let failure): self = .failed(failure.fewWords)
    case .badData: self = .failed(worded("invalid data"))
    case .cancelled: self = .failed(worded("stopped"))
    // The user disabled the network: the page says so in place of the missing part.
    case .offline: return nil
    case .notFound, .unclearName, .wrongWords, .needsDex, .lacking, .file, .missingFile:
      return nil
    }
  }

  /// Loading takes precedence over failures, because it may resolve them.
  init?(among marks: [NetworkStatus]) {
    guard let mark = marks.contains(.loading) ? .loading : marks.first else { return nil }
    self = mark
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
    case .rateLimited: worded("too many requests")
    case .status(let code): worded("error \(code)")
    case .tooLarge: worded("too large")
    case .redirected: worded("redirected")
    }
  }
}
