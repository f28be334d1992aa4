import PokedexDomain
import Synchronization

/// Pauses requests to a host that is unavailable: for a while, they fail at once with the last
/// failure. Scrolling through a thousand rows without a network does not send a thousand requests,
/// and once the network is back, requests work again within a minute.
///
/// Failures that do not concern the whole host, such as 404 or a body that is too large, count as
/// success. A broken connection or a 5xx status may concern one document only, and counts from the
/// third in a row.
package final class BackoffTransport: HTTPTransport {
  private struct Outage {
    var failures = 0
    var failure: NetworkFailure?
    /// The time of the last failure, and the time until which requests fail at once.
    var since: ContinuousClock.Instant
    var until: ContinuousClock.Instant
  }

  /// The pause after the first failure; it doubles with each further one.
  static let firstPause: Duration = .seconds(5)
  static let maxPause: Duration = .seconds(60)
  /// The maximum in seconds for a server's `Retry-After`.
  private static let maxRetryPause = 300
  /// The number of consecutive failures that cause no pause, because a single document may be the
  /// reason.
  private static let tolerated = 2

  private let transport: any HTTPTransport
  private let now: @Sendable () -> ContinuousClock.Instant
  private let outages = Mutex<[String: Outage]>([:])

  package init(
    _ transport: any HTTPTransport,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.transport = transport
    self.now = now
  }

  /// Ends all pauses, for a request that the user makes explicitly.
  package func forget() { outages.withLock { $0 = [:] } }

  package func get(_ request: HTTPRequest) async throws(TransferError) -> HTTPResponse {
    let host = request.address.authority
    let start = now()
    if let failure = failure(of: host, at: start) { throw .failed(failure) }
    do throws(TransferError) {
      let response = try await transport.get(request)
      outages.withLock { $0[host] = nil }
      return response
    } catch {
      if case .failed(let failure) = error { note(failure, of: host, askedAt: start) }
      throw error
    }
  }

  private func failure(
    of host: String, at now: ContinuousClock.Instant
  ) -> NetworkFailure? {
    outages.withLock { outages in
      outages[host].flatMap { $0.until > now ? $0.failure : nil }
    }
  }

  /// Records a failure. Of several concurrent requests, only the first failure counts.
  private func note(
    _ failure: NetworkFailure, of host: String, askedAt start: ContinuousClock.Instant
  ) {
    let now = now()
    outages.withLock { outages in
      guard let scope = failure.scope else { return outages[host] = nil }
      var outage = outages[host] ?? Outage(since: start, until: start)
      guard start >= outage.since else { return }
      outage.failures += 1
      outage.failure = failure
      outage.since = now
      if let pause = Self.pause(after: failure, scope, outage.failures) {
        outage.until = now + pause
      }
      outages[host] = outage
    }
  }

  private static func pause(
    after failure: NetworkFailure, _ scope: Scope, _ failures: Int
  ) -> Duration? {
    let counted = scope == .host ? failures : failures - tolerated
    guard counted > 0 else { return nil }
    let pause = min(maxPause, firstPause * (1 << min(counted - 1, 10)))
    guard case .rateLimited(let seconds?) = failure else { return pause }
    return max(pause, .seconds(min(seconds, maxRetryPause)))
  }

  /// The scope of a failure: the whole host, or possibly one document only.
  fileprivate enum Scope {
    case host
    case perhapsDocument
  }
}

extension NetworkFailure {
  /// The scope of the failure, or `nil` if the host responded normally.
  fileprivate var scope: BackoffTransport.Scope? {
    switch self {
    case .unreachable, .refused, .timedOut, .insecure, .proxy, .rateLimited: .host
    case .interrupted, .notHTTP, .status(500...599), .status(408): .perhapsDocument
    case .notFound, .status, .tooLarge, .redirected: nil
    }
  }
}
