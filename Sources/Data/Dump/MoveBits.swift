import PokedexDomain

/// The words that a move has as bits of a number, as tables with a row for each word.
enum MoveBits {
  /// The fields that these tables tell.
  static let fields: Set<String> = ["flags", "classes"]

  static let tables: [DumpTable] = [
    table(
      "move_flag", "A property of a move on which abilities, items and other moves depend.", "flag",
      "By Pokémon Showdown's name: \(words(MoveFlag.self)).", MoveFlag.self, of: \.flags),
    table(
      "move_class", "A class of a move by its effects.", "class",
      "One of \(words(MoveClass.self)).",
      MoveClass.self, of: \.classes),
  ]

  private static func words<Word: NamedBit>(_ type: Word.Type) -> String {
    type.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }

  private static func table<Word: NamedBit>(
    _ name: String, _ meaning: String, _ column: String, _ columnMeaning: String,
    _ type: Word.Type, of path: KeyPath<Move, Int> & Sendable
  ) -> DumpTable {
    DumpTable(
      name, meaning, [.link(.move, "The move."), .text(column, columnMeaning)],
      key: ["move_id", column]
    ) { source, insert in
      let moves = source.dex.table(Move.self)
      for (id, bits) in zip(moves.ids, moves.column(path)) {
        for word in type.allCases where Int(bits) & word.bit != 0 {
          try insert([DumpValue(id), .text(word.rawValue)])
        }
      }
    }
  }
}
