/// Which proxy the environment names for which address: `http_proxy`, `https_proxy`, `all_proxy`
/// and `no_proxy`, in lower case or, where that is not set, in upper case.
package struct ProxySettings: Hashable, Sendable {
  private let servers: [WebAddress.Scheme: ProxyServer]
  private let exceptions: [String]

  /// No proxy at all.
  package static let none = ProxySettings(environment: [:])

  package init(environment: [String: String]) {
    func variable(_ name: String) -> (name: String, value: String)? {
      [name, name.uppercased()].lazy
        .compactMap { name in environment[name].map { (name, $0) } }
        .first { !$0.1.isEmpty }
    }
    let all = variable("all_proxy")
    var servers: [WebAddress.Scheme: ProxyServer] = [:]
    for scheme in [WebAddress.Scheme.http, .https] {
      servers[scheme] = (variable("\(scheme)_proxy") ?? all).map(ProxyServer.init)
    }
    self.servers = servers
    exceptions = (variable("no_proxy")?.value ?? "")
      .split { $0 == "," || $0 == " " }
      .map { $0.lowercased() }
  }

  /// The proxy to ask for what is at the address; nil to ask its host.
  func server(for address: WebAddress) -> ProxyServer? {
    exceptions.contains { Self.excepts($0, address) } ? nil : servers[address.scheme]
  }

  /// `*` is every host; `example.org` and `.example.org` are that host and all below it; a port may
  /// follow.
  private static func excepts(_ exception: String, _ address: WebAddress) -> Bool {
    if exception == "*" { return true }
    var domain = exception[...]
    let port = ":\(address.port)"
    if domain.hasSuffix(port) { domain = domain.dropLast(port.count) }
    domain = domain.drop { $0 == "." }
    guard !domain.isEmpty else { return false }
    return address.host == domain || address.host == "[\(domain)]"
      || address.host.hasSuffix(".\(domain)")
  }
}

/// A proxy as the environment names it.
struct ProxyServer: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// One that opens a tunnel when asked with CONNECT.
    case tunnel(user: String, password: String)
    case socks5
    /// A value that cannot be used, and why.
    case unusable(String)
  }

  let kind: Kind
  let host: String
  let port: Int
  /// The variable that names it.
  let variable: String

  init(variable: String, value: String) {
    self.variable = variable
    let scheme = value.firstRange(of: "://")
    let name = scheme.map { value[..<$0.lowerBound].lowercased() } ?? "http"
    let rest = value[(scheme?.upperBound ?? value.startIndex)...].prefix { $0 != "/" }
    let at = rest.lastIndex(of: "@")
    let server = rest[(at.map(rest.index(after:)) ?? rest.startIndex)...]
    let address = WebAddress("http://\(server)")
    host = address?.host ?? ""
    let isSocks = name == "socks5" || name == "socks5h"
    port = server.hasSuffix(":\(address?.port ?? 0)") ? address?.port ?? 0 : isSocks ? 1_080 : 80
    kind =
      if address == nil {
        .unusable("is not an address")
      } else if isSocks {
        .socks5
      } else if name == "http" {
        Self.tunnel(credentials: at.map { rest[..<$0] } ?? "")
      } else {
        .unusable("is of a kind that is not known: \(name)")
      }
  }

  private static func tunnel(credentials: Substring) -> Kind {
    let user = credentials.prefix { $0 != ":" }
    let password = credentials[user.endIndex...].dropFirst()
    return .tunnel(user: unescaped(user), password: unescaped(password))
  }

  private static func unescaped(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      let code = rest.prefix(2)
      if byte == UInt8(ascii: "%"), code.count == 2, let value = UInt8(Substring(code), radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Names it to the player, without user and password.
  var name: String { host.isEmpty ? variable : "\(host):\(port) (from \(variable))" }
}
