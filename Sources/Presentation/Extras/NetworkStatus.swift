import PokedexDomain

/// What stands quietly at the head of a page while something of it is on its way, or did not come.
/// The whole reason is told where the thing itself would be.
package enum NetworkStatus: Hashable, Sendable {
  case loading
  /// The user forbade the network, and something would have to come by it.
  case offline
  /// Why something did not come, in a word or two.
  case failed(String)

  package var text: String {
    switch self {
    case .loading: worded("loading …")
    case .offline: worded("offline")
    case .failed(let reason): reason
    }
  }

  /// What is on its way goes before what failed: it may mend that.
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
    case .badData: .failed(worded("odd data"))
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
    case .interrupted: worded("broken off")
    case .notHTTP: worded("no HTTP")
    case .insecure: worded("not secure")
    case .proxy: worded("proxy failed")
    case .notFound: worded("not there")
    case .rateLimited: worded("asked to wait")
    case .status(let code): worded("error \(code)")
    case .tooLarge: worded("too large")
    case .redirected: worded("led elsewhere")
    }
  }
}
