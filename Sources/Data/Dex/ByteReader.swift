/// Reads packed numbers from bytes that may be damaged: it never reads past the end, it throws.
struct ByteReader {
  struct Damaged: Error {}

  private let bytes: [UInt8]
  private(set) var position: Int
  private let end: Int

  init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    position = start
    end = bytes.count
  }

  var isAtEnd: Bool { position >= end }

  mutating func byte() throws(Damaged) -> UInt8 {
    guard position < end else { throw Damaged() }
    defer { position += 1 }
    return bytes[position]
  }

  /// A number of 0 or more: seven bits a byte, the lowest first, the top bit set on all but the last.
  mutating func number() throws(Damaged) -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 63 {
      let next = try byte()
      value |= UInt64(next & 0x7f) << shift
      if next < 0x80 { return Int(value) }
      shift += 7
    }
    throw Damaged()
  }

  /// A number of either sign, folded so that small ones stay small: 0, -1, 1, -2 …
  mutating func signed() throws(Damaged) -> Int {
    let folded = try number()
    return (folded >> 1) ^ -(folded & 1)
  }

  /// A number or nothing.
  mutating func optional() throws(Damaged) -> Int? {
    let folded = try number()
    guard folded > 0 else { return nil }
    return ((folded - 1) >> 1) ^ -((folded - 1) & 1)
  }

  /// Bytes with their length before them.
  mutating func sized() throws(Damaged) -> ArraySlice<UInt8> {
    let count = try number()
    let start = position
    try skip(count)
    return bytes[start..<position]
  }

  /// All that is left.
  mutating func rest() throws(Damaged) -> ArraySlice<UInt8> {
    defer { position = end }
    return bytes[position..<end]
  }

  mutating func skip(_ count: Int) throws(Damaged) {
    guard count >= 0, count <= end - position else { throw Damaged() }
    position += count
  }
}
