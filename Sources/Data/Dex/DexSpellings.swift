import PokedexDomain

/// All names and slugs of a dex's rows, in every language it holds.
struct DexSpellings {
  let dex: DexFile

  /// The names and the slug of each row. A form takes its names from its looks and its species.
  func all(of kind: Kind) throws(PokedexError) -> [[String]] {
    let keys = try dex.keys(of: kind)
    let names = kind == .form ? try formNames() : try names(of: kind, count: keys.count)
    return zip(names, keys).map { names, key in
      (names + [key.slug]).filter { !$0.isEmpty }
    }
  }

  private func names(of kind: Kind, count: Int) throws(PokedexError) -> [[String]] {
    var names = [[String]](repeating: [], count: count)
    for language in try dex.languages(of: kind) {
      let lines = try dex.names(of: kind, language: language)
      for (row, name) in lines.enumerated() where row < count { names[row].append(name) }
    }
    return names
  }

  /// The names of each form's looks and species, and its own name as shown in the list.
  private func formNames() throws(PokedexError) -> [[String]] {
    let forms = try dex.table(Form.self)
    let species = try dex.table(Species.self)
    var names = try namesOfParts(of: forms, species)
    let languages = try Set(dex.languages(of: .species) + dex.languages(of: .look))
    for language in languages.sorted() {
      let shown = try FormNames(dex: dex, language: language).all(in: forms, of: species)
      for (row, name) in shown.enumerated() { names[row].append(name) }
    }
    return names
  }

  private func namesOfParts(
    of forms: Table<Form>, _ species: Table<Species>
  ) throws(PokedexError) -> [[String]] {
    let speciesNames = try names(of: .species, count: species.count)
    let looks = RowIndex(try dex.ids(of: Look.self))
    let lookNames = try names(of: .look, count: dex.ids(of: Look.self).count)
    let numbers = forms.column(\.species)
    let lookLists = forms.lists(\.looks)
    return (0..<forms.count).map { row in
      let rows = lookLists[row].compactMap { $0.flatMap { looks[ID($0)] } }
      let own = species.row(of: ID(Int(numbers[row]))).map { speciesNames[$0] } ?? []
      return rows.flatMap { lookNames[$0] } + own
    }
  }
}
