import PokedexDomain

/// Asks again after failures that often pass, at most twice, and soon: whoever waits for a page is
/// to learn within seconds that it does not come. So it does not ask again after nothing came in
/// time, nor when the server wants a longer pause than there is retryBudget for.
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

/// When to ask again.
package struct RetryPolicy: Hashable, Sendable {
  /// How often, after the first time.
  package var retries = 2
  /// The longest pause before the first retry; it doubles with each.
  package var firstPause: Duration = .milliseconds(250)
  /// After this time from the start, nothing is tried again.
  package var retryBudget: Duration = .milliseconds(2_500)

  package init() {}

  /// How long to wait after the failure of an attempt, counted from 0; nil to leave it at that.
  /// The pause is any part of its longest, by chance, so that many clients do not come back at
  /// once.
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

/// The clock and the dice of retries.
package struct RetryClock: Sendable {
  let now: @Sendable () -> ContinuousClock.Instant
  /// Throws when the task is cancelled.
  let sleep: @Sendable (Duration) async throws -> Void
  /// From 0 up to 1.
  let chance: @Sendable () -> Double

  package init(
    now: @escaping @Sendable () -> ContinuousClock.Instant,
    sleep: @escaping @Sendable (Duration) async throws -> Void,
    chance: @escaping @Sendable () -> Double
  ) {
    self.now = now
    self.sleep = sleep
    self.chance = chance
  }

  /// The real ones.
  package static func real(on thread: NetworkThread) -> RetryClock {
    RetryClock(
      now: { .now }, sleep: { try await thread.sleep(for: $0) },
      chance: { .random(in: 0..<1) })
  }
}
