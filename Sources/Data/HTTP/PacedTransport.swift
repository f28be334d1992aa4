/// Limits the rate of requests by delaying each until a fixed interval after the previous one.
package actor PacedTransport: HTTPTransport {
  private let transport: any HTTPTransport
  private let gap: Duration
  private let pace: RetryClock
  private var next: ContinuousClock.Instant?

  /// - Parameter rate: requests per second, above 0.
  package init(_ transport: any HTTPTransport, rate: Double, pace: RetryClock) {
    self.transport = transport
    self.pace = pace
    gap = .seconds(1) / max(0.001, rate)
  }

  package func get(_ request: HTTPRequest) async throws(TransferError) -> HTTPResponse {
    let now = pace.now()
    let turn = max(now, next ?? now)
    next = turn + gap
    if turn > now {
      do { try await pace.sleep(turn - now) } catch { throw .cancelled }
    }
    return try await transport.get(request)
  }
}
