import PokedexDomain

/// The `moves` of `pokemon/{id}`, which are nine tenths of the document.
struct LearnsetEndpoint: ReadableObject, Sendable {
  private(set) var learnset = Learnset()

  /// What the ways of all moves lead to.
  private struct Known {
    var groups = LinkMemory<VersionGroup>()
    var methods = LinkMemory<MoveLearnMethod>()
  }

  init(_ object: JSONObject) throws(BadData) {
    var reader = try object.required("moves")
    var known = Known()
    try reader.beginArray()
    while try reader.nextElement() { try addMove(from: &reader, &known) }
  }

  /// Every way in which the form learns a move.
  private mutating func addMove(
    from reader: inout JSONReader, _ known: inout Known
  ) throws(BadData) {
    var move: ID<Move>?
    var ways: Range<Int>?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "move": move = try reader.value()
      case "version_group_details": ways = try addWays(from: &reader, &known)
      default: try reader.skip()
      }
    }
    let learned = try reader.required(move, "move")
    for way in try reader.required(ways, "version_group_details") {
      learnset.moves[way].move = learned
    }
  }

  /// Which move it is may be told behind them.
  private mutating func addWays(
    from reader: inout JSONReader, _ known: inout Known
  ) throws(BadData) -> Range<Int> {
    let start = learnset.moves.count
    try reader.beginArray()
    while try reader.nextElement() {
      try reader.requireRoom(after: learnset.moves.count, of: FieldLimit.ways)
      learnset.moves.append(try Self.way(from: &reader, &known))
    }
    return start..<learnset.moves.count
  }

  /// A way to learn a move that is told elsewhere.
  private static func way(
    from reader: inout JSONReader, _ known: inout Known
  ) throws(BadData) -> LearnedMove {
    var versionGroup: ID<VersionGroup>?
    var method: ID<MoveLearnMethod>?
    var level: Int?
    var order: Int?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "version_group": versionGroup = try known.groups.id(from: &reader)
      case "move_learn_method": method = try known.methods.id(from: &reader)
      case "level_learned_at": level = try reader.number(0...100)
      case "order": order = reader.null() ? nil : try reader.number(0...Int(Int32.max))
      default: try reader.skip()
      }
    }
    return LearnedMove(
      versionGroup: try reader.required(versionGroup, "version_group"),
      method: try reader.required(method, "move_learn_method"), move: 0,
      level: try reader.required(level, "level_learned_at"), order: order)
  }
}
