import PokedexDomain
import Synchronization
import Testing

@testable import PokedexData

@Suite struct RetryingTransportTests {
  private let good = Outcome.success(HTTPResponse(body: [1]))

  /// A clock that advances only during pauses.
  private final class Clock: Sendable {
    let pauses = Mutex<[Duration]>([])
    let start = ContinuousClock.now

    func pace(chance: Double = 0.5) -> RetryClock {
      RetryClock(
        now: { self.start + self.pauses.withLock { $0.reduce(.zero, +) } },
        sleep: { pause in self.pauses.withLock { $0.append(pause) } },
        chance: { chance })
    }
  }

  private func ask(_ script: [Outcome], chance: Double = 0.5) async throws -> (
    asked: Int, pauses: [Duration], error: TransferError?
  ) {
    let transport = ScriptedTransport(script)
    let clock = Clock()
    let retrying = RetryingTransport(
      transport, policy: RetryPolicy(), pace: clock.pace(chance: chance))
    let request = try request("pokemon/445/")
    do throws(TransferError) {
      _ = try await retrying.get(request)
      return (transport.requests.count, clock.pauses.withLock { $0 }, nil)
    } catch {
      return (transport.requests.count, clock.pauses.withLock { $0 }, error)
    }
  }

  @Test func aSuccessIsNotRetried() async throws {
    let result = try await ask([good])
    #expect(result.asked == 1 && result.error == nil && result.pauses.isEmpty)
  }

  @Test(arguments: [
    NetworkFailure.interrupted(host: "h"), .status(500), .status(502), .status(503),
    .status(504), .status(408), .rateLimited(retryAfter: nil),
  ])
  func transientFailuresAreRetriedTwice(_ failure: NetworkFailure) async throws {
    let bad = Outcome.failure(.failed(failure))
    #expect(try await ask([bad, good]).asked == 2)
    #expect(try await ask([bad, bad, good]).error == nil)
    let result = try await ask([bad, bad, bad, good])
    #expect(result.asked == 3)
    #expect(result.error == .failed(failure))
  }

  @Test(arguments: [
    NetworkFailure.notFound(path: "p"), .status(400), .status(403), .status(410), .status(204),
    .timedOut(host: "h", seconds: 5), .refused(host: "h"), .unreachable(host: "h"),
    .insecure(host: "h", reason: "r"), .proxy("p"), .tooLarge(path: "p", limit: 1),
    .redirected(path: "p"),
  ])
  func permanentFailuresAreNotRetried(_ failure: NetworkFailure) async throws {
    let result = try await ask([.failure(.failed(failure)), good])
    #expect(result.asked == 1)
    #expect(result.error == .failed(failure))
  }

  @Test func aCancelledRequestIsNotRetried() async throws {
    #expect(try await ask([.failure(.cancelled), good]).asked == 1)
  }

  @Test func pausesDoubleAndAreRandomised() async throws {
    let bad = Outcome.failure(.failed(.status(503)))
    #expect(
      try await ask([bad, bad, bad], chance: 1).pauses == [.milliseconds(250), .milliseconds(500)])
    #expect(
      try await ask([bad, bad, bad], chance: 0.5).pauses == [
        .milliseconds(125), .milliseconds(250),
      ])
    #expect(try await ask([bad, bad, bad], chance: 0).pauses == [.zero, .zero])
  }

  @Test func aShortRetryAfterIsObeyed() async throws {
    let result = try await ask([.failure(.failed(.rateLimited(retryAfter: 2))), good])
    #expect(result.pauses == [.seconds(2)])
    #expect(result.error == nil)
  }

  @Test func aLongRetryAfterIsReportedAtOnce() async throws {
    let bad = TransferError.failed(.rateLimited(retryAfter: 60))
    let result = try await ask([.failure(bad), good])
    #expect(result.asked == 1 && result.pauses.isEmpty)
    #expect(result.error == bad)
  }

  @Test func theSumOfTheWaitsIsLimited() async throws {
    let bad = Outcome.failure(.failed(.rateLimited(retryAfter: 2)))
    let result = try await ask([bad, bad, good])
    #expect(result.asked == 2)
    #expect(result.error == .failed(.rateLimited(retryAfter: 2)))
  }

  @Test func cancellingEndsThePause() async throws {
    let pace = RetryClock(
      now: { .now }, sleep: { _ in throw CancellationError() }, chance: { 0.5 })
    let transport = ScriptedTransport([.failure(.failed(.status(503))), good])
    let retrying = RetryingTransport(transport, policy: RetryPolicy(), pace: pace)
    await #expect(throws: TransferError.cancelled) {
      try await retrying.get(request("pokemon/"))
    }
    #expect(transport.requests.count == 1)
  }
}
