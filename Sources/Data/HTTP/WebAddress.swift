/// A validated web address: http or https, a host, a port and a path.
///
/// It contains no user name, no fragment and no `..` in its path. Its text is plain ASCII, so that
/// it can be sent in a request line unchanged.
package struct WebAddress: Hashable, Sendable, CustomStringConvertible {
  package enum Scheme: String, Sendable {
    case http
    case https

    package var defaultPort: Int { self == .http ? 80 : 443 }
  }

  package let scheme: Scheme
  /// The host in lower case; an IPv6 address has brackets.
  package let host: String
  /// The port, from 1 to 65,535.
  package let port: Int
  /// The path, which begins with a slash.
  package let path: String
  /// The text after the question mark.
  package let query: String?

  /// The maximum length in bytes; longer addresses are treated as an attack.
  static let longest = 2_048

  /// Returns `nil` if the text is not a valid address.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.longest, text.utf8.allSatisfy(Self.isAllowed) else { return nil }
    guard let colon = text.firstRange(of: "://"),
      let scheme = Scheme(rawValue: text[..<colon.lowerBound].lowercased())
    else { return nil }
    let rest = text[colon.upperBound...].prefix { $0 != "#" }
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    guard let (host, port) = Self.hostAndPort(authority) else { return nil }
    self.init(
      scheme: scheme, host: host, port: port ?? scheme.defaultPort,
      target: rest[authority.endIndex...])
  }

  private init(scheme: Scheme, host: String, port: Int, path: String, query: String?) {
    self.scheme = scheme
    self.host = host
    self.port = port
    self.path = path
    self.query = query
  }

  private init?(scheme: Scheme, host: String, port: Int, target: Substring) {
    let path = target.prefix { $0 != "?" }
    let query = target[path.endIndex...].dropFirst()
    let segments = path.split(separator: "/")
    guard !segments.contains("."), !segments.contains("..") else { return nil }
    self.init(
      scheme: scheme, host: host, port: port, path: path.isEmpty ? "/" : String(path),
      query: query.isEmpty ? nil : String(query))
  }

  package var description: String { scheme.rawValue + "://" + authority + target }

  /// The host, with the port if it is not the default, such as `pokeapi.co` or `127.0.0.1:8080`.
  package var authority: String { port == scheme.defaultPort ? host : "\(host):\(port)" }

  /// Whether the host is the local machine.
  package var isLoopback: Bool {
    let isNumber = host.utf8.allSatisfy { Self.isDigit($0) || $0 == UInt8(ascii: ".") }
    return host == "localhost" || host == "[::1]" || isNumber && host.hasPrefix("127.")
  }

  /// The path and the query, as in a request line.
  package var target: String { query.map { "\(path)?\($0)" } ?? path }
}

extension WebAddress {
  /// Appends a path to this address, with a trailing slash. Returns `nil` if a part of the path is
  /// empty, `.` or `..`. Special characters are escaped, so that a name can never lead elsewhere.
  package func below(_ path: String, query: String? = nil) -> WebAddress? {
    address(of: path, end: "/", query)
  }

  /// Appends the path of a file, without a trailing slash; returns `nil` in the same cases as
  /// ``below(_:query:)``.
  package func file(_ path: String) -> WebAddress? { address(of: path, end: "", nil) }

  private func address(of path: String, end: String, _ query: String?) -> WebAddress? {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.allSatisfy(Self.isBelow) else { return nil }
    let base = self.path.utf8.last == UInt8(ascii: "/") ? self.path : self.path + "/"
    let address = WebAddress(
      scheme: scheme, host: host, port: port, path: base + Self.escaped(path) + end, query: query)
    return address.target.utf8.count <= Self.longest ? address : nil
  }

  private static func isBelow(_ part: Substring.UTF8View) -> Bool {
    !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
  }

  /// Resolves the `Location` header of a response from this address.
  func following(_ location: String) -> WebAddress? {
    if location.contains("://") { return WebAddress(location) }
    let origin = "\(scheme)://\(authority)"
    if location.hasPrefix("//") { return WebAddress("\(scheme):\(location)") }
    if location.hasPrefix("/") { return WebAddress(origin + location) }
    if location.hasPrefix("?") { return WebAddress(origin + path + location) }
    let folder = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
    return WebAddress(origin + folder + location)
  }

  /// Returns whether a redirect to another address is allowed: on the same server, or from http to
  /// https on the same host.
  func maySendOn(to other: WebAddress) -> Bool {
    guard host == other.host else { return false }
    if scheme == other.scheme { return port == other.port }
    return scheme == .http && port == 80 && other.port == 443
  }
}

extension WebAddress {
  private static func hostAndPort(_ authority: Substring) -> (host: String, port: Int?)? {
    let host = authority.hasPrefix("[") ? bracketed(authority) : authority.prefix { $0 != ":" }
    guard let host, isHost(host) else { return nil }
    let rest = authority[host.endIndex...]
    if rest.isEmpty { return (host.lowercased(), nil) }
    let digits = rest.dropFirst()
    guard rest.first == ":", digits.utf8.allSatisfy(isDigit), let port = Int(digits),
      (1...65_535).contains(port)
    else { return nil }
    return (host.lowercased(), port)
  }

  private static func bracketed(_ authority: Substring) -> Substring? {
    authority.firstIndex(of: "]").map { authority[...$0] }
  }

  private static func isHost(_ host: Substring) -> Bool {
    if host.hasPrefix("[") {
      return host.count > 3
        && host.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
    }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    return host.utf8.count <= 253 && labels.allSatisfy { !$0.isEmpty }
      && host.utf8.allSatisfy { isWord($0) || $0 == UInt8(ascii: ".") }
  }

  /// Printable ASCII, except for characters that must be escaped in an address.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !#""<>\^`{|}"#.utf8.contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// Percent-encodes a path, except for its slashes.
  private static func escaped(_ path: String) -> String {
    guard !path.utf8.allSatisfy(isPlain) else { return path }
    return path.utf8.reduce(into: "") { text, byte in
      if isPlain(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        text += hex.utf8.count == 1 ? "%0\(hex)" : "%\(hex)"
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    isWord(byte) || ".~/".utf8.contains(byte)
  }
}
