/// Packs numbers in the format that ``ByteReader`` reads.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func byte(_ value: UInt8) {
    bytes.append(value)
  }

  /// Writes a number of at least 0: seven bits per byte, lowest first. ``ByteReader/number()``
  /// refuses one above 2,147,483,647.
  mutating func number(_ value: Int) {
    var rest = UInt64(bitPattern: Int64(value))
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7f) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a signed 32-bit number in zigzag encoding, which keeps small numbers short.
  mutating func signed(_ value: Int) {
    number((value << 1) ^ (value >> 63))
  }

  /// Writes a signed 32-bit number or `nil`.
  mutating func optional(_ value: Int?) {
    number(value.map { (($0 << 1) ^ ($0 >> 63)) + 1 } ?? 0)
  }

  /// Writes the difference between a number and the previous one.
  mutating func signed(_ value: Int, after previous: Int) {
    signed(value - previous)
  }

  /// Writes the difference between a number and a smaller one.
  mutating func number(_ value: Int, after previous: Int) {
    number(value - previous)
  }

  mutating func append(_ other: some Collection<UInt8>) {
    bytes.append(contentsOf: other)
  }

  mutating func append(_ other: ByteWriter) {
    bytes.append(contentsOf: other.bytes)
  }
}
