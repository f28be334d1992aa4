import NIOSSL

/// The name by which a server was asked for, and which its certificate has to hold (RFC 9525).
///
/// NIOSSL compares the numbers in a certificate with the address of the socket, although that is
/// the proxy's where there is one, and takes a number for a proof of any name behind it; and it
/// falls back to the common name. Its own comparison is therefore switched off.
enum ServerName: Hashable, Sendable {
  /// In lower case, such as `pokeapi.co`.
  case domain(String)
  case number(IPNumber)
  /// Such as `127.1`, which the system takes for a number: no certificate is for that.
  case unclear

  /// - Parameter host: that of a ``WebAddress``
  init(_ host: String) {
    if let number = IPNumber(host) {
      self = .number(number)
    } else {
      self = Self.endsInNumber(host) ? .unclear : .domain(host)
    }
  }

  /// The name for SNI, by which a server chooses its certificate; a number is not allowed there
  /// (RFC 6066, 3).
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

  /// No domain of the highest level is a number, in decimal or hexadecimal signs.
  private static func endsInNumber(_ host: String) -> Bool {
    let last = host.utf8.split(separator: UInt8(ascii: ".")).last.map(Substring.init) ?? ""
    return last.allSatisfy { ("0"..."9").contains($0) }
      || last.hasPrefix("0x") && last.dropFirst(2).allSatisfy(\.isHexDigit)
  }
}

/// A subject alternative name of a certificate, as its bytes are.
enum CertificateName: Hashable, Sendable {
  case domain([UInt8])
  /// Four bytes or sixteen, where it is right.
  case number([UInt8])

  /// Whether it is the host, or has `*` in the place of the host's first label. As elsewhere, two
  /// labels have to follow: `*.co` is refused.
  ///
  /// - Parameter host: no number
  func covers(_ host: String) -> Bool {
    guard case .domain(let bytes) = self else { return false }
    let labels = Self.labels(bytes)
    let wanted = Self.labels(host.utf8)
    guard labels.count == wanted.count, labels.dropFirst() == wanted.dropFirst() else {
      return false
    }
    return labels.first == [UInt8(ascii: "*")] ? labels.count > 2 : labels.first == wanted.first
  }

  /// In lower case.
  private static func labels(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return bytes.map { capitals.contains($0) ? $0 | 0x20 : $0 }
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map(Array.init)
  }
}

extension NIOSSLCertificate {
  /// Those by which a server can be known; none where the extension is missing or damaged.
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

/// The certificate is one to trust, and for another host.
struct ForeignCertificate: Error {}
