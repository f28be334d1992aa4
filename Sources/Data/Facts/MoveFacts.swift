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
    dropWrongChances(of: &move)
    for cells in pastValues[move.slug] ?? [] {
      guard let generation = Int(cells[2]), let group = groups[ID(generation + 1)] else { continue }
      if cells[1] == "stat_changes" {
        try addStatChanges(cells[3], before: group, to: &move, words)
      } else {
        try addPastValue(cells, before: group, to: &move, words)
      }
    }
  }

  /// PokeAPI's past effect chances of moves without a chance today are numbers of their texts, such
  /// as the 12 PP that Perish Song costs.
  private func dropWrongChances(of move: inout Move) {
    guard move.effectChance == nil else { return }
    for index in move.pastValues.indices { move.pastValues[index].effectChance = nil }
  }

  /// Adds a past value; `-` removes one that PokeAPI has.
  ///
  /// - Parameter group: the first version group of the generation after the last with the value.
  private func addPastValue(
    _ cells: [String], before group: ID<VersionGroup>, to move: inout Move, _ words: FactWords
  ) throws(PokedexError) {
    guard let field = PastMoveValues.fields.first(where: { $0.name == cells[1] }) else { return }
    let index = move.pastValues.firstIndex { $0.versionGroup == group }
    var values = index.map { move.pastValues[$0] } ?? PastMoveValues()
    values.versionGroup = group
    field.set(try words.numbers(cells[3], for: field), in: &values)
    if let index { move.pastValues[index] = values } else { move.pastValues.append(values) }
  }

  /// - Parameter text: the stat changes; `-` for none.
  private func addStatChanges(
    _ text: String, before group: ID<VersionGroup>, to move: inout Move, _ words: FactWords
  ) throws(PokedexError) {
    var past = Move(id: move.id, slug: move.slug)
    if text != "-" {
      let field = Field<Move>.list("stat_changes", \.statChanges)
      field.set(try words.numbers(text, for: field), in: &past)
    }
    let changes: [StatChange?] = past.statChanges.isEmpty ? [nil] : past.statChanges
    for change in changes {
      var element = PastStatChange()
      element.versionGroup = group
      element.stat = change?.stat
      element.change = change?.change ?? 0
      move.pastStatChanges.append(element)
    }
  }
}
