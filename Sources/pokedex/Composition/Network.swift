import Logging
import PokedexData

/// Creates the HTTP transports. All requests except those of a sync share one transport, which
/// limits how many requests run at once.
final class Network {
  private let environment: Environment
  private let bound: Int
  private let log: Logger

  /// - Parameter bound: the maximum number of concurrent requests.
  init(_ environment: Environment, bound: Int, log: Logger) {
    self.environment = environment
    self.bound = bound
    self.log = log
  }

  private(set) lazy var transport: any HTTPTransport = {
    let retrying = RetryingTransport(client, policy: RetryPolicy(), pace: .real(on: .screen))
    return BoundedTransport(retrying, bound: bound)
  }()

  private lazy var client = client(on: .screen)

  /// - Parameter thread: is started here.
  private func client(on thread: @autoclosure () -> NetworkThread) -> LoggedTransport {
    ResourceLimits.requireNetworkThreads()
    var settings = NetworkTransport.Settings(userAgent: "pokedex/\(Version.number)")
    settings.proxies = ProxySettings(environment: environment.proxies)
    settings.thread = thread()
    return LoggedTransport(NetworkTransport(settings), log: log)
  }

  private(set) lazy var backoff = BackoffTransport(transport)

  /// Creates the transport for a sync, with a longer retry budget. It does not limit concurrent
  /// requests, because the sync itself does.
  func steady(rate: Double?) -> any HTTPTransport {
    var policy = RetryPolicy()
    policy.retryBudget = .seconds(2 * RetryAfter.longest)
    let client = client(on: .sync)
    let pace = RetryClock.real(on: .sync)
    let paced: any HTTPTransport =
      rate.map { PacedTransport(client, rate: $0, pace: pace) } ?? client
    return RetryingTransport(paced, policy: policy, pace: pace)
  }
}
