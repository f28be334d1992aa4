import Glibc
import NIOCore

/// An IP address, such as `127.0.0.1` or `::1`.
struct IPAddress: Hashable, Sendable {
  /// Four or sixteen bytes in network order.
  let bytes: [UInt8]

  /// Returns `nil` if the text is not a full IP address: short forms such as `127.1` mean different
  /// addresses to different programs.
  ///
  /// - Parameter text: an IPv4 address in four decimal parts, or an IPv6 address, with or without
  ///   brackets.
  init?(_ text: some StringProtocol) {
    let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
    let bare = isBracketed ? String(text.dropFirst().dropLast()) : String(text)
    let isLong = bare.contains(":")
    guard isLong || !isBracketed else { return nil }
    var bytes = [UInt8](repeating: 0, count: isLong ? 16 : 4)
    guard inet_pton(isLong ? AF_INET6 : AF_INET, bare, &bytes) == 1 else { return nil }
    self.bytes = bytes
  }

  /// The socket address with a port.
  ///
  /// - Parameter port: from 1 to 65,535
  func socketAddress(port: Int) -> SocketAddress? {
    try? SocketAddress(packedIPAddress: ByteBuffer(bytes: bytes), port: port)
  }
}

/// A range of IP addresses with a common prefix, such as `10.0.0.0/8`.
struct IPNetwork: Hashable, Sendable {
  private let start: [UInt8]
  /// The length of the common prefix in bits.
  private let length: Int

  /// Returns `nil` if the text is not an IP address or range.
  ///
  /// - Parameter text: an address with a prefix length after a slash, or a single address.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let number = IPAddress(first) else { return nil }
    let longest = 8 * number.bytes.count
    guard let length = parts.count == 1 ? longest : Self.count(parts[1]),
      (0...longest).contains(length)
    else { return nil }
    start = number.bytes
    self.length = length
  }

  func contains(_ number: IPAddress) -> Bool {
    guard number.bytes.count == start.count else { return false }
    let (whole, rest) = length.quotientAndRemainder(dividingBy: 8)
    guard number.bytes.prefix(whole) == start.prefix(whole) else { return false }
    return rest == 0 || (number.bytes[whole] ^ start[whole]) >> (8 - rest) == 0
  }

  /// Parses digits only; `Int` would accept a sign.
  private static func count(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }
}
