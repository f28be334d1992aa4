import PokedexDomain

/// The `moves` of `pokemon/{id}`. They are nine tenths of the document and read on their own, with
/// a ``JSONReader``.
struct LearnsetEndpoint: Sendable {
  private var moves: [Taught] = []

  /// - Parameter body: the document of the form.
  init(_ body: [UInt8], of form: ID<Form>) throws(BadData) {
    var reader = JSONReader(body, resource: form.resourcePath)
    var moves: [Taught]?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      if "moves" ~= key { moves = try reader.list() } else { try reader.skip() }
    }
    try reader.finish()
    self.moves = try reader.required(moves, "moves")
  }

  /// - Parameter outline: that of the same document.
  init(_ outline: JSONOutline, of form: ID<Form>) throws(BadData) {
    var reader = try JSONReader("moves", in: outline, resource: form.resourcePath)
    moves = try reader.list()
    try reader.finish()
  }

  var learnset: Learnset {
    Learnset(
      moves.flatMap { taught in taught.ways.map { $0.learned(taught.move.id) } })
  }

  /// What the moves, the ways to learn them and the games are called, made of their slugs.
  var linkedNames: NameBook {
    var book = NameBook()
    for taught in moves {
      book.note(taught.move)
      for way in taught.ways {
        book.note(way.versionGroup)
        book.note(way.method)
      }
    }
    return book
  }
}

/// A move, and every way in which the form learns it.
private struct Taught: Readable {
  let move: Link<Move>
  let ways: [Way]

  init(from reader: inout JSONReader) throws(BadData) {
    var move: Link<Move>?
    var ways: [Way]?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "move": move = try Link(from: &reader)
      case "version_group_details": ways = try reader.list()
      default: try reader.skip()
      }
    }
    self.move = try reader.required(move, "move")
    self.ways = try reader.required(ways, "version_group_details")
  }
}

private struct Way: Readable {
  let versionGroup: Link<VersionGroup>
  let method: Link<MoveLearnMethod>
  let level: Int
  let order: Int?

  init(from reader: inout JSONReader) throws(BadData) {
    var versionGroup: Link<VersionGroup>?
    var method: Link<MoveLearnMethod>?
    var level: Int?
    var order: Int?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "version_group": versionGroup = try Link(from: &reader)
      case "move_learn_method": method = try Link(from: &reader)
      case "level_learned_at": level = try reader.number(0...100)
      case "order": order = reader.null() ? nil : try reader.number(0...Int(Int32.max))
      default: try reader.skip()
      }
    }
    self.versionGroup = try reader.required(versionGroup, "version_group")
    self.method = try reader.required(method, "move_learn_method")
    self.level = try reader.required(level, "level_learned_at")
    self.order = order
  }

  func learned(_ move: ID<Move>) -> LearnedMove {
    LearnedMove(
      versionGroup: versionGroup.id, method: method.id, move: move, level: level, order: order)
  }
}
