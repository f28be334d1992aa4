import NIOSSL

/// The requested name of a server, which its certificate must contain (RFC 9525).
///
/// NIOSSL's own check is switched off, for three reasons: it compares an IP address in the
/// certificate with that of the socket, which may be the proxy's; it accepts a matching IP address
/// for any name; and it falls back to the common name.
enum ServerName: Hashable, Sendable {
  /// A host name in lower case, such as `pokeapi.co`.
  case domain(String)
  case number(IPAddress)
  /// A host such as `127.1`, which the system treats as an IP address: no certificate is valid for
  /// it.
  case unclear

  /// - Parameter host: the host of a ``WebAddress``
  init(_ host: String) {
    if let number = IPAddress(host) {
      self = .number(number)
    } else {
      self = Self.endsInNumber(host) ? .unclear : .domain(host)
    }
  }

  /// The name for SNI, by which a server chooses its certificate; `nil` for an IP address, which
  /// SNI does not allow (RFC 6066, 3).
  var indication: String? {
    if case .domain(let name) = self { name } else { nil }
  }

  func isAmong(_ names: [CertificateName]) -> Bool {
    switch self {
    case .domain(let host): names.contains { $0.covers(host) }
    case .number(let number): names.contains(.number(number.bytes))
    case .unclear: false
    }
  }

  /// Returns whether the last label is a decimal or hexadecimal number, which no top-level domain
  /// is.
  private static func endsInNumber(_ host: String) -> Bool {
    let last = host.utf8.split(separator: UInt8(ascii: ".")).last.map(Substring.init) ?? ""
    return last.allSatisfy { ("0"..."9").contains($0) }
      || last.hasPrefix("0x") && last.dropFirst(2).allSatisfy(\.isHexDigit)
  }
}

/// A subject alternative name of a certificate, in raw bytes.
enum CertificateName: Hashable, Sendable {
  case domain([UInt8])
  /// An IP address, with four or sixteen bytes if valid.
  case number([UInt8])

  /// Returns whether the name equals the host or has `*` in place of its first label. As in other
  /// clients, at least two labels must follow: `*.co` is refused.
  ///
  /// - Parameter host: a host name, not an IP address
  func covers(_ host: String) -> Bool {
    guard case .domain(let bytes) = self else { return false }
    let labels = Self.labels(bytes)
    let wanted = Self.labels(host.utf8)
    guard labels.count == wanted.count, labels.dropFirst() == wanted.dropFirst() else {
      return false
    }
    return labels.first == [UInt8(ascii: "*")] ? labels.count > 2 : labels.first == wanted.first
  }

  /// Splits a name into labels, in lower case.
  private static func labels(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return bytes.map { capitals.contains($0) ? $0 | 0x20 : $0 }
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map(Array.init)
  }
}

extension NIOSSLCertificate {
  /// The host names and IP addresses of the certificate; empty if the extension is missing or
  /// damaged.
  var names: [CertificateName] {
    _subjectAlternativeNames().compactMap { name in
      switch name.nameType {
      case .dnsName: .domain(Array(name.contents))
      case .ipAddress: .number(Array(name.contents))
      default: nil
      }
    }
  }
}

/// The certificate is trusted, but for another host.
struct ForeignCertificate: Error {}
