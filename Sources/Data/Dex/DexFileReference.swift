import PokedexDomain
import Synchronization

/// The reference data of a dex file. Tables and names are cached once read; lessons, residents,
/// rosters, learnsets and encounters are read on each call.
package final class DexFileReference: DexReference {
  private let dex: DexFile
  private let language: Language
  private let kept = Mutex(Kept())

  private struct Kept {
    var tables: [Kind: any Sendable] = [:]
    var called: [Kind: Called] = [:]
    var indexes: [Kind: NameIndex] = [:]
    var translations: [Translation: [String]] = [:]
    var languages: [Kind: [Language]] = [:]
  }

  private struct Translation: Hashable {
    let kind: Kind
    let language: Language
  }

  /// The names of a kind's rows. The ids are those of the rows, although their type says `Kind`.
  private struct Called {
    let ids: RowIndex<Kind>
    let names: [String]
  }

  package init(dex: DexFile, language: Language) {
    self.dex = dex
    self.language = language
  }

  package func table<Row: Tabular>(_ type: Row.Type) throws(PokedexError) -> Table<Row> {
    if let table = kept.withLock({ $0.tables[Row.kind] }) as? Table<Row> { return table }
    let table = try dex.table(type)
    kept.withLock { $0.tables[Row.kind] = table }
    return table
  }

  package func names(of kind: Kind) throws(PokedexError) -> [String] {
    try called(kind).names
  }

  package func names(of kind: Kind, in language: Language) throws(PokedexError) -> [String] {
    let translation = Translation(kind: kind, language: language)
    if let names = kept.withLock({ $0.translations[translation] }) { return names }
    let names = try dex.names(of: kind, language: language)
    kept.withLock { $0.translations[translation] = names }
    return names
  }

  package func languages(of kind: Kind) throws(PokedexError) -> [Language] {
    if let languages = kept.withLock({ $0.languages[kind] }) { return languages }
    let languages = try dex.languages(of: kind)
    kept.withLock { $0.languages[kind] = languages }
    return languages
  }

  package func nameIndex(of kind: Kind) throws(PokedexError) -> NameIndex {
    if let index = kept.withLock({ $0.indexes[kind] }) { return index }
    let index = try dex.nameIndex(of: kind)
    kept.withLock { $0.indexes[kind] = index }
    return index
  }

  package func lessons(of move: ID<Move>) throws(PokedexError) -> [Lesson] {
    try dex.lessons(of: move)
  }

  package func residents(of area: ID<LocationArea>) throws(PokedexError) -> [Resident] {
    try dex.residents(of: area)
  }

  package func roster(of group: ID<VersionGroup>) throws(PokedexError) -> [ID<Form>] {
    try dex.roster(of: group)
  }

  package func learnset(of form: ID<Form>) throws(PokedexError) -> Learnset {
    try dex.learnset(of: form)
  }

  package func encounters(of form: ID<Form>) throws(PokedexError) -> [Encounter] {
    try dex.encounters(of: form)
  }
}

// MARK: Names

extension DexFileReference {
  /// The name of one entity, or `nil` if the dex does not contain it.
  func name<Row: Tabular>(of id: ID<Row>) throws(PokedexError) -> String? {
    let called = try called(Row.kind)
    return called.ids[ID(id.rawValue)].map { called.names[$0] }
  }

  private func called(_ kind: Kind) throws(PokedexError) -> Called {
    if let called = kept.withLock({ $0.called[kind] }) { return called }
    let called = kind == .form ? try readForms() : try read(kind)
    kept.withLock { $0.called[kind] = called }
    return called
  }

  private func readForms() throws(PokedexError) -> Called {
    let forms = try table(Form.self)
    let names = try FormNames(dex: dex, language: language).all(in: forms, of: table(Species.self))
    return Called(ids: RowIndex(forms.ids.map { ID($0.rawValue) }), names: names)
  }

  /// The names of a kind's rows: the program's own wording if there is one, else the name in the
  /// language, in a related language or in English, else one derived from the slug.
  private func read(_ kind: Kind) throws(PokedexError) -> Called {
    let keys = try dex.keys(of: kind)
    let spoken = try SpokenNames(of: kind, in: language.withKin, dex)
    let isNamed = kind.hasSpokenNames
    let isEnglish = language == .english
    let names = keys.enumerated().map { row, key in
      if isEnglish, let own = kind.englishName(of: key.slug) { return own }
      if isNamed, let own = kind.spokenName(of: key.slug, in: language) { return own }
      return spoken[row] ?? titled(key.slug)
    }
    let isListed = Self.listed.contains(kind)
    return Called(
      ids: RowIndex(keys.map { ID($0.id) }),
      names: isListed ? DistinctNames.all(names, slugs: keys.map(\.slug)) : names)
  }

  /// The kinds whose names must be unique on their own; lists show places with their region.
  private static let listed: Set<Kind> = [.move, .item, .ability]
}
