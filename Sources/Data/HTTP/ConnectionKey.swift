import NIOCore
import NIOPosix

/// The destination of a connection and the proxy on the way; requests with equal keys can share a
/// connection.
struct ConnectionKey: Hashable, Sendable {
  let scheme: WebAddress.Scheme
  let host: String
  let port: Int
  let proxy: ProxyServer?

  init(to address: WebAddress, through proxy: ProxyServer?) {
    scheme = address.scheme
    host = address.host
    port = address.port
    self.proxy = proxy
  }

  /// The name that the server's certificate must contain.
  var serverName: ServerName { ServerName(host) }
}

extension ClientBootstrap {
  /// Connects to the host, or to the proxy if there is one.
  func connect(to line: ConnectionKey) -> EventLoopFuture<any Channel> {
    let (host, port) = line.proxy.map { ($0.host, $0.port) } ?? (line.host, line.port)
    guard let number = IPAddress(host)?.socketAddress(port: port) else {
      return connect(host: host, port: port)
    }
    return connect(to: number)
  }
}
