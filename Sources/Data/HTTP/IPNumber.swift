import Glibc
import NIOCore

/// The number of an address of the internet, such as `127.0.0.1` or `::1`.
struct IPNumber: Hashable, Sendable {
  /// Four or sixteen, in the order of the network.
  let bytes: [UInt8]

  /// - Parameter text: four decimal parts, or IPv6 with or without brackets. Nil where it is
  ///   anything else: short forms such as `127.1` mean different numbers to different programs.
  init?(_ text: some StringProtocol) {
    let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
    let bare = isBracketed ? String(text.dropFirst().dropLast()) : String(text)
    let isLong = bare.contains(":")
    guard isLong || !isBracketed else { return nil }
    var bytes = [UInt8](repeating: 0, count: isLong ? 16 : 4)
    guard inet_pton(isLong ? AF_INET6 : AF_INET, bare, &bytes) == 1 else { return nil }
    self.bytes = bytes
  }

  /// The port of this address.
  ///
  /// - Parameter port: from 1 to 65,535
  func socketAddress(port: Int) -> SocketAddress? {
    try? SocketAddress(packedIPAddress: ByteBuffer(bytes: bytes), port: port)
  }
}

/// All numbers that begin in the same way, such as `10.0.0.0/8`.
struct IPNetwork: Hashable, Sendable {
  private let start: [UInt8]
  /// How many bits are the same in all of them.
  private let length: Int

  /// - Parameter text: a number with the count of its bits behind a slash, or alone: then it is the
  ///   only one. Nil where it is neither.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let number = IPNumber(first) else { return nil }
    let longest = 8 * number.bytes.count
    guard let length = parts.count == 1 ? longest : Self.count(parts[1]),
      (0...longest).contains(length)
    else { return nil }
    start = number.bytes
    self.length = length
  }

  func contains(_ number: IPNumber) -> Bool {
    guard number.bytes.count == start.count else { return false }
    let (whole, rest) = length.quotientAndRemainder(dividingBy: 8)
    guard number.bytes.prefix(whole) == start.prefix(whole) else { return false }
    return rest == 0 || (number.bytes[whole] ^ start[whole]) >> (8 - rest) == 0
  }

  /// `Int` would take a sign.
  private static func count(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }
}
