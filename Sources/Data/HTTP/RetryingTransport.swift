import PokedexDomain

/// Retries after failures that are often temporary, at most twice and soon: a user who waits for a
/// page must learn within seconds that it cannot be loaded. It does not retry after a timeout, nor
/// if the server requests a longer pause than the retry budget allows.
package struct RetryingTransport: HTTPTransport {
  private let transport: any HTTPTransport
  private let policy: RetryPolicy
  private let pace: RetryClock

  package init(_ transport: any HTTPTransport, policy: RetryPolicy, pace: RetryClock) {
    self.transport = transport
    self.policy = policy
    self.pace = pace
  }

  package func get(_ request: HTTPRequest) async throws(TransferError) -> HTTPResponse {
    let start = pace.now()
    var attempt = 0
    while true {
      do throws(TransferError) {
        return try await transport.get(request)
      } catch {
        guard case .failed(let failure) = error,
          let wait = policy.wait(after: failure, attempt: attempt, chance: pace.chance),
          pace.now() + wait - start <= policy.retryBudget
        else { throw error }
        try await pause(wait)
        attempt += 1
      }
    }
  }

  private func pause(_ wait: Duration) async throws(TransferError) {
    do { try await pace.sleep(wait) } catch { throw .cancelled }
  }
}

/// The rules for retries.
package struct RetryPolicy: Hashable, Sendable {
  /// The maximum number of retries.
  package var retries = 2
  /// The longest pause before the first retry; it doubles with each further one.
  package var firstPause: Duration = .milliseconds(250)
  /// How long after the start of the request a retry may still begin.
  package var retryBudget: Duration = .milliseconds(2_500)

  package init() {}

  /// The pause after a failed attempt, counted from 0, or `nil` to give up. The pause is a random
  /// fraction of the longest one, so that many clients do not retry at the same time.
  func wait(
    after failure: NetworkFailure, attempt: Int, chance: () -> Double
  ) -> Duration? {
    guard attempt < retries else { return nil }
    let pause = firstPause * (1 << attempt) * chance()
    switch failure {
    case .rateLimited(let seconds): return max(.seconds(seconds ?? 0), pause)
    case .interrupted, .status(408), .status(500...599): return pause
    default: return nil
    }
  }
}

/// The clock and the random numbers for retries.
package struct RetryClock: Sendable {
  let now: @Sendable () -> ContinuousClock.Instant
  /// Throws if the task is cancelled.
  let sleep: @Sendable (Duration) async throws -> Void
  /// Returns a random number from 0 up to, but not including, 1.
  let chance: @Sendable () -> Double

  /// The system's clock and random numbers.
  package static func real(on thread: NetworkThread) -> RetryClock {
    RetryClock(
      now: { .now }, sleep: { try await thread.sleep(for: $0) },
      chance: { .random(in: 0..<1) })
  }
}
