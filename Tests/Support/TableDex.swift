import PokedexDomain

/// A dex of a few tables in memory; other tables are empty.
package struct TableDex: DexReference {
  private var tables: [Kind: any Sendable] = [:]
  private var translations: [Kind: [Names]] = [:]
  private var slugs: [Kind: [String]] = [:]

  package init() {}

  package var damage: PokedexError? { nil }

  /// Sets all rows of a kind, in any order.
  package mutating func put<Row: Tabular>(_ rows: [Row]) {
    let sorted = rows.sorted { $0.id < $1.id }
    tables[Row.kind] = Table(sorted)
    translations[Row.kind] = sorted.map(\.names)
    slugs[Row.kind] = sorted.map(\.slug)
  }

  package func table<Row: Tabular>(_ type: Row.Type) -> Table<Row> {
    tables[Row.kind] as? Table<Row> ?? Table()
  }

  package func names(of kind: Kind) -> [String] {
    zip(translations[kind, default: []], slugs[kind, default: []]).map { names, slug in
      names[.english] ?? titled(slug)
    }
  }

  package func names(of kind: Kind, in language: Language) -> [String] {
    translations[kind, default: []].map { $0[language] ?? "" }
  }

  package func languages(of kind: Kind) -> [Language] {
    Set(translations[kind, default: []].flatMap(\.byLanguage.keys)).sorted()
  }

  package func nameIndex(of kind: Kind) -> NameIndex {
    NameIndex(zip(names(of: kind), slugs[kind, default: []]).map { [$0, $1] })
  }

  package func forEachLesson(of moves: [ID<Move>], _ body: (Int, SharedLesson) -> Void) {}
  package func residents(of area: ID<LocationArea>) -> [Resident] { [] }
  package func roster(of group: ID<VersionGroup>) -> [ID<Form>] { [] }
  package func learnset(of form: ID<Form>) -> Learnset { Learnset() }
  package func encounters(of form: ID<Form>) -> [Encounter] { [] }
}

extension TableDex {
  /// A catalog with English names derived from slugs.
  package func catalog(forms: [Form], species: [Species]) -> Catalog {
    let sorted = forms.sorted { $0.id < $1.id }
    return Catalog(
      forms: Table(sorted), species: Table(species.sorted { $0.id < $1.id }),
      names: sorted.map { titled($0.slug) }, reference: self)
  }
}
