import PokedexDomain
import Synchronization

/// Spares a host that cannot be had just now: for a while, what is asked of it fails at once, in
/// the words of the last failure. So whoever goes through a thousand rows without a network does
/// not ask a thousand times, and who comes back finds it working within a minute.
///
/// What says nothing of the host as a whole, such as 404 or a body that is too large, counts as an
/// answer. A broken connection or a 5xx may be one document's alone and counts from the third on.
package final class BackoffTransport: HTTPTransport {
  private struct Outage {
    var failures = 0
    var failure: NetworkFailure?
    /// When it was last found so, and until when nobody asks again.
    var since: ContinuousClock.Instant
    var until: ContinuousClock.Instant
  }

  /// After the first failure; it doubles with each.
  static let firstPause: Duration = .seconds(5)
  static let longestPause: Duration = .seconds(60)
  /// The most that a server's own wish is heeded.
  private static let longestRetryPause = 300
  /// Failures in a row that one document alone may cause.
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

  /// Lets everything be asked again, because somebody wants it now.
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

  /// Of several that were under way at once, the first to fail is counted.
  private func note(
    _ failure: NetworkFailure, of host: String, askedAt start: ContinuousClock.Instant
  ) {
    let now = now()
    outages.withLock { outages in
      guard let weight = failure.weight else { return outages[host] = nil }
      var outage = outages[host] ?? Outage(since: start, until: start)
      guard start >= outage.since else { return }
      outage.failures += 1
      outage.failure = failure
      outage.since = now
      if let pause = Self.pause(after: failure, weight, outage.failures) {
        outage.until = now + pause
      }
      outages[host] = outage
    }
  }

  private static func pause(
    after failure: NetworkFailure, _ weight: Weight, _ failures: Int
  ) -> Duration? {
    let counted = weight == .host ? failures : failures - tolerated
    guard counted > 0 else { return nil }
    let pause = min(longestPause, firstPause * (1 << min(counted - 1, 10)))
    guard case .rateLimited(let seconds?) = failure else { return pause }
    return max(pause, .seconds(min(seconds, longestRetryPause)))
  }

  /// Of what a failure tells.
  fileprivate enum Weight {
    case host
    case perhapsHost
  }
}

extension NetworkFailure {
  /// None where the host answered as a host does.
  fileprivate var weight: BackoffTransport.Weight? {
    switch self {
    case .unreachable, .refused, .timedOut, .insecure, .proxy, .rateLimited: .host
    case .interrupted, .notHTTP, .status(500...599), .status(408): .perhapsHost
    case .notFound, .status, .tooLarge, .redirected: nil
    }
  }
}
