import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import PokedexDomain
import Synchronization

/// One exchange of a request for an answer: collects the body as it comes, within the limit, and
/// gives up when nothing comes. Everything here runs on the event loop, except the first and last
/// word.
final class Transfer: HTTPClientResponseDelegate {
  typealias Response = HTTPReply

  private struct State {
    var isConnected = false
    var head: HTTPResponseHead?
    var body: [UInt8] = []
    /// Bytes of a body that nobody reads.
    var skipped = 0
    var lastByte: NIODeadline?
    var alarm: Scheduled<Void>?
    var isOver = false
  }

  private let request: HTTPRequest
  private let start: NIODeadline
  private let timeouts: Timeouts
  private let state = Mutex(State())

  /// The body of a bad answer is read to its end up to this length, so that the connection can be
  /// used again.
  private static let mostSkipped = 16_384

  /// - Parameter start: when the request began, which may be before this exchange, for redirects
  ///   share its time.
  init(_ request: HTTPRequest, start: NIODeadline, timeouts: Timeouts) {
    self.request = request
    self.start = start
    self.timeouts = timeouts
  }

  /// Whether there was a connection through which the request went out.
  var isConnected: Bool { state.withLock { $0.isConnected } }

  /// What the head of the answer says is wrong, if it came and something is.
  var failure: NetworkFailure? {
    state.withLock { state in
      state.head.flatMap {
        HTTPReply.failure(status: Int($0.status.code), headers: $0.headers, to: request)
      }
    }
  }

  func didSendRequestHead(task: HTTPClient.Task<HTTPReply>, _ head: HTTPRequestHead) {
    state.withLock { $0.isConnected = true }
  }

  func didReceiveHead(
    task: HTTPClient.Task<HTTPReply>, _ head: HTTPResponseHead
  ) -> EventLoopFuture<Void> {
    let length = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
    state.withLock { $0.head = head }
    guard head.status == .ok else { return task.eventLoop.makeSucceededVoidFuture() }
    guard length <= request.limit else { return tooLarge(task) }
    state.withLock { $0.body.reserveCapacity(max(0, length)) }
    return task.eventLoop.makeSucceededVoidFuture()
  }

  func didReceiveBodyPart(
    task: HTTPClient.Task<HTTPReply>, _ buffer: ByteBuffer
  ) -> EventLoopFuture<Void> {
    let fits = state.withLock { take(buffer, into: &$0) }
    return fits ? task.eventLoop.makeSucceededVoidFuture() : tooLarge(task)
  }

  private func take(_ buffer: ByteBuffer, into state: inout State) -> Bool {
    state.lastByte = .now()
    guard state.head?.status == .ok else {
      state.skipped += buffer.readableBytes
      return state.skipped <= Self.mostSkipped
    }
    guard state.body.count + buffer.readableBytes <= request.limit else { return false }
    buffer.withUnsafeReadableBytes { state.body.append(contentsOf: $0) }
    return true
  }

  private func tooLarge(_ task: HTTPClient.Task<HTTPReply>) -> EventLoopFuture<Void> {
    let failure = NetworkFailure.tooLarge(path: request.address.path, limit: request.limit)
    return task.eventLoop.makeFailedFuture(failure)
  }

  func didFinishRequest(task: HTTPClient.Task<HTTPReply>) throws -> HTTPReply {
    state.withLock { state in
      defer { state.body = [] }
      return HTTPReply(
        status: state.head.map { Int($0.status.code) } ?? 0, headers: state.head?.headers ?? [:],
        body: state.body)
    }
  }
}

/// Nothing came within the time.
struct LateAnswer: Error {
  /// To the nearest, and at least one.
  let seconds: Int
}

extension Transfer {
  /// Begins to look at the clock.
  func watch(_ task: HTTPClient.Task<HTTPReply>) {
    state.withLock { arm(&$0, task) }
  }

  func endWatch() {
    state.withLock { state in
      state.isOver = true
      state.alarm?.cancel()
      state.alarm = nil
    }
  }

  private func arm(_ state: inout State, _ task: HTTPClient.Task<HTTPReply>) {
    guard !state.isOver else { return }
    // A byte that comes meanwhile may bring the end nearer, but not nearer than this.
    let next = min(due(state), .now() + TimeAmount(timeouts.idle), end)
    state.alarm = task.eventLoop.scheduleTask(deadline: next) { self.ring(task) }
  }

  /// The alarm is not moved with every piece that comes: when it rings too early, it is set again.
  private func ring(_ task: HTTPClient.Task<HTTPReply>) {
    let late: LateAnswer? = state.withLock { state in
      guard due(state) <= .now() else {
        arm(&state, task)
        return nil
      }
      let waited = NIODeadline.now() - (state.lastByte ?? start)
      return LateAnswer(seconds: max(1, Int((waited.nanoseconds + 500_000_000) / 1_000_000_000)))
    }
    if let late { task.fail(reason: late) }
  }

  private func due(_ state: State) -> NIODeadline {
    let firstByte = start + TimeAmount(timeouts.firstByte)
    return min(state.lastByte.map { $0 + TimeAmount(timeouts.idle) } ?? firstByte, end)
  }

  private var end: NIODeadline { start + TimeAmount(timeouts.whole) }
}
