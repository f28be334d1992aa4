import NIOCore
import NIOPosix
import PokedexDomain

/// What a connection leads to, and by which way: requests with the same line can share one.
struct HTTPLine: Hashable, Sendable {
  let scheme: WebAddress.Scheme
  let host: String
  let port: Int
  let proxy: ProxyServer?

  init(to address: WebAddress, through proxy: ProxyServer?) {
    (scheme, host, port) = (address.scheme, address.host, address.port)
    self.proxy = proxy
  }

  /// The host, if it is the number of an address.
  var number: SocketAddress? { Self.number(host, port) }

  /// What a certificate must be for; nil where that is the number of an address.
  var certificateName: String? {
    number == nil && host.contains { $0.isLetter } ? host : nil
  }

  fileprivate static func number(_ host: String, _ port: Int) -> SocketAddress? {
    let bare = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    return try? SocketAddress(ipAddress: bare, port: port)
  }
}

extension ClientBootstrap {
  /// Connects to the host, or to the proxy where there is one.
  func connect(to line: HTTPLine) -> EventLoopFuture<any Channel> {
    let (host, port) = line.proxy.map { ($0.host, $0.port) } ?? (line.host, line.port)
    guard let number = HTTPLine.number(host, port) else { return connect(host: host, port: port) }
    return connect(to: number)
  }
}
