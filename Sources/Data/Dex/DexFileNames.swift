import GRDB
import PokedexDomain

extension DexFile {
  /// What the rows of a kind are called in a language, in the order of their ids; empty where a
  /// row has no such name, and no lines at all where no row has.
  package func names(
    of kind: Kind, use: String? = nil, language: Language
  ) throws(PokedexError) -> [String] {
    try read { db in
      let row = try GRDB.Row.fetchOne(
        db,
        sql: "SELECT CAST(data AS BLOB) FROM name WHERE kind = ? AND use = ? AND language = ?",
        arguments: [kind.rawValue, use ?? DexSchema.mainName, language.rawValue])
      return try row?.withBytes(0) { Self.lines($0) } ?? []
    }
  }

  /// The languages that a kind has names in.
  package func languages(of kind: Kind) throws(PokedexError) -> [Language] {
    try read { db in
      try String.fetchAll(
        db, sql: "SELECT DISTINCT language FROM name WHERE kind = ? ORDER BY language",
        arguments: [kind.rawValue]
      ).map { Language(rawValue: $0) }
    }
  }

  /// Finds rows of a kind by what they are called in any language, or by their slugs.
  package func nameIndex(of kind: Kind) throws(PokedexError) -> NameIndex {
    try read { db in
      let count = try Self.ids(of: kind, in: db).count
      let plain = try Self.spellings(of: kind, in: DexSchema.plainScript, db)
      let other = try Self.spellings(of: kind, in: DexSchema.otherScript, db)
      guard let index = NameIndex(plain: plain, other: other, count: count) else {
        throw ByteReader.Damaged()
      }
      return index
    }
  }

  private static func spellings(
    of kind: Kind, in script: String, _ db: Database
  ) throws -> SpellingParts {
    let columns = SpellingColumns.names.joined(separator: ", ")
    let row = try GRDB.Row.fetchOne(
      db, sql: "SELECT \(columns) FROM spelling WHERE kind = ? AND script = ?",
      arguments: [kind.rawValue, script])
    return try row.map(SpellingColumns.unpack) ?? SpellingParts()
  }

  /// The lines of a text, straight from SQLite's own bytes: thousands are read at start.
  static func lines(_ bytes: UnsafeRawBufferPointer) -> [String] {
    var lines: [String] = []
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end + 1
    }
    return lines + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}
