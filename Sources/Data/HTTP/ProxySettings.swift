/// Which proxy the environment names for which address: `http_proxy`, `https_proxy`, `all_proxy`
/// and `no_proxy`, in lower case or, where that is not set, in upper case.
///
/// `HTTP_PROXY` alone is never read, as by curl: a web server that runs a program sets it to what a
/// visitor sends as the header `Proxy`, who would then choose the proxy.
package struct ProxySettings: Hashable, Sendable {
  private let servers: [WebAddress.Scheme: ProxyServer]
  private let exceptions: [ProxyException]

  /// No proxy at all.
  package static let none = ProxySettings(environment: [:])

  package init(environment: [String: String]) {
    func variable(_ names: String...) -> (name: String, value: String)? {
      names.lazy.compactMap { name in environment[name].map { (name, $0) } }
        .first { !$0.1.isEmpty }
    }
    let all = variable("all_proxy", "ALL_PROXY")
    let named = [
      WebAddress.Scheme.http: variable("http_proxy") ?? all,
      .https: variable("https_proxy", "HTTPS_PROXY") ?? all,
    ]
    servers = named.compactMapValues { $0.map(ProxyServer.init) }
    exceptions = (variable("no_proxy", "NO_PROXY")?.value ?? "").lowercased()
      .split { $0 == "," || $0 == " " }
      .compactMap(ProxyException.init)
  }

  /// The proxy to ask for what is at the address; nil to ask its host.
  func server(for address: WebAddress) -> ProxyServer? {
    exceptions.contains { $0.covers(address) } ? nil : servers[address.scheme]
  }
}

/// A proxy as the environment names it.
struct ProxyServer: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// One that opens a tunnel when asked with CONNECT.
    case tunnel(user: String, password: String)
    /// A value that cannot be used, and why.
    case unusable(String)
  }

  let kind: Kind
  let host: String
  let port: Int
  /// The variable that names it.
  let variable: String

  /// - Parameter value: such as `http://user:password@proxy.lan:3128/`, of which all but the host
  ///   may be missing. The last `@` ends the password, whatever else is in there, so that no piece
  ///   of one is taken for a host and shown.
  init(variable: String, value: String) {
    self.variable = variable
    let (scheme, rest) = Self.parted(value)
    let at = rest.lastIndex(of: "@")
    let server = rest[(at.map(rest.index(after:)) ?? rest.startIndex)...]
      .prefix { !"/?#".contains($0) }
    let address = WebAddress("http://\(server)")
    host = address?.host ?? ""
    port = address?.port ?? 80
    kind =
      if address == nil {
        .unusable("is not an address")
      } else if scheme == "http" {
        Self.tunnel(credentials: at.map { rest[..<$0] } ?? "")
      } else {
        // Before an @, it may be a user's name.
        .unusable("is of a kind that is not known" + (at == nil ? ": \(scheme)" : ""))
      }
  }

  /// The scheme in lower case, and what follows it.
  private static func parted(_ value: String) -> (scheme: String, rest: Substring) {
    guard let end = value.firstRange(of: "://"), WebAddress.isScheme(value[..<end.lowerBound])
    else { return ("http", value[...]) }
    return (value[..<end.lowerBound].lowercased(), value[end.upperBound...])
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
