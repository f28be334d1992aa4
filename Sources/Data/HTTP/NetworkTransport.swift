import NIOCore
import NIOHTTP1
import PokedexDomain

/// Fetches resources over the network. It opens no connection before the first request.
package final class NetworkTransport: HTTPTransport {
  package struct Settings: Sendable {
    /// The `User-Agent` header, such as `pokedex/1.0`.
    package var userAgent: String
    package var timeouts = Timeouts()
    package var proxies = ProxySettings.none
    /// The time that an idle connection stays open: long enough for a user who keeps reading, but
    /// no longer, because the server has to keep it open as well.
    package var idleConnection: Duration = .seconds(5)
    /// The maximum size in bytes of any decompressed body, regardless of the request's own limit.
    /// Bodies are decompressed piece by piece, so a decompression bomb takes no more memory than
    /// this.
    package var largestBody = 8 * 1_048_576
    /// The thread that handles the connections.
    package var thread = NetworkThread.screen
    /// The path of a file with certificates to trust instead of the system's.
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

  /// Cancels all transfers and closes all connections. A program that exits does not have to call
  /// it, and deallocating the transport has the same effect.
  package func shutdown() async {
    // The closure never throws.
    try? await connections.loop.submit { self.connections.shutDown() }.get()
  }
}

extension NetworkTransport {
  /// Follows up to five redirects, all on the same host.
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

  /// Performs one exchange, in which a redirect counts as a success.
  private func exchange(
    _ request: HTTPRequest, start: NIODeadline
  ) async throws(TransferError) -> HTTPReply {
    guard !Task.isCancelled else { throw .cancelled }
    let proxy = settings.proxies.server(for: request.address)
    let transfer = Transfer(request, head(of: request), start: start, timeouts: settings.timeouts)
    do {
      let reply = try await transfer.reply(
        over: connections, ConnectionKey(to: request.address, through: proxy))
      if reply.location == nil, let failure = transfer.failure { throw failure }
      return reply
    } catch {
      if Task.isCancelled { throw .cancelled }
      if let failure = transfer.failure { throw .failed(failure) }
      let route = Route(
        address: request.address, proxy: proxy, isConnected: transfer.isConnected,
        limit: request.limit, timeouts: settings.timeouts)
      throw await explained(
        route.failure(error), ConnectionKey(to: request.address, through: proxy))
    }
  }

  private func head(of request: HTTPRequest) -> HTTPRequestHead {
    // On the local machine, sending a body takes less time than compressing it.
    let packing = request.address.isLoopback ? "identity" : "gzip"
    var headers: HTTPHeaders = [
      "Host": request.address.authority, "User-Agent": settings.userAgent, "Accept": "*/*",
      "Accept-Encoding": packing,
    ]
    if let etag = request.etag { headers.add(name: "If-None-Match", value: etag) }
    return HTTPRequestHead(
      version: .http1_1, method: .GET, uri: request.address.target, headers: headers)
  }

  /// Looks at an untrusted certificate again, to find out why it is not trusted.
  private func explained(_ error: TransferError, _ line: ConnectionKey) async -> TransferError {
    guard case .failed(.insecure(let host, CertificateInspection.untrusted)) = error,
      let certificate = try? await connections.certificate(line).get(),
      let reason = CertificateInspection.reason(certificate)
    else { return error }
    return .failed(.insecure(host: host, reason: reason))
  }
}
