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

  private func names(
    of kind: Kind, usedAs use: String? = nil, count: Int
  ) throws(PokedexError) -> [[String]] {
    var names = [[String]](repeating: [], count: count)
    for language in try dex.languages(of: kind) {
      let lines = try dex.names(of: kind, usedAs: use, language: language)
      for (row, name) in lines.enumerated() where row < count { names[row].append(name) }
    }
    return names
  }

  /// The names of each form's looks and species, its own names as shown in the list, those of the
  /// species with the label of each look (`Calyrex Ice Rider`), and Showdown's.
  private func formNames() throws(PokedexError) -> [[String]] {
    let forms = try dex.table(Form.self)
    let species = try dex.table(Species.self)
    var names = try namesOfParts(of: forms, species)
    let languages = try Set(dex.languages(of: .species) + dex.languages(of: .look))
    for language in languages.sorted() {
      let formNames = try FormNames(dex: dex, language: language)
      for list in [
        formNames.all(in: forms, of: species), formNames.labelled(in: forms, of: species),
      ] {
        for (row, name) in list.enumerated() { names[row].append(name) }
      }
    }
    try addShowdownNames(to: &names, of: forms, species)
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

  /// Showdown's names of forms and of their looks. Of forms with one name, only the first has it.
  private func addShowdownNames(
    to names: inout [[String]], of forms: Table<Form>, _ species: Table<Species>
  ) throws(PokedexError) {
    let english = try dex.names(of: .species, language: .english)
    let looks = try dex.keys(of: .look)
    let lookRows = RowIndex(try dex.ids(of: Look.self))
    let (numbers, usual) = (forms.column(\.species), forms.column(\.isDefault))
    let lookLists = forms.lists(\.looks)
    var taken = Set(english)
    for row in 0..<forms.count {
      guard let own = species.row(of: ID(Int(numbers[row]))), own < english.count else { continue }
      let slugs = lookLists[row].compactMap { $0.flatMap { lookRows[ID($0)] } }
        .map { looks[$0].slug }
      for slug in usual[row] == 1 ? slugs : [forms.slugs[row]] + slugs {
        let name = ShowdownForms.name(
          slug: slug, species: species.slugs[own], named: english[own], isDefault: false)
        for name in [name] + ShowdownForms.otherNames(slug: slug, named: name)
        where taken.insert(name).inserted { names[row].append(name) }
      }
    }
  }
}
