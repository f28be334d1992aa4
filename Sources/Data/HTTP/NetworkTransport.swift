import NIOCore
import NIOHTTP1
import PokedexDomain

/// Fetches over the network. Nothing is made before the first request.
package final class NetworkTransport: HTTPTransport {
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

  private let settings: Settings
  private let connections: HTTPConnections

  package init(_ settings: Settings) {
    self.settings = settings
    connections = HTTPConnections(settings)
  }

  deinit {
    let connections = connections
    connections.loop.execute { connections.shutDown() }
  }

  /// Gives up what is under way at once, and closes all connections. A program that ends need not
  /// call it; a transport that is let go does the same by itself.
  package func shutdown() async {
    // Nothing in it throws.
    try? await connections.loop.submit { self.connections.shutDown() }.get()
  }
}

extension NetworkTransport {
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
    let transfer = Transfer(request, head(of: request), start: start, timeouts: settings.timeouts)
    do {
      let reply = try await transfer.reply(
        over: connections, HTTPLine(to: request.address, through: proxy))
      if reply.location == nil, let failure = transfer.failure { throw failure }
      return reply
    } catch {
      if Task.isCancelled { throw .cancelled }
      if let failure = transfer.failure { throw .failed(failure) }
      let route = Route(
        address: request.address, proxy: proxy, isConnected: transfer.isConnected,
        limit: request.limit, timeouts: settings.timeouts)
      throw await explained(
        route.failure(error), HTTPLine(to: request.address, through: proxy))
    }
  }

  private func head(of request: HTTPRequest) -> HTTPRequestHead {
    // On its own machine a body is sooner sent than packed and unpacked.
    let packing = request.address.isLoopback ? "identity" : "gzip"
    var headers: HTTPHeaders = [
      "Host": request.address.authority, "User-Agent": settings.userAgent, "Accept": "*/*",
      "Accept-Encoding": packing,
    ]
    if let etag = request.etag { headers.add(name: "If-None-Match", value: etag) }
    return HTTPRequestHead(
      version: .http1_1, method: .GET, uri: request.address.target, headers: headers)
  }

  /// A certificate that is not trusted is looked at once more, to say why.
  private func explained(_ error: TransferError, _ line: HTTPLine) async -> TransferError {
    guard case .failed(.insecure(let host, CertificateInspection.untrusted)) = error,
      let certificate = try? await connections.certificate(line).get(),
      let reason = CertificateInspection.reason(certificate)
    else { return error }
    return .failed(.insecure(host: host, reason: reason))
  }
}
