/// The proxies set in the environment: `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy`,
/// each in lower case or, if that is not set, in upper case.
///
/// `HTTP_PROXY` is ignored, as in curl: a web server that runs a CGI program sets it to the request
/// header `Proxy`, so a visitor could choose the proxy.
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

  /// The proxy for an address, or `nil` for a direct connection.
  func server(for address: WebAddress) -> ProxyServer? {
    exceptions.contains { $0.covers(address) } ? nil : servers[address.scheme]
  }
}

/// A proxy set in the environment.
struct ProxyServer: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A proxy that opens a tunnel with CONNECT.
    case tunnel(user: String, password: String)
    /// An unusable value, with the reason.
    case unusable(String)
  }

  let kind: Kind
  let host: String
  let port: Int
  /// The name of the environment variable.
  let variable: String

  /// - Parameter value: such as `http://user:password@proxy.lan:3128/`, with all parts but the host
  ///   optional. The last `@` ends the password, whatever characters come before it, so that no
  ///   part of a password is mistaken for the host and displayed.
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
        // Text before an `@` may be a user name and is not shown.
        .unusable("has an unknown scheme" + (at == nil ? ": \(scheme)" : ""))
      }
  }

  /// Splits a value into its scheme, in lower case, and the rest.
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

  /// The proxy in messages to the user, without user name and password.
  var name: String { host.isEmpty ? variable : "\(host):\(port) (from \(variable))" }
}
