import PokedexDomain

/// The tables and views of a dump, and their SQL.
enum DumpSchema {
  /// “PkDu”: distinguishes a dump from any other SQLite file.
  static let applicationID = 0x506b_4475
  /// Raised when a table or column changes its meaning or goes; new ones do not count.
  static let version = 1
  static let pageSize = 4096

  /// The tables by subject, each after those to which it belongs.
  static let subjects: [(title: String, tables: [DumpTable])] = [
    ("Pokémon", DumpKind.pokemon.flatMap(\.tables)),
    ("Moves and types", DumpKind.moves.flatMap(\.tables) + MoveBits.tables),
    ("Learnsets and encounters", WildTables.all),
    ("Games and places", DumpKind.games.flatMap(\.tables)),
    ("What each game has", GameTables.all),
    ("Items", DumpKind.things.flatMap(\.tables)),
    ("Terms", DumpKind.terms.flatMap(\.tables)),
  ]

  static let tables = subjects.flatMap(\.tables)
}

extension DumpTable {
  /// The statement that creates the table, with what it means.
  var creation: String {
    let definitions = columns.map { (sql: $0.definition(in: self), meaning: $0.meaning) }
    let whole = key.count > 1 ? "  PRIMARY KEY (\(key.joined(separator: ", ")))\n" : ""
    let lines = definitions.enumerated().map { row, column in
      let comma = row == definitions.count - 1 && whole.isEmpty ? "" : ","
      return "  \(column.sql)\(comma)  -- \(column.meaning)\n"
    }
    return "CREATE TABLE \(name) (  -- \(meaning)\n\(lines.joined())\(whole))"
      + (hasNumberedRows ? "" : " WITHOUT ROWID")
  }

  /// Whether SQLite numbers the rows, by the ID or in their order.
  private var hasNumberedRows: Bool { key.isEmpty || key == ["id"] }

  /// The statements that create the indexes.
  var indexes: [String] {
    let unique = unique.map { ["CREATE UNIQUE INDEX \(name)_by_\($0) ON \(name) (\($0))"] } ?? []
    return unique + indexed.map { "CREATE INDEX \(name)_by_\($0) ON \(name) (\($0))" }
  }

  var insertion: String {
    "INSERT INTO \(name) VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))"
  }
}

extension DumpColumn {
  fileprivate func definition(in table: DumpTable) -> String {
    let isKey = table.key == [name]
    return [
      name, content.rawValue, isOptional ? nil : "NOT NULL", isKey ? "PRIMARY KEY" : nil,
      target.map { "REFERENCES \($0.table) (\($0.column))" },
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension DumpView {
  /// The statement that creates the view, with what it means.
  var creation: String { "CREATE VIEW \(name) AS  -- \(meaning)\n\(select)" }
}
