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

  /// The host as others than an address write it: an IPv6 address without its brackets.
  var bareHost: String {
    host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
  }

  /// What a certificate must be for; nil where that is the number of an address.
  var certificateName: String? {
    let isNumber = host.hasPrefix("[") || !host.contains { $0.isLetter }
    return isNumber ? nil : host
  }
}
