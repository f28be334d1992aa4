import AsyncHTTPClient
import NIOCore
import NIOSSL
import PokedexDomain
import Synchronization

/// Fetches over the network. Nothing is made before the first request.
package final class AsyncHTTPTransport: HTTPTransport {
  package struct Settings: Sendable {
    /// Such as `pokedex/1.0`.
    package var userAgent: String
    package var timeouts = Timeouts()
    package var proxies = ProxySettings.none
    /// How long a connection is kept that nobody uses: long enough for who goes on reading, and no
    /// longer, for servers have to keep it, too.
    package var idleConnection: Duration = .seconds(5)
    /// The most bytes that any answer may have, unpacked, whatever its request allows. Packed
    /// answers are unpacked piece by piece, so a small one that is made to grow without end takes
    /// no more memory than this.
    package var largestBody = 8 * 1_048_576
    /// Where it works.
    package var thread = NetworkThread.screen
    /// A file of certificates to trust in place of the system's.
    package var trustedCertificates: String?

    package init(userAgent: String) {
      self.userAgent = userAgent
    }
  }

  private struct Engine {
    /// A client knows one proxy only.
    var clients: [ProxyServer?: HTTPClient] = [:]
    var isShutDown = false
  }

  private let settings: Settings
  private let engine = Mutex(Engine())

  package init(_ settings: Settings) {
    self.settings = settings
  }

  deinit {
    let clients = takeClients()
    Task.detached(executorPreference: settings.thread.executor) { await Self.close(clients) }
  }

  /// Gives up what is under way at once, and closes all connections. A program that ends should
  /// not wait for it: a connection that is being made is waited for until its time-out.
  /// It need not call it either; a transport that is let go does the same by itself.
  package func shutdown() async {
    await Self.close(takeClients())
  }

  private func takeClients() -> [HTTPClient] {
    engine.withLock { engine in
      defer { engine = Engine(isShutDown: true) }
      return Array(engine.clients.values)
    }
  }

  private static func close(_ clients: [HTTPClient]) async {
    // What it may say would change nothing that is done next.
    for client in clients { try? await client.shutdown() }
  }
}

extension AsyncHTTPTransport {
  /// Follows up to five redirects that stay on the host.
  package func get(_ request: HTTPRequest) async throws(TransferError) -> HTTPResponse {
    let start = NIODeadline.now()
    let limit = min(request.limit, settings.largestBody)
    var current = HTTPRequest(request.address, limit: limit, etag: request.etag)
    for _ in 0...5 {
      let reply = try await exchange(current, start: start)
      guard let location = reply.location else { return reply.response }
      guard let next = current.address.following(location), current.address.maySendOn(to: next)
      else { break }
      current = HTTPRequest(next, limit: limit, etag: request.etag)
    }
    throw .failed(.redirected(path: request.address.path))
  }

  /// A redirect is a good reply here.
  private func exchange(
    _ request: HTTPRequest, start: NIODeadline
  ) async throws(TransferError) -> HTTPReply {
    guard !Task.isCancelled else { throw .cancelled }
    let proxy = settings.proxies.server(for: request.address)
    let transfer = Transfer(request, start: start, timeouts: settings.timeouts)
    do {
      let reply = try await run(transfer, request, proxy)
      if reply.location == nil, let failure = transfer.failure { throw failure }
      return reply
    } catch {
      if Task.isCancelled { throw .cancelled }
      if let failure = transfer.failure { throw .failed(failure) }
      let route = Route(
        address: request.address, proxy: proxy, isConnected: transfer.isConnected,
        limit: request.limit, timeouts: settings.timeouts)
      throw await explained(route.failure(error), request.address, proxy)
    }
  }

  private func run(
    _ transfer: Transfer, _ request: HTTPRequest, _ proxy: ProxyServer?
  ) async throws -> HTTPReply {
    let message = try message(for: request)
    let task = try client(proxy).execute(request: message, delegate: transfer)
    transfer.watch(task)
    defer { transfer.endWatch() }
    return try await withTaskCancellationHandler {
      try await task.get()
    } onCancel: {
      task.cancel()
    }
  }

  private func message(for request: HTTPRequest) throws -> HTTPClient.Request {
    var message = try HTTPClient.Request(url: request.address.description)
    message.headers.add(name: "User-Agent", value: settings.userAgent)
    message.headers.add(name: "Accept", value: "*/*")
    // On its own machine a body is sooner sent than packed and unpacked.
    let packing = request.address.isLoopback ? "identity" : "gzip"
    message.headers.add(name: "Accept-Encoding", value: packing)
    if let etag = request.etag { message.headers.add(name: "If-None-Match", value: etag) }
    return message
  }

  /// A certificate that is not accepted is looked at once more, to say why.
  private func explained(
    _ error: TransferError, _ address: WebAddress, _ proxy: ProxyServer?
  ) async -> TransferError {
    guard case .failed(.insecure(let host, _)) = error, proxy == nil,
      let reason = await CertificateInspection(address, settings.thread.loops, settings.timeouts)
        .reason()
    else { return error }
    return .failed(.insecure(host: host, reason: reason))
  }
}

extension AsyncHTTPTransport {
  private func client(_ proxy: ProxyServer?) throws -> HTTPClient {
    try engine.withLock { engine in
      guard !engine.isShutDown else { throw HTTPClientError.alreadyShutdown }
      if let client = engine.clients[proxy] { return client }
      let client = HTTPClient(
        eventLoopGroup: settings.thread.loops, configuration: try configuration(proxy))
      engine.clients[proxy] = client
      return client
    }
  }

  /// What is older can be broken (RFC 8996), and would be accepted without a word.
  private var encryption: TLSConfiguration {
    var result = TLSConfiguration.makeClientConfiguration()
    result.minimumTLSVersion = .tlsv12
    if let file = settings.trustedCertificates { result.trustRoots = .file(file) }
    return result
  }

  private func configuration(_ proxy: ProxyServer?) throws -> HTTPClient.Configuration {
    var result = HTTPClient.Configuration()
    result.tlsConfiguration = encryption
    result.redirectConfiguration = .disallow
    result.timeout.connect = TimeAmount(settings.timeouts.connect)
    result.proxy = try proxy?.configuration()
    result.decompression = .enabled(limit: .size(settings.largestBody))
    // With HTTP/2, one connection that hangs would take all later requests with it, for it is not
    // closed when one of its requests is given up.
    result.httpVersion = .http1Only
    // Otherwise a refused connection is tried again until the time is up.
    result.connectionPool.retryConnectionEstablishment = false
    result.connectionPool.idleTimeout = TimeAmount(settings.idleConnection)
    // Nobody listens.
    result.tracing.tracer = nil
    return result
  }
}

extension ProxyServer {
  fileprivate func configuration() throws(NetworkFailure) -> HTTPClient.Configuration.Proxy {
    switch kind {
    case .tunnel("", _): .server(host: host, port: port)
    case .tunnel(let user, let password):
      .server(
        host: host, port: port,
        authorization: .basic(username: user, password: password))
    case .socks5: .socksServer(host: host, port: port)
    case .unusable(let reason): throw .proxy("\(name) \(reason)")
    }
  }
}
