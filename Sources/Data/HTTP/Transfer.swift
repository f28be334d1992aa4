import NIOCore
import NIOHTTP1
import PokedexDomain
import Synchronization

/// One request and its response: collects the body up to a limit, and fails at a timeout.
/// Everything here runs on the event loop, except for ``reply(over:_:)`` and the properties read
/// after it.
final class Transfer: Sendable {
  private struct State {
    var waiter: CheckedContinuation<HTTPReply, any Error>?
    /// The connection, once the request has been sent.
    var channel: (any Channel)?
    var head: HTTPResponseHead?
    var body: [UInt8] = []
    /// The number of discarded body bytes.
    var skipped = 0
    var lastByte: NIODeadline?
    var timer: Scheduled<Void>?
    var isOver = false
  }

  let head: HTTPRequestHead
  private let request: HTTPRequest
  private let start: NIODeadline
  private let timeouts: Timeouts
  private let state = Mutex(State())

  /// The maximum length in bytes of a failed response's body that is still read to its end, so that
  /// the connection can be reused.
  private static let maxSkipped = 16_384

  /// - Parameter start: the start of the request, which may be before this exchange, since
  ///   redirects share its timeouts.
  init(_ request: HTTPRequest, _ head: HTTPRequestHead, start: NIODeadline, timeouts: Timeouts) {
    self.request = request
    self.head = head
    self.start = start
    self.timeouts = timeouts
  }

  /// Whether the request was sent over a connection.
  var isConnected: Bool { state.withLock { $0.channel != nil } }

  /// Whether the transfer has ended.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// The failure indicated by the response head, if any.
  var failure: NetworkFailure? {
    state.withLock { state in
      state.head.flatMap {
        HTTPReply.failure(status: Int($0.status.code), headers: $0.headers, to: request)
      }
    }
  }

  /// Sends the request and waits for the response. When the calling task is cancelled, the
  /// connection is closed.
  func reply(over connections: HTTPConnections, _ line: ConnectionKey) async throws -> HTTPReply {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        guard admit(waiter) else { return waiter.resume(throwing: CancellationError()) }
        connections.loop.run { self.begin(connections, line) }
      }
    } onCancel: {
      connections.loop.execute { self.fail(CancellationError()) }
    }
  }

  /// Returns false if the transfer was cancelled before it began.
  private func admit(_ waiter: CheckedContinuation<HTTPReply, any Error>) -> Bool {
    state.withLock { state in
      if !state.isOver { state.waiter = waiter }
      return !state.isOver
    }
  }

  private func begin(_ connections: HTTPConnections, _ line: ConnectionKey) {
    state.withLock { arm(&$0, connections.loop) }
    if let channel = connections.idle(line) { return send(on: channel) }
    connections.connect(line).whenComplete { result in
      switch result {
      case .success(let channel): self.send(on: channel)
      case .failure(let error): self.fail(error)
      }
    }
  }

  private func send(on channel: any Channel) {
    let isWanted = state.withLock { state in
      if !state.isOver { state.channel = channel }
      return !state.isOver
    }
    guard isWanted else { return channel.close(promise: nil) }
    guard channel.isActive else { return fail(ConnectionClosed()) }
    channel.writeAndFlush(self, promise: nil)
  }
}

extension Transfer {
  // MARK: Receiving

  func take(_ head: HTTPResponseHead) {
    let length = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
    state.withLock { $0.head = head }
    guard head.status == .ok else { return }
    guard length <= request.limit else { return fail(tooLarge) }
    state.withLock { $0.body.reserveCapacity(max(0, length)) }
  }

  func take(_ bytes: ByteBuffer) {
    if !state.withLock({ take(bytes, into: &$0) }) { fail(tooLarge) }
  }

  private func take(_ bytes: ByteBuffer, into state: inout State) -> Bool {
    state.lastByte = .now()
    guard state.head?.status == .ok else {
      state.skipped += bytes.readableBytes
      return state.skipped <= Self.maxSkipped
    }
    guard state.body.count + bytes.readableBytes <= request.limit else { return false }
    bytes.withUnsafeReadableBytes { state.body.append(contentsOf: $0) }
    return true
  }

  private var tooLarge: NetworkFailure {
    .tooLarge(path: request.address.path, limit: request.limit)
  }

  // MARK: Completion

  func finish() {
    end { state in
      defer { state.body = [] }
      return .success(
        HTTPReply(
          status: state.head.map { Int($0.status.code) } ?? 0,
          headers: state.head?.headers ?? [:], body: state.body))
    }
  }

  /// Ends the transfer with an error and closes the connection, since the rest of the response is
  /// not needed.
  func fail(_ error: any Error) {
    end { _ in .failure(error) }?.close(promise: nil)
  }

  /// Returns the connection, unless the transfer had already ended.
  @discardableResult
  private func end(
    _ result: (inout State) -> Result<HTTPReply, any Error>
  ) -> (any Channel)? {
    let (waiter, result, channel) = state.withLock { state in
      let ended = (state.waiter, state.isOver ? nil : result(&state), state.channel)
      state.isOver = true
      state.waiter = nil
      state.timer?.cancel()
      state.timer = nil
      return ended
    }
    guard let result else { return nil }
    waiter?.resume(with: result)
    return channel
  }
}

/// The server did not respond in time.
struct ResponseTimeout: Error {
  /// The waiting time, rounded to seconds, at least one.
  let seconds: Int
}

extension Transfer {
  // MARK: Timeouts

  private func arm(_ state: inout State, _ loop: any EventLoop) {
    guard !state.isOver else { return }
    // A byte that arrives in the meantime can make the deadline earlier, but no earlier than the
    // idle timeout from now.
    let next = min(due(state), .now() + TimeAmount(timeouts.idle), end)
    state.timer = loop.scheduleTask(deadline: next) { self.fireTimer(loop) }
  }

  /// Fails the transfer at the deadline. The timer is not rescheduled with each piece; if it fires
  /// too early, it is set again.
  private func fireTimer(_ loop: any EventLoop) {
    let late: ResponseTimeout? = state.withLock { state in
      guard due(state) <= .now() else {
        arm(&state, loop)
        return nil
      }
      let waited = NIODeadline.now() - (state.lastByte ?? start)
      return ResponseTimeout(
        seconds: max(1, Int((waited.nanoseconds + 500_000_000) / 1_000_000_000)))
    }
    if let late { fail(late) }
  }

  private func due(_ state: State) -> NIODeadline {
    let firstByte = start + TimeAmount(timeouts.firstByte)
    return min(state.lastByte.map { $0 + TimeAmount(timeouts.idle) } ?? firstByte, end)
  }

  private var end: NIODeadline { start + TimeAmount(timeouts.whole) }
}

extension EventLoop {
  /// Runs work at once if already on the event loop.
  fileprivate func run(_ work: @escaping @Sendable () -> Void) {
    if inEventLoop { work() } else { execute(work) }
  }
}
