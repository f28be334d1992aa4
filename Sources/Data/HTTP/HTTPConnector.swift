import FoundationEssentials
import NIOCore
import NIOExtras
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSOCKS
import NIOSSL
import NIOTLS
import PokedexDomain
import Synchronization

/// Makes connections over which HTTP can be spoken: through a proxy where there is one, encrypted
/// where the address wants it.
final class HTTPConnector: Sendable {
  let loop: any EventLoop
  private let settings: NetworkTransport.Settings
  /// Made when it is first needed, for it reads the system's certificates.
  private let encryption = Mutex<NIOSSLContext?>(nil)

  init(_ settings: NetworkTransport.Settings) {
    self.settings = settings
    loop = settings.thread.loops.next()
  }

  /// Keeps a promise of a connection that stands, the proxy's part and encryption included, or
  /// breaks it when the time for that is up. A connection that comes too late is closed.
  func connect(_ line: HTTPLine, _ promise: EventLoopPromise<any Channel>) {
    let limit = TimeAmount(settings.timeouts.connect)
    let alarm = loop.scheduleTask(in: limit) { promise.fail(ChannelError.connectTimeout(limit)) }
    let opened = open(line)
    opened.flatMap { channel in
      self.pass(channel, line).flatMap { self.encrypt(channel, line) }
        .flatMapThrowing {
          try self.speakHTTP(channel)
          return channel
        }
    }.cascade(to: promise)
    promise.futureResult.whenComplete { result in
      alarm.cancel()
      if case .failure = result { opened.whenSuccess { $0.close(promise: nil) } }
    }
  }

  private func open(_ line: HTTPLine) -> EventLoopFuture<any Channel> {
    if let proxy = line.proxy, case .unusable(let reason) = proxy.kind {
      return loop.makeFailedFuture(NetworkFailure.proxy("\(proxy.name) \(reason)"))
    }
    return ClientBootstrap(group: loop)
      .connectTimeout(TimeAmount(settings.timeouts.connect)).connect(to: line)
  }

  private func speakHTTP(_ channel: any Channel) throws {
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(HTTPRequestEncoder())
    try pipeline.addHandler(ByteToMessageHandler(HTTPResponseDecoder()))
    try pipeline.addHandler(NIOHTTPResponseDecompressor(limit: .size(settings.largestBody)))
  }
}

extension HTTPConnector {
  // MARK: Encryption

  private func encrypt(_ channel: any Channel, _ line: HTTPLine) -> EventLoopFuture<Void> {
    guard line.scheme == .https else { return loop.makeSucceededVoidFuture() }
    return handshake(on: channel) {
      try NIOSSLClientHandler(context: try self.context(), serverHostname: line.certificateName)
    }
  }

  private func context() throws -> NIOSSLContext {
    try encryption.withLock { context in
      if let context { return context }
      var configuration = TLSConfiguration.makeClientConfiguration()
      // What is older can be broken (RFC 8996), and would be accepted without a word.
      configuration.minimumTLSVersion = .tlsv12
      configuration.applicationProtocols = ["http/1.1"]
      if let file = settings.trustedCertificates { configuration.trustRoots = .file(file) }
      let made = try NIOSSLContext(configuration: configuration)
      context = made
      return made
    }
  }

  private func handshake(
    on channel: any Channel, _ handler: @escaping () throws -> any ChannelHandler
  ) -> EventLoopFuture<Void> {
    let done = loop.makePromise(of: Void.self)
    do {
      let pipeline = channel.pipeline.syncOperations
      let handler = try handler()
      try pipeline.addHandlers([handler, HandshakeWatch(done)])
    } catch {
      done.fail(error)
    }
    return done.futureResult
  }

  // MARK: Proxies

  /// Goes through the proxy, if there is one.
  private func pass(_ channel: any Channel, _ line: HTTPLine) -> EventLoopFuture<Void> {
    switch line.proxy?.kind {
    case nil, .unusable: loop.makeSucceededVoidFuture()
    case .tunnel(let user, let password):
      tunnel(channel, line, user, password)
    case .socks5:
      handshake(on: channel) { SOCKSClientHandler(targetAddress: line.socksAddress) }
    }
  }

  private static let (tunnelRequest, tunnelAnswer) = ("tunnel's request", "tunnel's answer")

  private func tunnel(
    _ channel: any Channel, _ line: HTTPLine, _ user: String, _ password: String
  ) -> EventLoopFuture<Void> {
    let done = loop.makePromise(of: Void.self)
    do {
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(HTTPRequestEncoder(), name: Self.tunnelRequest)
      try pipeline.addHandler(
        ByteToMessageHandler(HTTPResponseDecoder(leftOverBytesStrategy: .dropBytes)),
        name: Self.tunnelAnswer)
      var headers: HTTPHeaders = ["Host": "\(line.host):\(line.port)"]
      if !user.isEmpty {
        let credentials = Data("\(user):\(password)".utf8).base64EncodedString()
        headers.add(name: "Proxy-Authorization", value: "Basic \(credentials)")
      }
      try pipeline.addHandler(
        NIOHTTP1ProxyConnectHandler(
          targetHost: line.host, targetPort: line.port, headers: headers,
          // The time for the whole of a connection is watched already.
          deadline: .distantFuture, promise: done))
    } catch {
      done.fail(error)
    }
    return done.futureResult.flatMap {
      .andAllSucceed(
        [Self.tunnelAnswer, Self.tunnelRequest].map { channel.pipeline.removeHandler(name: $0) },
        on: self.loop)
    }
  }
}

extension HTTPLine {
  /// The proxy finds out what a name stands for.
  fileprivate var socksAddress: SOCKSAddress {
    number.map { .address($0) } ?? .domain(host, port: port)
  }
}

/// Waits for the handler before it to shake hands.
private final class HandshakeWatch: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let done: EventLoopPromise<Void>

  init(_ done: EventLoopPromise<Void>) {
    self.done = done
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case TLSUserEvent.handshakeCompleted, is SOCKSProxyEstablishedEvent: done.succeed(())
    default: break
    }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    done.fail(error)
    context.fireErrorCaught(error)
  }

  func channelInactive(context: ChannelHandlerContext) {
    done.fail(ConnectionClosed())
    context.fireChannelInactive()
  }
}
