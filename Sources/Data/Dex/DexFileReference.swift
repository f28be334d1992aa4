import PokedexDomain
import Synchronization

/// The reference data of a dex file. Tables and names are cached once read; lessons, residents,
/// rosters, learnsets and encounters are read on each call.
package final class DexFileReference: DexReference {
  private let dex: DexFile
  private let language: Language
  private let cache = Mutex(Cache())

  private struct Cache {
    var tables: [Kind: any Sendable] = [:]
    var kindNames: [Kind: KindNames] = [:]
    var indexes: [Kind: NameIndex] = [:]
    var translations: [Translation: [String]] = [:]
    var languages: [Kind: [Language]] = [:]
  }

  private struct Translation: Hashable {
    let kind: Kind
    let language: Language
  }

  /// The names of a kind's rows. The IDs are those of the rows, although their type says `Kind`.
  private struct KindNames {
    let ids: RowIndex<Kind>
    let names: [String]
  }

  package init(dex: DexFile, language: Language) {
    self.dex = dex
    self.language = language
  }

  package var damage: PokedexError? { dex.damage }

  /// A part of the dex; an empty one if it is damaged.
  private func whole<Value>(
    _ empty: @autoclosure () -> Value, _ read: @autoclosure () throws(PokedexError) -> Value
  ) -> Value {
    do throws(PokedexError) {
      return try read()
    } catch {
      dex.note(error)
      return empty()
    }
  }

  package func table<Row: Tabular>(_ type: Row.Type) -> Table<Row> {
    if let table = cache.withLock({ $0.tables[Row.kind] }) as? Table<Row> { return table }
    let table = whole(Table<Row>(), try dex.table(type))
    cache.withLock { $0.tables[Row.kind] = table }
    return table
  }

  package func names(of kind: Kind) -> [String] { kindNames(kind).names }

  package func names(of kind: Kind, in language: Language) -> [String] {
    let translation = Translation(kind: kind, language: language)
    if let names = cache.withLock({ $0.translations[translation] }) { return names }
    let names = whole([], try dex.names(of: kind, language: language))
    cache.withLock { $0.translations[translation] = names }
    return names
  }

  package func languages(of kind: Kind) -> [Language] {
    if let languages = cache.withLock({ $0.languages[kind] }) { return languages }
    let languages = whole([], try dex.languages(of: kind))
    cache.withLock { $0.languages[kind] = languages }
    return languages
  }

  package func nameIndex(of kind: Kind) -> NameIndex {
    if let index = cache.withLock({ $0.indexes[kind] }) { return index }
    let index = whole(
      NameIndex([]), kind == .look ? try lookIndex() : try dex.nameIndex(of: kind))
    cache.withLock { $0.indexes[kind] = index }
    return index
  }

  package func forEachLesson(of moves: [ID<Move>], _ body: (Int, SharedLesson) -> Void) {
    whole((), try dex.forEachLesson(of: moves, body))
  }

  package func residents(of area: ID<LocationArea>) -> [Resident] {
    whole([], try dex.residents(of: area))
  }

  package func roster(of group: ID<VersionGroup>) -> [ID<Form>] {
    whole([], try dex.roster(of: group))
  }

  package func learnset(of form: ID<Form>) -> Learnset {
    whole(Learnset(), try dex.learnset(of: form))
  }

  package func encounters(of form: ID<Form>) -> [Encounter] {
    whole([], try dex.encounters(of: form))
  }

  package var slotFacts: [SlotFact] { SlotFact.bundled }
  package var giftChoices: [GiftChoice] { GiftChoice.bundled }
}

// MARK: Names

extension DexFileReference {
  /// Kinds with a thousand rows and PokeAPI's names alone: the first frame may need one of these.
  private static let readAlone: Set<Kind> = [.location]

  package func name(_ kind: Kind, _ id: Int) -> String? {
    let isRead = cache.withLock { $0.kindNames[kind] != nil }
    if !isRead, Self.readAlone.contains(kind),
      let name = whole(nil, try dex.name(kind, id, in: language.withRelated))
    {
      return name
    }
    let names = kindNames(kind)
    return names.ids[ID(id)].map { names.names[$0] }
  }

  private func kindNames(_ kind: Kind) -> KindNames {
    if let names = cache.withLock({ $0.kindNames[kind] }) { return names }
    let names = whole(namesOfSlugs(kind), kind == .form ? try readForms() : try read(kind))
    cache.withLock { $0.kindNames[kind] = names }
    return names
  }

  /// Names where the real ones are damaged, so that there is one for each row.
  private func namesOfSlugs(_ kind: Kind) -> KindNames {
    let keys = whole([], try dex.keys(of: kind))
    return KindNames(ids: RowIndex(keys.map { ID($0.id) }), names: keys.map { titled($0.slug) })
  }

  private func readForms() throws(PokedexError) -> KindNames {
    let forms = table(Form.self)
    let names = try FormNames(dex: dex, language: language).all(in: forms, of: table(Species.self))
    return KindNames(ids: RowIndex(forms.ids.map { ID($0.rawValue) }), names: names)
  }

  /// The row of the species of each look.
  private var ownersOfLooks: [Int?] {
    let (forms, species) = (table(Form.self), table(Species.self))
    let ofForms = forms.column(\.species)
    return table(Look.self).column(\.form).map { form in
      forms.row(of: ID(Int(form))).flatMap { species.row(of: ID(Int(ofForms[$0]))) }
    }
  }

  /// Also finds looks by their labels, in each language.
  private func lookIndex() throws(PokedexError) -> NameIndex {
    let index = try dex.nameIndex(of: .look)
    let owners = ownersOfLooks
    var names: [(row: Int, names: [String])] = []
    for language in try dex.languages(of: .look) {
      names += try LookNames(dex: dex, [language], owners: owners).all
    }
    return index.adding(names, count: index.count)
  }

  /// Looks have names in few languages, but labels in more.
  private func readLooks() throws(PokedexError) -> KindNames {
    let keys = try dex.keys(of: .look)
    let own = language.withRelated.filter { $0 != .english }
    let spoken = try PreferredNames(of: .look, in: own, dex)
    let labelled = try LookNames(dex: dex, own, owners: ownersOfLooks)
    let english = try PreferredNames(of: .look, in: [.english], dex)
    let names = keys.enumerated().map { row, key in
      spoken[row] ?? labelled[row] ?? english[row] ?? titled(key.slug)
    }
    return KindNames(ids: RowIndex(keys.map { ID($0.id) }), names: names)
  }

  /// The names of a kind's rows: the program's own wording if there is one, else the name in the
  /// language, in a related language or in English, else one derived from the slug.
  private func read(_ kind: Kind) throws(PokedexError) -> KindNames {
    guard kind != .look else { return try readLooks() }
    let keys = try dex.keys(of: kind)
    let spoken = try PreferredNames(of: kind, in: language.withRelated, dex)
    let isNamed = kind.hasTranslatedNames
    let isEnglish = language == .english
    let names = keys.enumerated().map { row, key in
      if isEnglish, let own = kind.englishName(of: key.slug) { return own }
      if isNamed, let own = kind.translatedName(of: key.slug, in: language) { return own }
      return spoken[row] ?? titled(key.slug)
    }
    let isListed = Self.listed.contains(kind)
    return KindNames(
      ids: RowIndex(keys.map { ID($0.id) }),
      names: isListed ? DistinctNames.all(names, slugs: keys.map(\.slug)) : names)
  }

  /// The kinds whose names must be unique, since lists show the name alone; places are listed with
  /// their region.
  private static let listed: Set<Kind> = [.move, .item, .ability]
}
