import PokedexDomain

/// What the forms of a dex are called in one language.
struct FormNames {
  private let species: [String]
  private let looks: [String]
  private let labels: [String]
  private let lookRows: RowIndex<Look>
  private let fallback: [FormNames]

  init(dex: DexFile, language: Language) throws(PokedexError) {
    species = try dex.names(of: .species, language: language)
    looks = try dex.names(of: .look, language: language)
    labels = try dex.names(of: .look, use: "label", language: language)
    lookRows = RowIndex(try dex.ids(of: Look.self))
    fallback = language == .english ? [] : [try FormNames(dex: dex, language: .english)]
  }

  func all(in forms: Table<Form>, of species: Table<Species>) -> [String] {
    let speciesColumn = forms.column(\.species)
    let defaults = forms.column(\.isDefault)
    let lookLists = forms.lists(\.looks)
    return (0..<forms.count).map { row in
      let speciesRow = species.row(of: ID(Int(speciesColumn[row])))
      let isDefault = defaults[row] == 1
      // Most forms are usual ones, and need no look for their name.
      let lookRow = isDefault ? nil : lookLists[row].first?.flatMap { lookRows[ID($0)] }
      return formName(
        slug: forms.slugs[row], isDefault: isDefault,
        species: speciesRow.flatMap { name(\.species, $0) },
        look: lookRow.flatMap { name(\.looks, $0) }, label: lookRow.flatMap { name(\.labels, $0) })
    }
  }

  private func name(_ names: KeyPath<FormNames, [String]>, _ row: Int) -> String? {
    let list = self[keyPath: names]
    if row < list.count, !list[row].isEmpty { return list[row] }
    return fallback.first.flatMap { $0.name(names, row) }
  }
}
