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
  ///
  /// - Parameter onDamage: called when a row turns out to be damaged, which then is empty.
  static func unpack(
    _ bytes: [UInt8], stride: Int, count: Int, onDamage: @escaping @Sendable () -> Void
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
      guard starts.indices.contains(row) else { return [] }
      do throws(ByteReader.Damaged) {
        return try numbers(in: bytes, at: starts[row], stride: stride)
      } catch {
        onDamage()
        return []
      }
    }
  }

  private static func numbers(
    in bytes: [UInt8], at start: Int, stride: Int
  ) throws(ByteReader.Damaged) -> [Int?] {
    var reader = ByteReader(bytes, from: start)
    var numbers: [Int?] = []
    let end = try reader.number() + reader.position
    while reader.position < end { numbers.append(try reader.optional()) }
    guard numbers.count.isMultiple(of: stride) else { throw ByteReader.Damaged() }
    return numbers
  }
}
