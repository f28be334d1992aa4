import PokedexDomain

/// A learnset as bytes: in each ``LessonGroup``, the move IDs are delta-encoded.
enum LearnsetPacking {
  static func pack(_ learnset: Learnset) -> [UInt8] {
    LessonGroup.pack(learnset.sorted) { group, columns, packed in
      var previous = 0
      for learned in group {
        packed.signed(learned.move.rawValue, after: previous)
        if columns.contains(.level) { packed.number(learned.level) }
        if columns.contains(.order) { packed.optional(learned.order) }
        previous = learned.move.rawValue
      }
    }
  }

  static func unpack(_ bytes: [UInt8]) throws(ByteReader.Damaged) -> Learnset {
    var learnset = Learnset()
    // A move takes one or two bytes.
    learnset.moves.reserveCapacity(bytes.count)
    try LessonGroup.unpack(bytes) { group, reader throws(ByteReader.Damaged) in
      var move = 0
      for _ in 0..<group.count {
        move = try reader.signed(after: move)
        learnset.moves.append(
          LearnedMove(
            versionGroup: group.versionGroup, method: group.method, move: ID(move),
            level: group.columns.contains(.level) ? try reader.number() : 0,
            order: group.columns.contains(.order) ? try reader.optional() : nil))
      }
    }
    return learnset
  }
}

extension LearnedMove: LearnsetRow {
  var columns: LessonGroup.Columns {
    var columns: LessonGroup.Columns = []
    if level != 0 { columns.insert(.level) }
    if order != nil { columns.insert(.order) }
    return columns
  }
}
