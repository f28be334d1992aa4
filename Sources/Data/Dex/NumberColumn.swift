/// One number per row, all of the same width: a byte with the width in bytes (1, 2 or 4), then the
/// numbers in little-endian order. The smallest number of the width encodes `nil`.
enum NumberColumn {
  static let none = Int32.min

  static func pack(_ values: [Int32]) -> [UInt8] {
    let known = values.lazy.filter { $0 != none }
    let low = known.min() ?? 0
    let high = known.max() ?? 0
    if low > Int8.min, high <= Int8.max { return pack(values, as: Int8.self) }
    if low > Int16.min, high <= Int16.max { return pack(values, as: Int16.self) }
    return pack(values, as: Int32.self)
  }

  private static func pack<Width: FixedWidthInteger>(
    _ values: [Int32], as width: Width.Type
  ) -> [UInt8] {
    var bytes = [UInt8(Width.bitWidth / 8)]
    for value in values {
      let narrow = value == none ? Width.min : Width(truncatingIfNeeded: value)
      withUnsafeBytes(of: narrow.littleEndian) { bytes.append(contentsOf: $0) }
    }
    return bytes
  }

  /// - Parameter count: the expected count, or `nil` to accept as many as there are bytes for.
  static func unpack(
    _ bytes: UnsafeRawBufferPointer, count expected: Int? = nil
  ) throws(ByteReader.Damaged) -> [Int32] {
    guard let width = bytes.first, width > 0 else { throw ByteReader.Damaged() }
    let (count, rest) = (bytes.count - 1).quotientAndRemainder(dividingBy: Int(width))
    guard rest == 0, count == expected ?? count else { throw ByteReader.Damaged() }
    let body = UnsafeRawBufferPointer(rebasing: bytes[1...])
    switch width {
    case 1: return unpack(body, as: Int8.self, count: count)
    case 2: return unpack(body, as: Int16.self, count: count)
    case 4: return unpack(body, as: Int32.self, count: count)
    default: throw ByteReader.Damaged()
    }
  }

  private static func unpack<Width: FixedWidthInteger & BitwiseCopyable>(
    _ bytes: UnsafeRawBufferPointer, as width: Width.Type, count: Int
  ) -> [Int32] {
    let size = MemoryLayout<Width>.size
    return (0..<count).map { row in
      let value = Width(
        littleEndian: bytes.loadUnaligned(fromByteOffset: row * size, as: Width.self))
      return value == Width.min ? none : Int32(truncatingIfNeeded: value)
    }
  }
}
