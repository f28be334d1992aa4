import PokedexDomain

/// A row of a learnset or of a move's lessons.
protocol LearnsetRow {
  var versionGroup: ID<VersionGroup> { get }
  var method: ID<MoveLearnMethod> { get }
  /// The columns in which the row has a value.
  var columns: LessonGroup.Columns { get }
}

/// Rows with the same version group and method, the unit in which learnsets and lessons are packed:
/// both IDs, a byte with the columns in which any row has a value, the row count, then the rows.
struct LessonGroup {
  struct Columns: OptionSet {
    let rawValue: UInt8
    static let level = Columns(rawValue: 1)
    static let order = Columns(rawValue: 2)
  }

  let versionGroup: ID<VersionGroup>
  let method: ID<MoveLearnMethod>
  let columns: Columns
  let count: Int

  /// - Parameters:
  ///   - rows: sorted by version group and method.
  ///   - packRows: appends the rows of a group.
  static func pack<Row: LearnsetRow>(
    _ rows: [Row], _ packRows: (ArraySlice<Row>, Columns, inout ByteWriter) -> Void
  ) -> [UInt8] {
    var packed = ByteWriter()
    var rest = rows[...]
    while let first = rest.first {
      let group = rest.prefix {
        $0.versionGroup == first.versionGroup && $0.method == first.method
      }
      let columns = group.reduce(into: Columns()) { $0.formUnion($1.columns) }
      packed.number(first.versionGroup.rawValue)
      packed.number(first.method.rawValue)
      packed.byte(columns.rawValue)
      packed.number(group.count)
      packRows(group, columns, &packed)
      rest = rest[group.endIndex...]
    }
    return packed.bytes
  }

  /// - Parameter unpackRows: reads the rows of a group.
  static func unpack(
    _ bytes: [UInt8],
    _ unpackRows: (LessonGroup, inout ByteReader) throws(ByteReader.Damaged) -> Void
  ) throws(ByteReader.Damaged) {
    var reader = ByteReader(bytes)
    while !reader.isAtEnd {
      let group = LessonGroup(
        versionGroup: ID(try reader.number()), method: ID(try reader.number()),
        columns: Columns(rawValue: try reader.byte()), count: try reader.number())
      try unpackRows(group, &reader)
    }
  }
}
