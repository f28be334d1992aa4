import FoundationEssentials
import NIOCore
import NIOExtras
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL
import NIOTLS
import PokedexDomain
import Synchronization

/// Opens connections for HTTP: through a proxy if one is configured, and encrypted if the URL
/// requires it.
final class HTTPConnector: Sendable {
  let loop: any EventLoop
  private let settings: NetworkTransport.Settings
  /// The TLS context, created on first use because it reads the system's certificates.
  private let encryption = Mutex<NIOSSLContext?>(nil)

  init(_ settings: NetworkTransport.Settings) {
    self.settings = settings
    loop = settings.thread.loops.next()
  }

  /// Fulfills the promise with an open connection, after the proxy's and the TLS handshake, or
  /// fails it at the timeout. A connection that opens too late is closed.
  func connect(_ line: ConnectionKey, _ promise: EventLoopPromise<any Channel>) {
    let opened = openConnection(line, promise) { channel in
      self.encrypt(channel, line).map { channel }
    }
    promise.futureResult.whenFailure { _ in opened.whenSuccess { $0.close(promise: nil) } }
  }

  /// Fulfills the promise with the server's certificate, even an invalid one, or fails it. No
  /// request is sent: the handshake ends once the certificate has arrived.
  func findCertificate(_ line: ConnectionKey, _ promise: EventLoopPromise<NIOSSLCertificate>) {
    let opened = openConnection(line, promise) { self.certificate(on: $0, line) }
    promise.futureResult.whenComplete { _ in opened.whenSuccess { $0.close(promise: nil) } }
  }

  /// - Returns: the connection to the host or its proxy.
  private func openConnection<Value: Sendable>(
    _ line: ConnectionKey, _ promise: EventLoopPromise<Value>,
    _ handshake: @escaping @Sendable (any Channel) -> EventLoopFuture<Value>
  ) -> EventLoopFuture<any Channel> {
    let limit = TimeAmount(settings.timeouts.connect)
    let timer = loop.scheduleTask(in: limit) { promise.fail(ChannelError.connectTimeout(limit)) }
    promise.futureResult.whenComplete { _ in timer.cancel() }
    let opened = open(line)
    opened.flatMap { channel in self.passProxy(channel, line).flatMap { handshake(channel) } }
      .cascade(to: promise)
    return opened
  }

  private func open(_ line: ConnectionKey) -> EventLoopFuture<any Channel> {
    if let proxy = line.proxy, case .unusable(let reason) = proxy.kind {
      return loop.makeFailedFuture(NetworkFailure.proxy("\(proxy.name) \(reason)"))
    }
    return ClientBootstrap(group: loop)
      .connectTimeout(TimeAmount(settings.timeouts.connect)).connect(to: line)
  }

  /// Sets a connection up for HTTP requests and responses.
  func configureHTTP(on channel: any Channel, _ exchange: HTTPExchange) throws {
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(exchange.pieces)
    try pipeline.addHandler(HTTPRequestEncoder())
    try pipeline.addHandler(
      ByteToMessageHandler(HTTPResponseDecoder(limitConfiguration: .responseLimits)))
    try pipeline.addHandler(NIOHTTPResponseDecompressor(limit: .size(settings.largestBody)))
    try pipeline.addHandler(exchange)
  }
}

extension NIOHTTPDecoderLimitConfiguration {
  /// Limits for the response head; NIO's default is 2 MiB.
  fileprivate static var responseLimits: Self {
    var limits = Self()
    limits.maxHeaderListSize = 262_144
    return limits
  }
}

extension HTTPConnector {
  // MARK: Encryption

  private func encrypt(_ channel: any Channel, _ line: ConnectionKey) -> EventLoopFuture<Void> {
    guard line.scheme == .https else { return loop.makeSucceededVoidFuture() }
    let name = line.serverName
    return handshake(on: channel) {
      try NIOSSLClientHandler(context: try self.context(), serverHostname: name.indication)
    }.flatMapThrowing {
      let certificate = try channel.pipeline.syncOperations.nioSSL_peerCertificate()
      guard let certificate, name.isAmong(certificate.names) else { throw ForeignCertificate() }
    }
  }

  private func certificate(
    on channel: any Channel, _ line: ConnectionKey
  ) -> EventLoopFuture<NIOSSLCertificate> {
    let found = loop.makePromise(of: NIOSSLCertificate.self)
    let ended = handshake(on: channel) {
      try NIOSSLClientHandler(
        context: try self.context(), serverHostname: line.serverName.indication
      ) { chain, verdict in
        // Fulfilling the promise closes the connection, which must not happen within this callback.
        if let first = chain.first { self.loop.execute { found.succeed(first) } }
        verdict.succeed(NIOSSLVerificationResult.failed)
      }
    }
    ended.whenComplete { _ in found.fail(ConnectionClosed()) }
    return found.futureResult
  }

  private func context() throws -> NIOSSLContext {
    try encryption.withLock { context in
      if let context { return context }
      var configuration = TLSConfiguration.makeClientConfiguration()
      // Older versions are insecure (RFC 8996) but would be accepted silently.
      configuration.minimumTLSVersion = .tlsv12
      configuration.applicationProtocols = ["http/1.1"]
      // The library still verifies authority and dates; ``ServerName`` verifies the name.
      configuration.certificateVerification = .noHostnameVerification
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
      try pipeline.addHandlers([handler, HandshakeWatch(done, until: .encryption)])
    } catch {
      done.fail(error)
    }
    return done.futureResult
  }

  // MARK: Proxies

  /// Opens a tunnel through the proxy, if one is configured.
  private func passProxy(_ channel: any Channel, _ line: ConnectionKey) -> EventLoopFuture<Void> {
    switch line.proxy?.kind {
    case nil, .unusable: loop.makeSucceededVoidFuture()
    case .tunnel(let user, let password): tunnel(channel, line, user, password)
    }
  }

  private static let tunnelRequest = "tunnel's request"
  private static let tunnelAnswer = "tunnel's answer"

  private func tunnel(
    _ channel: any Channel, _ line: ConnectionKey, _ user: String, _ password: String
  ) -> EventLoopFuture<Void> {
    let done = loop.makePromise(of: Void.self)
    do {
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(HTTPRequestEncoder(), name: Self.tunnelRequest)
      try pipeline.addHandler(
        ByteToMessageHandler(
          HTTPResponseDecoder(
            leftOverBytesStrategy: .dropBytes, limitConfiguration: .responseLimits)),
        name: Self.tunnelAnswer)
      var headers: HTTPHeaders = ["Host": "\(line.host):\(line.port)"]
      if !user.isEmpty {
        let credentials = Data("\(user):\(password)".utf8).base64EncodedString()
        headers.add(name: "Proxy-Authorization", value: "Basic \(credentials)")
      }
      try pipeline.addHandler(
        NIOHTTP1ProxyConnectHandler(
          targetHost: line.host, targetPort: line.port, headers: headers,
          // The connection timeout already covers the tunnel.
          deadline: .distantFuture, promise: done))
      // The preceding handler ignores an unreadable response.
      try pipeline.addHandler(HandshakeWatch(done, until: .answer))
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

/// Waits for the handshake of the preceding handler.
private final class HandshakeWatch: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  enum End {
    case encryption
    /// Waits for errors only; another handler waits for the response.
    case answer
  }

  private let done: EventLoopPromise<Void>
  private let end: End

  init(_ done: EventLoopPromise<Void>, until end: End) {
    self.done = done
    self.end = end
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if end == .encryption, case TLSUserEvent.handshakeCompleted = event { done.succeed(()) }
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
