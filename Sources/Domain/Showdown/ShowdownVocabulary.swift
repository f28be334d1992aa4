/// Showdown's names for one kind of entity, such as items or moves: the English names in unaccented
/// letters. Lookups also accept names in other languages.
struct ShowdownVocabulary<Row: Tabular>: Sendable {
  private let table: Table<Row>
  private let names: [String]
  private let rows: [[UInt8]: Int]
  private let index: NameIndex?

  /// - Parameter irregular: Names by slug that differ from those in the dex.
  init(_ type: Row.Type, in dex: any DexReference, irregular: [String: String] = [:]) {
    let table = dex.table(type)
    let english = dex.englishNames(of: Row.kind, slugs: table.slugs)
    names = table.slugs.indices.map { irregular[table.slugs[$0]] ?? Self.plain(english[$0]) }
    // If several entities share a name, players mean the first.
    var rows: [[UInt8]: Int] = [:]
    for words in [names, table.slugs] {
      for row in words.indices {
        let folded = Spelling.folded(words[row])
        if rows[folded] == nil { rows[folded] = row }
      }
    }
    self.table = table
    self.rows = rows
    index = dex.nameIndex(of: Row.kind)
  }

  subscript(id: ID<Row>) -> String { table.row(of: id).map { names[$0] } ?? "#\(id)" }

  func id(_ text: some StringProtocol) -> ID<Row>? {
    let folded = Spelling.folded(text)
    let row = rows[folded] ?? index?.rows(named: folded).first
    return row.flatMap { $0 < table.count ? table.ids[$0] : nil }
  }

  func nearest(to text: String) -> String? { NearestWord.to(text, among: names) }

  private static func plain(_ name: String) -> String {
    String(name.map { $0 == "’" ? "'" : $0 == "é" ? "e" : $0 })
  }
}

/// A vocabulary of any kind, by plain numbers.
protocol ShowdownWords {
  func number(_ text: String) -> Int?
  func word(_ number: Int) -> String
  func nearest(to text: String) -> String?
}

extension ShowdownVocabulary: ShowdownWords {
  func number(_ text: String) -> Int? { id(text)?.rawValue }
  func word(_ number: Int) -> String { self[ID(number)] }
}

extension DexReference {
  /// Returns the English names of a kind, in the order of the table. Without an English name, the
  /// words of the slug are used.
  func englishNames(of kind: Kind, slugs: [String]) -> [String] {
    let english = names(of: kind, in: .english)
    return slugs.indices.map { row in
      row < english.count && !english[row].isEmpty ? english[row] : titled(slugs[row])
    }
  }
}
