import PokedexDomain

/// Lists of numbers, row after row: the length of a row in bytes, then its numbers, any of which
/// may be none.
enum ListPacking {
  static func pack(_ lists: [[Int?]]) -> [UInt8] {
    var packed = ByteWriter()
    for list in lists {
      var row = ByteWriter()
      for number in list { row.optional(number) }
      packed.number(row.bytes.count)
      packed.append(row)
    }
    return packed.bytes
  }

  /// Reads where each row starts, and leaves the numbers packed until someone asks.
  static func unpack(
    _ bytes: [UInt8], stride: Int, count: Int
  ) throws(ByteReader.Damaged) -> ListColumn {
    var reader = ByteReader(bytes)
    var rows: [Range<Int>] = []
    rows.reserveCapacity(count)
    for _ in 0..<count {
      let length = try reader.number()
      let start = reader.position
      try reader.skip(length)
      rows.append(start..<start + length)
    }
    guard reader.isAtEnd else { throw ByteReader.Damaged() }
    return ListColumn { [rows] row in
      row < rows.count ? numbers(in: bytes, at: rows[row], stride: stride) : []
    }
  }

  /// A damaged list is an empty one: the file's own check has found it whole, and a page with a
  /// gap is better than none.
  private static func numbers(in bytes: [UInt8], at range: Range<Int>, stride: Int) -> [Int?] {
    var reader = ByteReader(bytes, from: range.lowerBound)
    var numbers: [Int?] = []
    while reader.position < range.upperBound {
      do { numbers.append(try reader.optional()) } catch { return [] }
    }
    return numbers.count.isMultiple(of: stride) ? numbers : []
  }
}
