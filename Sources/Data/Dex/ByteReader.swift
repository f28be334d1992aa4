/// Reads packed numbers from bytes that may be damaged: it never reads past the end, it throws.
///
/// No number of a dex has more than 32 bits, and a larger one is damage. So whatever is made of a
/// few of them fits into an `Int`: their sums, and the product of two.
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

  /// A number of 0 or more, at most 2,147,483,647.
  mutating func number() throws(Damaged) -> Int {
    try Self.checked(folded())
  }

  /// A number of either sign and of 32 bits.
  mutating func signed() throws(Damaged) -> Int {
    try Self.unfolded(folded())
  }

  /// A number of 32 bits, or nothing.
  mutating func optional() throws(Damaged) -> Int? {
    let folded = try folded()
    return folded > 0 ? try Self.unfolded(folded - 1) : nil
  }

  /// A number that was kept as the difference from the one before.
  mutating func signed(after previous: Int) throws(Damaged) -> Int {
    try Self.checked(previous + signed())
  }

  /// A number that was kept as the difference from a smaller one.
  mutating func number(after previous: Int) throws(Damaged) -> Int {
    try Self.checked(previous + number())
  }

  /// Seven bits a byte, the lowest first, the top bit set on all but the last: 0 or more, of 35 bits
  /// at most.
  mutating func folded() throws(Damaged) -> Int {
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

  /// Folded so that small ones stay small: 0, -1, 1, -2 …
  private static func unfolded(_ folded: Int) throws(Damaged) -> Int {
    try checked((folded >> 1) ^ -(folded & 1))
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
