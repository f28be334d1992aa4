/// The CRC-32 of gzip and PNG (RFC 1952, 8).
enum Checksum {
  private static let table = (0..<256).map { byte in
    (0..<8).reduce(byte as UInt32) { sum, _ in
      sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
    }
  }

  static func of(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes { sum = table[Int(sum & 0xFF) ^ Int(byte)] ^ (sum >> 8) }
    return ~sum
  }
}
