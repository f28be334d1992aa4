/// All forms with their species: the basis of lists, filters and matchups.
package struct Catalog: Sendable {
  package private(set) var forms: Table<Form> { didSet { memos = CatalogMemos() } }
  package private(set) var species: Table<Species> { didSet { memos = CatalogMemos() } }
  /// The display name of each row of `forms`.
  package private(set) var names: [String]
  /// The species row of each row of `forms`, or -1 while it is unknown.
  package private(set) var speciesRows: [Int32]
  /// The position of each row of `forms` by National Dex number, each species' default form first.
  /// Rows of unknown species are sorted by ID.
  package private(set) var dexOrder: [Int32] = []

  /// The rest of the dex that the forms come from; `nil` for a catalog from PokeAPI.
  package let reference: (any DexReference)?
  /// The source of the user's current marks.
  package let marks: any MarkSource
  /// The user's files of changed games.
  let overlays: any OverlaySource
  /// The generation of the facts; `nil` for those of today.
  var generation: ID<Generation>? { didSet { memos = CatalogMemos() } }
  /// The changes of its game; `nil` for a dex as it is.
  let changedBy: Overlay?
  private var arrivedSpellings: [Int: [String]] = [:]
  /// Cached values derived from these facts; discarded when the facts change.
  private(set) var memos = CatalogMemos()

  package init(
    forms: Table<Form>, species: Table<Species>, names: [String],
    reference: (any DexReference)? = nil, marks: any MarkSource = NoMarks(),
    overlays: any OverlaySource = NoOverlays(), changedBy: Overlay? = nil
  ) {
    self.reference = reference
    self.marks = marks
    self.overlays = overlays
    self.changedBy = changedBy
    self.forms = forms
    self.species = species
    self.names = names
    speciesRows = forms.column(\.species).map { number in
      species.row(of: ID(Int(number))).map(Int32.init) ?? -1
    }
    orderByDex()
  }

  package static var empty: Catalog { Catalog(forms: Table(), species: Table(), names: []) }

  package var count: Int { forms.count }

  /// The name of a form; `nil` if there is no such form.
  package func name(of form: ID<Form>) -> String? {
    forms.row(of: form).map { names[$0] }
  }

  /// An index of the forms by name, in every known language. If the dex's names cannot be read,
  /// forms are found by their display names.
  package func nameIndex() -> NameIndex {
    let index = dex.nameIndex(of: .form)
    if index.count == count { return index }
    return NameIndex(
      (0..<count).map { row in
        (arrivedSpellings[row] ?? []) + [names[row], forms.slugs[row]]
      })
  }

  /// Whether all facts of a row have arrived.
  package func isComplete(_ row: Int) -> Bool {
    speciesRows[row] >= 0
  }

  /// Adds or replaces a form and its species.
  package mutating func put(_ record: FormRecord) {
    forms.put(record.form)
    if let facts = record.species { species.put(facts) }
    guard let row = forms.row(of: record.form.id) else { return }
    if row == names.count {
      names.append(record.name)
      speciesRows.append(-1)
    }
    names[row] = record.name
    arrivedSpellings[row] = record.spellings
    speciesRows[row] = species.row(of: record.form.species).map(Int32.init) ?? -1
    orderByDex()
  }

  /// Clears facts of all forms and species.
  mutating func clear(_ ofForms: [PartialKeyPath<Form>], _ ofSpecies: [PartialKeyPath<Species>]) {
    // Setting a table discards the memos.
    if !ofForms.isEmpty { forms.clear(ofForms) }
    if !ofSpecies.isEmpty { species.clear(ofSpecies) }
  }

  /// - Parameter happiness: One for each row of the species.
  mutating func replaceHappiness(with happiness: [Int32]) {
    species.replaceColumn(\.baseHappiness, with: happiness)
  }

  /// Changes what forms were in a generation, as ``Form/seen(in:)`` does.
  mutating func changeForms(_ rows: [Int], _ changed: (Form) -> Form) {
    forms.change(
      rows, reading: Form.pastFields, writing: Form.changingFields, changed)
  }

  private mutating func orderByDex() {
    let numbers = forms.column(\.species)
    let defaults = forms.column(\.isDefault)
    let keys = (0..<count).map { row in
      let id = Int64(min(forms.ids[row].rawValue, NewIDs.highest))
      let number = numbers[row] > 0 ? min(Int64(numbers[row]), Int64(NewIDs.highest)) : id
      return number << 42 | (defaults[row] == 1 ? 0 : 1) << 41 | id << 20 | Int64(row)
    }
    dexOrder = [Int32](repeating: 0, count: count)
    for (position, key) in keys.sorted().enumerated() {
      dexOrder[Int(key & 0xfffff)] = Int32(position)
    }
  }
}

extension Catalog {
  /// The names of the forms in the user's language, and their slugs.
  var nameColumns: NameColumns { memos[NameColumns.self, nil](NameColumns(names, forms.slugs)) }

  /// The rest of the dex; an empty one for a catalog from PokeAPI.
  package var dex: any DexReference { reference ?? NoDex() }

  /// The same catalog if there is a dex.
  package var local: Catalog? { reference == nil ? nil : self }

  /// The same catalog, for what PokeAPI cannot answer.
  ///
  /// - Throws: ``PokedexError/needsDex`` if there is no dex.
  package func withDex() throws(PokedexError) -> Catalog {
    guard let local else { throw .needsDex }
    return local
  }

  /// A form as of a lens, or of today; `nil` if there is no such form.
  subscript(id: ID<Form>, lens: Lens?) -> Form? {
    through(lens).forms[id].map { form in lens.map { form.seen(through: $0) } ?? form }
  }

  /// A form as of a lens, or of today.
  ///
  /// - Throws: ``PokedexError/notFound(_:)``
  func form(_ id: ID<Form>, through lens: Lens?) throws(PokedexError) -> Form {
    guard let form = self[id, lens] else { throw .notFound("Pokémon \(id)") }
    return form
  }

  package func named(_ form: ID<Form>) -> Named<Form> {
    Named(form, name(of: form) ?? nameElsewhere(form) ?? NewIDs.text(of: form.rawValue, .form))
  }

  /// The name of a form that only another changed game has, with the name of the game.
  private func nameElsewhere(_ form: ID<Form>) -> String? {
    guard NewIDs.has(form.rawValue, .form) else { return nil }
    return changedGames.lazy.compactMap { game in
      through(game).name(of: form).map { "\($0) (\(game.name))" }
    }.first
  }
}
