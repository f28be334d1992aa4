/// An entry of `no_proxy`: hosts that are accessed without a proxy.
enum ProxyException: Hashable, Sendable {
  /// `*`
  case all
  /// An IP address or a range of them, such as `127.0.0.0/8`.
  case network(IPNetwork, port: Int?)
  /// `example.org`, `.example.org` or `*.example.org`: that host and all its subdomains.
  case domain(String, port: Int?)

  /// Returns `nil` if the text contains no host.
  ///
  /// - Parameter text: an entry in lower case; a port may follow the host.
  init?(_ text: Substring) {
    guard text != "*" else {
      self = .all
      return
    }
    // A colon can also be part of an IPv6 address.
    if let network = IPNetwork(text) {
      self = .network(network, port: nil)
      return
    }
    let (host, port) = Self.parted(text)
    if let network = IPNetwork(host) {
      self = .network(network, port: port)
      return
    }
    let domain = (host.hasPrefix("*.") ? host.dropFirst() : host).drop { $0 == "." }
    guard !domain.isEmpty else { return nil }
    self = .domain(String(domain), port: port)
  }

  private static func parted(_ text: Substring) -> (host: Substring, port: Int?) {
    guard let colon = text.lastIndex(of: ":"), let port = Int(text[text.index(after: colon)...])
    else { return (text, nil) }
    return (text[..<colon], port)
  }

  func covers(_ address: WebAddress) -> Bool {
    let number = IPAddress(address.host)
    return switch self {
    case .all: true
    case .network(let network, let port):
      number.map(network.contains) == true && Self.fits(port, address)
    case .domain(let domain, let port):
      number == nil && (address.host == domain || address.host.hasSuffix(".\(domain)"))
        && Self.fits(port, address)
    }
  }

  private static func fits(_ port: Int?, _ address: WebAddress) -> Bool {
    port == nil || port == address.port
  }
}
