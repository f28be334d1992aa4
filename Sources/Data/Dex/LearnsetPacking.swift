import PokedexDomain

/// A learnset as bytes: groups of version group and method, in each the moves as differences from
/// the one before, with level and place only in groups that have any.
enum LearnsetPacking {
  private static let hasLevels: UInt8 = 1
  private static let hasOrder: UInt8 = 2

  static func pack(_ learnset: Learnset) -> [UInt8] {
    var packed = ByteWriter()
    var rest = learnset.sorted[...]
    while let first = rest.first {
      let group = rest.prefix {
        $0.versionGroup == first.versionGroup && $0.method == first.method
      }
      pack(group: group, first: first, into: &packed)
      rest = rest[group.endIndex...]
    }
    return packed.bytes
  }

  private static func pack(
    group: ArraySlice<LearnedMove>, first: LearnedMove, into packed: inout ByteWriter
  ) {
    let levels = group.contains { $0.level != 0 }
    let order = group.contains { $0.order != nil }
    packed.number(first.versionGroup.rawValue)
    packed.number(first.method.rawValue)
    packed.byte((levels ? hasLevels : 0) | (order ? hasOrder : 0))
    packed.number(group.count)
    var previous = 0
    for learned in group {
      packed.signed(learned.move.rawValue - previous)
      if levels { packed.number(learned.level) }
      if order { packed.optional(learned.order) }
      previous = learned.move.rawValue
    }
  }

  static func unpack(_ bytes: [UInt8]) throws(ByteReader.Damaged) -> Learnset {
    var reader = ByteReader(bytes)
    var learnset = Learnset()
    // A move takes a byte or two.
    learnset.moves.reserveCapacity(bytes.count)
    while !reader.isAtEnd { try unpackGroup(from: &reader, into: &learnset) }
    return learnset
  }

  private static func unpackGroup(
    from reader: inout ByteReader, into learnset: inout Learnset
  ) throws(ByteReader.Damaged) {
    let versionGroup = try ID<VersionGroup>(reader.number())
    let method = try ID<MoveLearnMethod>(reader.number())
    let parts = try reader.byte()
    var move = 0
    for _ in 0..<(try reader.number()) {
      move = try reader.signed(after: move)
      learnset.moves.append(
        LearnedMove(
          versionGroup: versionGroup, method: method, move: ID(move),
          level: parts & hasLevels == 0 ? 0 : try reader.number(),
          order: parts & hasOrder == 0 ? nil : try reader.optional()))
    }
  }
}
