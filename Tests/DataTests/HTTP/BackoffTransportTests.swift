import PokedexDomain
import Synchronization
import Testing

@testable import PokedexData

/// Hosts that cannot be reached get no requests for a while.
@Suite struct BackoffTransportTests {
  /// A clock that the test advances.
  private final class Clock: Sendable {
    private let time = Mutex(ContinuousClock.now)
    var now: ContinuousClock.Instant { time.withLock { $0 } }
    func pass(_ duration: Duration) { time.withLock { $0 += duration } }
  }

  private let clock = Clock()

  private func sparing(_ script: [Outcome]) -> (BackoffTransport, ScriptedTransport) {
    let transport = ScriptedTransport(script)
    let clock = clock
    return (BackoffTransport(transport, now: { clock.now }), transport)
  }

  private let good = Outcome.success(HTTPResponse(body: []))
  private let gone = NetworkFailure.unreachable(host: "host.example")

  /// Sends one request and returns its outcome.
  private func ask(
    _ transport: BackoffTransport, _ path: String = "a", of host: String = "host.example"
  ) async throws -> Outcome {
    let request = HTTPRequest(try address("http://\(host)/\(path)"), limit: 1_000)
    do throws(TransferError) {
      return .success(try await transport.get(request))
    } catch {
      return .failure(error)
    }
  }

  @Test func aThousandRowsWithoutANetworkAreOneRequest() async throws {
    let (sparing, transport) = sparing([.failure(.failed(gone))])
    for row in 0..<1_000 {
      #expect(try await ask(sparing, "\(row)") == .failure(.failed(gone)))
      clock.pass(.milliseconds(4))
    }
    #expect(transport.requests.count == 1)
  }

  @Test func aHostIsAskedAgainAfterThePause() async throws {
    let (sparing, transport) = sparing([.failure(.failed(gone)), good, good])
    _ = try await ask(sparing)
    clock.pass(BackoffTransport.firstPause)
    #expect(try await ask(sparing) == good)
    #expect(try await ask(sparing) == good)
    #expect(transport.requests.count == 3)
  }

  @Test func thePauseDoublesUpToAMinute() async throws {
    let (sparing, transport) = sparing(Array(repeating: .failure(.failed(gone)), count: 20))
    for (count, seconds) in [5, 10, 20, 40, 60, 60].enumerated() {
      _ = try await ask(sparing)
      #expect(transport.requests.count == count + 1)
      clock.pass(.seconds(seconds) - .milliseconds(1))
      _ = try await ask(sparing)
      #expect(transport.requests.count == count + 1)
      clock.pass(.milliseconds(1))
    }
  }

  @Test func forgettingEndsThePause() async throws {
    let (sparing, _) = sparing([.failure(.failed(gone)), good])
    _ = try await ask(sparing)
    sparing.forget()
    #expect(try await ask(sparing) == good)
  }

  @Test func otherHostsAreNotAffected() async throws {
    let (sparing, _) = sparing([.failure(.failed(gone)), good])
    _ = try await ask(sparing)
    #expect(try await ask(sparing, of: "other.example") == good)
  }

  @Test(arguments: [
    NetworkFailure.notFound(path: "a"), .status(403), .tooLarge(path: "a", limit: 1),
    .redirected(path: "a"),
  ])
  func anErrorOfOneDocumentStartsNoPause(_ failure: NetworkFailure) async throws {
    let (sparing, transport) = sparing([.failure(.failed(failure)), good])
    _ = try await ask(sparing)
    #expect(try await ask(sparing, "b") == good)
    #expect(transport.requests.count == 2)
  }

  @Test(arguments: [NetworkFailure.status(500), .interrupted(host: "host.example")])
  func serverErrorsStartAPauseFromTheThirdOn(
    _ failure: NetworkFailure
  ) async throws {
    let (sparing, transport) = sparing(Array(repeating: .failure(.failed(failure)), count: 9))
    for _ in 0..<9 { _ = try await ask(sparing) }
    #expect(transport.requests.count == 3)
  }

  @Test(arguments: [(2, 5), (30, 30), (1_000_000, 300)])
  func retryAfterIsObeyedUpToFiveMinutes(_ wish: Int, _ wait: Int) async throws {
    let limited = NetworkFailure.rateLimited(retryAfter: wish)
    let (sparing, transport) = sparing([.failure(.failed(limited)), good])
    _ = try await ask(sparing)
    clock.pass(.seconds(wait) - .milliseconds(1))
    _ = try await ask(sparing)
    #expect(transport.requests.count == 1)
    clock.pass(.milliseconds(1))
    #expect(try await ask(sparing) == good)
  }

  @Test func cancellingStartsNoPause() async throws {
    let (sparing, _) = sparing([.failure(.cancelled), good])
    _ = try await ask(sparing)
    #expect(try await ask(sparing) == good)
  }
}
