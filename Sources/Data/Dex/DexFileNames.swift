import GRDB
import Glibc
import PokedexDomain

extension DexFile {
  /// The names of a kind's rows in a language, in the order of their IDs. A row without a name has
  /// an empty string; if no row has a name, the array is empty.
  package func names(
    of kind: Kind, usedAs use: String? = nil, language: Language
  ) throws(PokedexError) -> [String] {
    try read { db in try withNames(of: kind, usedAs: use, language, db, Self.lines) ?? [] }
  }

  /// The name of one row in the first of several languages that has it, read without the others.
  func name(
    _ kind: Kind, _ id: Int, in languages: [Language]
  ) throws(PokedexError) -> String? {
    try read { db in
      let row = try Self.ids(of: kind, in: db).firstIndex(of: Int32(clamping: id))
      guard let row else { return nil }
      for language in languages {
        let name = try withNames(of: kind, language, db) { Self.line(row, of: $0) } ?? ""
        if !name.isEmpty { return name }
      }
      return nil
    }
  }

  private func withNames<Result>(
    of kind: Kind, usedAs use: String? = nil, _ language: Language, _ db: Database,
    _ read: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result? {
    try GRDB.Row.readFirst(
      in: db,
      """
      SELECT CAST(data AS BLOB), checksum FROM name WHERE kind = ? AND use = ? AND language = ?
      """,
      [kind.rawValue, use ?? DexSchema.mainName, language.rawValue]
    ) { row in
      try verify(0..<1, of: row)
      return try row.withBytes(0, read)
    }
  }

  /// The languages in which a kind has names.
  package func languages(of kind: Kind) throws(PokedexError) -> [Language] {
    try read { db in
      try String.fetchAll(
        db, sql: "SELECT DISTINCT language FROM name WHERE kind = ? ORDER BY language",
        arguments: [kind.rawValue]
      ).map { Language(rawValue: $0) }
    }
  }

  /// An index that finds rows of a kind by slug, or by name in any language.
  package func nameIndex(of kind: Kind) throws(PokedexError) -> NameIndex {
    try read { db in
      let count = try Self.ids(of: kind, in: db).count
      let plain = try spellings(of: kind, in: DexSchema.plainScript, db)
      let other = try spellings(of: kind, in: DexSchema.otherScript, db)
      guard let index = NameIndex(plain: plain, other: other, count: count) else {
        throw ByteReader.Damaged()
      }
      return index
    }
  }

  private func spellings(
    of kind: Kind, in script: String, _ db: Database
  ) throws -> SpellingParts {
    let columns = SpellingColumns.names.joined(separator: ", ")
    return try GRDB.Row.readFirst(
      in: db, "SELECT \(columns), checksum FROM spelling WHERE kind = ? AND script = ?",
      [kind.rawValue, script]
    ) { row in
      try verify(SpellingColumns.names.indices, of: row)
      return try SpellingColumns.unpack(row)
    } ?? SpellingParts()
  }

  /// Splits text into lines, straight from SQLite's bytes: thousands are read at launch.
  ///
  /// - Throws: ``ByteReader/Damaged`` if there are more lines, or longer ones, than a dex allows.
  static func lines(_ bytes: UnsafeRawBufferPointer) throws(ByteReader.Damaged) -> [String] {
    var lines: [String] = []
    var start = 0
    while start <= bytes.count {
      let end = endOfLine(in: bytes, from: start)
      guard end - start <= DexSchema.maxNameLength, lines.count < DexSchema.maxRows else {
        throw ByteReader.Damaged()
      }
      lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end + 1
    }
    return lines
  }

  /// A line of a text; empty if it has fewer, or if the line is too long.
  private static func line(_ number: Int, of bytes: UnsafeRawBufferPointer) -> String {
    var start = 0
    for _ in 0..<number where start <= bytes.count { start = endOfLine(in: bytes, from: start) + 1 }
    guard start <= bytes.count else { return "" }
    let line = bytes[start..<endOfLine(in: bytes, from: start)]
    return line.count <= DexSchema.maxNameLength ? String(decoding: line, as: UTF8.self) : ""
  }

  private static func endOfLine(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard let first = bytes.baseAddress,
      let end = memchr(first + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
    else { return bytes.count }
    return first.distance(to: end)
  }
}
