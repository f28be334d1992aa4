/// Wraps bytes as gzip without compression (RFC 1951, 1952).
enum Gzip {
  private static let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

  /// The bytes in stored blocks.
  static func store(_ bytes: [UInt8]) -> [UInt8] {
    var packed = head
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let length = UInt16(block.count)
      packed.append(rest.isEmpty ? 1 : 0)
      packed += littleEndian(UInt32(length), 2) + littleEndian(UInt32(~length), 2) + block
    } while !rest.isEmpty
    return packed + littleEndian(Checksum.of(bytes), 4) + littleEndian(UInt32(bytes.count), 4)
  }

  /// About `size` times the letter A, in a hundred and fifty times fewer bytes. The checksum is
  /// wrong, as a reader must stop before it.
  static func bomb(size: Int) -> [UInt8] {
    var bits = BitWriter(bytes: head)
    bits.append(0b011, count: 3)  // the last block, with fixed codes
    bits.appendCode(0x30 + 0x41, count: 8)  // A
    for _ in 0..<(size / 258) {
      bits.appendCode(0b1100_0101, count: 8)  // 258 bytes …
      bits.appendCode(0, count: 5)  // … as the one before
    }
    bits.appendCode(0, count: 7)
    return bits.bytes + [UInt8](repeating: 0, count: 8)
  }

  private static func littleEndian(_ value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}

private struct BitWriter {
  var bytes: [UInt8]
  private var used = 8

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The lowest bit first.
  mutating func append(_ value: Int, count: Int) {
    for bit in 0..<count { append(bit: value >> bit & 1) }
  }

  /// The highest bit first.
  mutating func appendCode(_ value: Int, count: Int) {
    for bit in (0..<count).reversed() { append(bit: value >> bit & 1) }
  }

  private mutating func append(bit: Int) {
    if used == 8 {
      bytes.append(0)
      used = 0
    }
    bytes[bytes.count - 1] |= UInt8(bit << used)
    used += 1
  }
}
