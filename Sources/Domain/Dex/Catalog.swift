/// Every form with its species: what lists, filters and matchups are computed from.
package struct Catalog: Sendable {
  package private(set) var forms: Table<Form>
  package private(set) var species: Table<Species>
  /// Row by row of `forms`: what each is called.
  package private(set) var names: [String]
  /// Row by row of `forms`: the row of its species, or -1 while it is not known.
  package private(set) var speciesRows: [Int32]
  /// Row by row of `forms`: its place when all are ordered by National Dex number, each species'
  /// usual form first. Rows whose species is not known yet come in the order of their ids.
  package private(set) var dexOrder: [Int32] = []

  /// The rest of the dex that the forms are from; none where they come from PokeAPI.
  package let reference: (any DexReference)?
  /// The user's marks as they are at the time.
  package let marks: any MarkSource
  private var arrivedSpellings: [Int: [String]] = [:]

  package init(
    forms: Table<Form>, species: Table<Species>, names: [String],
    reference: (any DexReference)? = nil, marks: any MarkSource = NoMarks()
  ) {
    self.reference = reference
    self.marks = marks
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

  /// What a form is called; nothing where there is no such form.
  package func name(of form: ID<Form>) -> String? {
    forms.row(of: form).map { names[$0] }
  }

  /// Finds rows by what they are called, in every language as far as they are known. A dex whose
  /// names cannot be read leaves forms to be found by the names on the list.
  package func nameIndex() -> NameIndex {
    if let index = try? reference?.nameIndex(of: .form), index.count == count { return index }
    return NameIndex(
      (0..<count).map { row in
        (arrivedSpellings[row] ?? []) + [names[row], forms.slugs[row]]
      })
  }

  /// Whether all facts of a row have arrived.
  package func isComplete(_ row: Int) -> Bool {
    speciesRows[row] >= 0
  }

  /// Takes in what was learnt of a form.
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

  /// Takes a fact away from every form.
  mutating func clear(_ paths: [PartialKeyPath<Form>]) {
    let nothing = [Int32](repeating: Table<Form>.none, count: count)
    for path in paths { forms.replaceColumn(path, with: nothing) }
  }

  /// Puts other facts in the place of a form's, of the same species.
  mutating func put(_ form: Form) { forms.put(form) }

  private mutating func orderByDex() {
    let numbers = forms.column(\.species)
    let defaults = forms.column(\.isDefault)
    let keys = (0..<count).map { row in
      let id = Int64(forms.ids[row].rawValue)
      let number = numbers[row] > 0 ? Int64(numbers[row]) : id
      return number << 48 | (defaults[row] == 1 ? 0 : 1) << 47 | id << 20 | Int64(row)
    }
    dexOrder = [Int32](repeating: 0, count: count)
    for (place, key) in keys.sorted().enumerated() { dexOrder[Int(key & 0xfffff)] = Int32(place) }
  }
}

extension Catalog {
  /// The rest of the dex.
  ///
  /// - Throws: ``PokedexError/needsDex`` where there is none.
  func dex() throws(PokedexError) -> any DexReference {
    guard let reference else { throw .needsDex }
    return reference
  }

  /// A form as a lens shows it, or as it is today.
  ///
  /// - Throws: ``PokedexError/notFound(_:)``
  func form(_ id: ID<Form>, through lens: Lens?) throws(PokedexError) -> Form {
    guard let form = forms[id] else { throw .notFound("Pokémon \(id)") }
    return lens.map { form.seen(in: $0.generation) } ?? form
  }

  package func named(_ form: ID<Form>) -> Named<Form> {
    Named(form, forms.row(of: form).map { names[$0] } ?? "#\(form)")
  }
}
