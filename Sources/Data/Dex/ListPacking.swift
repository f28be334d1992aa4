import PokedexDomain

/// Lists of optional numbers, row after row: the length of a row in bytes, then its numbers.
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

  /// Finds the start of each row; the numbers themselves are unpacked on access.
  static func unpack(
    _ bytes: [UInt8], stride: Int, count: Int
  ) throws(ByteReader.Damaged) -> ListColumn {
    var reader = ByteReader(bytes)
    var starts: [Int] = []
    starts.reserveCapacity(count)
    for _ in 0..<count {
      starts.append(reader.position)
      try reader.skip(reader.number())
    }
    guard reader.isAtEnd else { throw ByteReader.Damaged() }
    return ListColumn { [starts] row in
      starts.indices.contains(row) ? numbers(in: bytes, at: starts[row], stride: stride) : []
    }
  }

  /// Returns an empty list if the bytes are damaged: the file has passed its own check, and a page
  /// with a gap is better than no page.
  private static func numbers(in bytes: [UInt8], at start: Int, stride: Int) -> [Int?] {
    var reader = ByteReader(bytes, from: start)
    var numbers: [Int?] = []
    do {
      let end = try reader.number() + reader.position
      while reader.position < end { numbers.append(try reader.optional()) }
    } catch {
      return []
    }
    return numbers.count.isMultiple(of: stride) ? numbers : []
  }
}
