import PokedexDomain

/// A dex in memory.
package final class SampleReference: DexReference {
  private let tables: [Kind: any Sendable]
  private let namesByKind: [Kind: [String]]
  private let indexes: [Kind: NameIndex]
  private let learnsets: [ID<Form>: Learnset]
  private let encountersByForm: [ID<Form>: [Encounter]]
  private let rosters: [ID<VersionGroup>: [ID<Form>]]

  /// A dex of the rows that a closure writes.
  package init(_ write: (any DexSink) throws(PokedexError) -> Void) throws(PokedexError) {
    let written = Written()
    try write(written)
    written.nameForms()
    (tables, namesByKind, indexes) = (written.tables, written.namesByKind, written.indexes)
    (learnsets, encountersByForm) = (written.learnsets, written.encountersByForm)
    rosters = written.rosters
  }

  package var damage: PokedexError? { nil }

  package func table<Row: Tabular>(_ type: Row.Type) -> Table<Row> {
    tables[Row.kind] as? Table<Row> ?? Table()
  }

  package func names(of kind: Kind) -> [String] { namesByKind[kind] ?? [] }

  package func nameIndex(of kind: Kind) -> NameIndex { indexes[kind] ?? NameIndex([]) }

  package func forEachLesson(of moves: [ID<Move>], _ body: (Int, SharedLesson) -> Void) {
    for (position, move) in moves.enumerated() { forEachLesson(of: move) { body(position, $0) } }
  }

  private func forEachLesson(of move: ID<Move>, _ body: (SharedLesson) -> Void) {
    for (form, learnset) in learnsets.sorted(by: { $0.key < $1.key }) {
      for learned in learnset.moves where learned.move == move {
        body(
          SharedLesson(
            forms: form.rawValue...form.rawValue, versionGroup: learned.versionGroup,
            method: learned.method,
            level: learned.level))
      }
    }
  }

  package func residents(of area: ID<LocationArea>) -> [Resident] {
    encountersByForm.sorted { $0.key < $1.key }.flatMap { form, encounters in
      encounters.filter { $0.area == area }.map { Resident(form: form, encounter: $0) }
    }
  }

  package func roster(of group: ID<VersionGroup>) -> [ID<Form>] { rosters[group] ?? [] }

  package func learnset(of form: ID<Form>) -> Learnset { learnsets[form] ?? Learnset() }

  package func encounters(of form: ID<Form>) -> [Encounter] { encountersByForm[form] ?? [] }
}

/// The written rows, as a dex keeps them.
private final class Written: DexSink {
  var tables: [Kind: any Sendable] = [:]
  var namesByKind: [Kind: [String]] = [:]
  var indexes: [Kind: NameIndex] = [:]
  var learnsets: [ID<Form>: Learnset] = [:]
  var encountersByForm: [ID<Form>: [Encounter]] = [:]
  private var forms: [Form] = []
  private var species: [Species] = []
  private var looks: [Look] = []
  private var groups: [VersionGroup] = []

  func write<Row: Tabular>(_ rows: [Row]) {
    let rows = rows.sorted { $0.id < $1.id }
    tables[Row.kind] = Table(rows)
    namesByKind[Row.kind] = rows.map { $0.names[.english] ?? titled($0.slug) }
    indexes[Row.kind] = NameIndex(rows.map { [$0.slug] + $0.names.byLanguage.values })
    (rows as? [Form]).map { forms = $0 }
    (rows as? [Species]).map { species = $0 }
    (rows as? [Look]).map { looks = $0 }
    (rows as? [VersionGroup]).map { groups = $0 }
  }

  func write(_ learnset: Learnset, of form: ID<Form>) { learnsets[form] = learnset }
  func write(_ encounters: [Encounter], of form: ID<Form>) { encountersByForm[form] = encounters }
  func finish() {}
  func abandon() {}

  /// Gives forms the names of their species and looks.
  func nameForms() {
    let own = forms.map { form in
      (form, species.first { $0.id == form.species }, looks.first { $0.form == form.id })
    }
    let shown = own.map { form, species, look in
      formName(
        slug: form.slug, isDefault: form.isDefault, species: species?.names[.english],
        look: look?.names[.english], label: look?.labels[.english])
    }
    namesByKind[.form] = shown
    indexes[.form] = NameIndex(
      zip(own, shown).map { own, shown in
        let names = [own.1?.names, own.2?.names].flatMap { $0?.byLanguage.values.sorted() ?? [] }
        return [own.0.slug, shown] + names
      })
  }

  var rosters: [ID<VersionGroup>: [ID<Form>]] {
    var learners: [ID<VersionGroup>: Set<ID<Form>>] = [:]
    for (form, learnset) in learnsets {
      for move in learnset.moves { learners[move.versionGroup, default: []].insert(form) }
    }
    let roster = Roster(forms: forms, species: species, looks: looks, learners: learners)
    return Dictionary(
      groups.map { ($0.id, roster(of: $0)) }, uniquingKeysWith: { first, _ in first })
  }
}
