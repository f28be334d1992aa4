import NIOCore
import NIOSSL
import Synchronization

/// The connection pool of a transport. After a response, a connection stays open for some time for
/// the next request. Everything here runs on the event loop.
final class HTTPConnections: Sendable {
  private struct Idle {
    let channel: any Channel
    let since: NIODeadline
  }

  private struct State {
    var idle: [ConnectionKey: [Idle]] = [:]
    var all: [ObjectIdentifier: any Channel] = [:]
    /// Connections that are being established.
    var promises: [Int: EventLoopPromise<any Channel>] = [:]
    var lastPromise = 0
    var timer: Scheduled<Void>?
    var isShutDown = false

    /// Returns `nil` after the shutdown.
    mutating func add(_ promise: EventLoopPromise<any Channel>) -> Int? {
      guard !isShutDown else { return nil }
      lastPromise += 1
      promises[lastPromise] = promise
      return lastPromise
    }
  }

  let loop: any EventLoop
  private let connector: HTTPConnector
  private let idleTime: TimeAmount
  private let state = Mutex(State())

  init(_ settings: NetworkTransport.Settings) {
    connector = HTTPConnector(settings)
    loop = connector.loop
    idleTime = TimeAmount(settings.idleConnection)
  }

  var isShutDown: Bool { state.withLock { $0.isShutDown } }

  /// Takes an idle connection from the pool, or returns `nil` if there is none.
  func idle(_ line: ConnectionKey) -> (any Channel)? {
    state.withLock { state in
      while let idle = state.idle[line]?.popLast() {
        if idle.channel.isActive { return idle.channel }
      }
      return nil
    }
  }

  /// Opens a new connection.
  func connect(_ line: ConnectionKey) -> EventLoopFuture<any Channel> {
    let promise = loop.makePromise(of: (any Channel).self)
    let number = state.withLock { $0.add(promise) }
    guard let number else {
      promise.fail(CancellationError())
      return promise.futureResult
    }
    connector.connect(line, promise)
    return promise.futureResult.flatMapThrowing { channel in
      try self.connector.configureHTTP(on: channel, HTTPExchange(line, self))
      self.add(channel)
      return channel
    }.always { _ in self.state.withLock { $0.promises[number] = nil } }
  }

  private func add(_ channel: any Channel) {
    let id = ObjectIdentifier(channel)
    state.withLock { $0.all[id] = channel }
    channel.closeFuture.whenComplete { _ in self.state.withLock { $0.all[id] = nil } }
  }

  /// Returns a connection to the pool for the next request.
  func keep(_ channel: any Channel, _ line: ConnectionKey) {
    state.withLock { state in
      state.idle[line, default: []].append(Idle(channel: channel, since: .now()))
      if state.timer == nil { arm(&state, .now() + idleTime) }
    }
  }

  /// Removes a connection from the pool.
  func drop(_ channel: any Channel, _ line: ConnectionKey) {
    state.withLock { $0.idle[line]?.removeAll { $0.channel === channel } }
  }

  /// Fetches the certificate of a server, even an invalid one.
  func certificate(_ line: ConnectionKey) -> EventLoopFuture<NIOSSLCertificate> {
    let promise = loop.makePromise(of: NIOSSLCertificate.self)
    guard !isShutDown else {
      promise.fail(CancellationError())
      return promise.futureResult
    }
    connector.findCertificate(line, promise)
    return promise.futureResult
  }

  private func arm(_ state: inout State, _ deadline: NIODeadline) {
    state.timer = loop.scheduleTask(deadline: deadline) { [weak self] in self?.sweep() }
  }

  /// Closes old connections. The timer is not rescheduled with each request; if it fires too early,
  /// it is set again.
  private func sweep() {
    let oldest = NIODeadline.now() - idleTime
    let old = state.withLock { state in
      var old: [any Channel] = []
      for (line, idle) in state.idle {
        old += idle.filter { $0.since <= oldest }.map(\.channel)
        let young = idle.filter { $0.since > oldest }
        state.idle[line] = young.isEmpty ? nil : young
      }
      state.timer = nil
      let next = state.idle.values.joined().map(\.since).min()
      if let next { arm(&state, next + idleTime) }
      return old
    }
    for channel in old { channel.close(promise: nil) }
  }

  /// Closes all connections for good, including those in use and those being established.
  func shutDown() {
    let (channels, promises) = state.withLock { state in
      defer { state = State(isShutDown: true) }
      state.timer?.cancel()
      return (Array(state.all.values), Array(state.promises.values))
    }
    for promise in promises { promise.fail(CancellationError()) }
    for channel in channels { channel.close(promise: nil) }
  }
}
