import CZlib
import GRDB

/// The CRC-32 of the packed values of one row of a dex file, by which a damaged one is noticed that
/// could still be unpacked.
enum Checksum {
  static func of(_ parts: [[UInt8]]) -> Int {
    Int(parts.reduce(crc32(0, nil, 0)) { sum, part in part.withUnsafeBytes { add($0, to: sum) } })
  }

  fileprivate static func of(_ columns: Range<Int>, in row: Row) throws -> Int {
    Int(
      try columns.reduce(crc32(0, nil, 0)) { sum, column in
        try row.withBytes(column) { add($0, to: sum) }
      })
  }

  private static func add(_ bytes: UnsafeRawBufferPointer, to sum: uLong) -> uLong {
    crc32(sum, bytes.bindMemory(to: UInt8.self).baseAddress, uInt(clamping: bytes.count))
  }
}

extension DexFile {
  /// Checks the packed values of a row against its checksum, which follows them in the query, unless
  /// the dex is the bundled one.
  ///
  /// - Parameter columns: those of the values, with texts cast to BLOB.
  /// - Throws: ``ByteReader/Damaged`` if the values are not those that were written.
  func verify(_ columns: Range<Int>, of row: Row) throws {
    guard isChecked else { return }
    guard try row.decode(Int.self, atIndex: columns.upperBound) == Checksum.of(columns, in: row)
    else { throw ByteReader.Damaged() }
  }
}
