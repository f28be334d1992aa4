import CZlib
import GRDB

/// The CRC-32 of the packed values of one row of a dex file, by which a damaged one is noticed that
/// could still be unpacked.
enum Checksum {
  static func of(_ parts: [[UInt8]]) -> Int {
    Int(parts.reduce(crc32(0, nil, 0)) { sum, part in part.withUnsafeBytes { add($0, to: sum) } })
  }

  /// - Parameter columns: those with packed values, texts cast to BLOB; the checksum follows them.
  /// - Throws: ``ByteReader/Damaged`` if the values are not those that were written.
  static func verify(_ row: Row, _ columns: Range<Int>) throws {
    var sum = crc32(0, nil, 0)
    for column in columns { sum = try row.withBytes(column) { add($0, to: sum) } }
    guard try row.decode(Int.self, atIndex: columns.upperBound) == Int(sum) else {
      throw ByteReader.Damaged()
    }
  }

  private static func add(_ bytes: UnsafeRawBufferPointer, to sum: uLong) -> uLong {
    crc32(sum, bytes.bindMemory(to: UInt8.self).baseAddress, uInt(clamping: bytes.count))
  }
}
