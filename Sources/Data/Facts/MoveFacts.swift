import PokedexDomain

/// Additions to PokeAPI's moves: flags, classes, and some effects and past values.
struct MoveFacts {
  private let effects: [String: [(field: Field<Move>, text: String)]]
  private let flags: [String: (flags: Int, classes: Int)]
  private let pastValues: [String: [[String]]]

  init(_ facts: Facts) {
    let fields = facts.effects.titles.map { title in Move.fields.first { $0.name == title } }
    effects = Dictionary(
      facts.effects.rows.map { cells in
        (cells[0], zip(fields, cells).compactMap { field, text in field.map { ($0, text) } })
      }, uniquingKeysWith: { first, _ in first })
    flags = Dictionary(
      facts.moves.rows.map { cells in
        (
          cells[0],
          (Self.bits(of: cells[1], MoveFlag.self), Self.bits(of: cells[2], MoveClass.self))
        )
      }, uniquingKeysWith: { first, _ in first })
    pastValues = Dictionary(grouping: facts.pastValues.rows) { $0[0] }
  }

  private static func bits<Word: NamedBit>(of text: String, _ type: Word.Type) -> Int {
    Word.bits(text.split(separator: " ").compactMap { Word(rawValue: String($0)) })
  }

  /// - Parameter groups: The first version group of each generation.
  func complete(
    _ move: inout Move, _ words: FactWords, groups: [ID<Generation>: ID<VersionGroup>]
  ) throws(PokedexError) {
    (move.flags, move.classes) = flags[move.slug] ?? (0, 0)
    if move.category == nil {
      for (field, text) in effects[move.slug] ?? [] where !text.isEmpty {
        field.set(try words.numbers(text, for: field), in: &move)
      }
    }
    for cells in pastValues[move.slug] ?? [] {
      try addPastValue(cells, to: &move, words, groups)
    }
  }

  /// Adds a past value that held until the end of a generation, that is, before the first version
  /// group of the next one, unless PokeAPI has a value there.
  private func addPastValue(
    _ cells: [String], to move: inout Move, _ words: FactWords,
    _ groups: [ID<Generation>: ID<VersionGroup>]
  ) throws(PokedexError) {
    guard let generation = Int(cells[2]), let group = groups[ID(generation + 1)],
      let field = PastMoveValues.fields.first(where: { $0.name == cells[1] })
    else { return }
    let index = move.pastValues.firstIndex { $0.versionGroup == group }
    var values = index.map { move.pastValues[$0] } ?? PastMoveValues()
    guard field.value(of: values) == nil else { return }
    values.versionGroup = group
    field.set(try words.numbers(cells[3], for: field), in: &values)
    if let index { move.pastValues[index] = values } else { move.pastValues.append(values) }
  }
}
