/// Reads packed numbers from bytes that may be damaged. It throws instead of reading past the end.
///
/// Every number in a dex fits into 32 bits; a larger one is treated as damage. Sums of a few
/// numbers and the product of two therefore fit into an `Int`.
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

  /// Reads a number from 0 to 2,147,483,647.
  mutating func number() throws(Damaged) -> Int {
    try Self.checked(varint())
  }

  /// Reads a signed 32-bit number.
  mutating func signed() throws(Damaged) -> Int {
    try Self.zigzagDecoded(varint())
  }

  /// Reads a signed 32-bit number or `nil`.
  mutating func optional() throws(Damaged) -> Int? {
    let encoded = try varint()
    return encoded > 0 ? try Self.zigzagDecoded(encoded - 1) : nil
  }

  /// Reads a number stored as its difference from the previous one.
  mutating func signed(after previous: Int) throws(Damaged) -> Int {
    try Self.checked(previous + signed())
  }

  /// Reads a number stored as its difference from a smaller one.
  mutating func number(after previous: Int) throws(Damaged) -> Int {
    try Self.checked(previous + number())
  }

  /// Reads a variable-length number, at most 35 bits wide: seven bits per byte, lowest first, with
  /// the top bit set on all bytes but the last.
  mutating func varint() throws(Damaged) -> Int {
    var value = 0
    var shift = 0
    while shift < 35 {
      let next = try byte()
      value |= Int(next & 0x7f) << shift
      if next < 0x80 { return value }
      shift += 7
    }
    throw Damaged()
  }

  /// Undoes the zigzag encoding, which keeps small numbers short: 0, -1, 1, -2 …
  private static func zigzagDecoded(_ encoded: Int) throws(Damaged) -> Int {
    try checked((encoded >> 1) ^ -(encoded & 1))
  }

  static func checked(_ number: Int) throws(Damaged) -> Int {
    guard Int32(exactly: number) != nil else { throw Damaged() }
    return number
  }

  mutating func skip(_ count: Int) throws(Damaged) {
    guard count >= 0, count <= end - position else { throw Damaged() }
    position += count
  }
}
