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

  /// A damaged list is an empty one: the file's own check has found it whole, and a page with a
  /// gap is better than none.
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
