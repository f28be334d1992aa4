import PokedexDomain

/// The names of a dex's forms in one language.
struct FormNames {
  private let species: SpokenNames
  private let looks: SpokenNames
  private let labels: SpokenNames
  private let lookRows: RowIndex<Look>

  init(dex: DexFile, language: Language) throws(PokedexError) {
    let languages = language == .english ? [language] : [language, .english]
    species = try SpokenNames(of: .species, in: languages, dex)
    looks = try SpokenNames(of: .look, in: languages, dex)
    labels = try SpokenNames(of: .look, use: "label", in: languages, dex)
    lookRows = RowIndex(try dex.ids(of: Look.self))
  }

  func all(in forms: Table<Form>, of species: Table<Species>) -> [String] {
    let speciesColumn = forms.column(\.species)
    let defaults = forms.column(\.isDefault)
    let lookLists = forms.lists(\.looks)
    return (0..<forms.count).map { row in
      let speciesRow = species.row(of: ID(Int(speciesColumn[row])))
      let isDefault = defaults[row] == 1
      // Most forms are the default of their species, whose name needs no look.
      let lookRow = isDefault ? nil : lookLists[row].first?.flatMap { lookRows[ID($0)] }
      return formName(
        slug: forms.slugs[row], isDefault: isDefault,
        species: speciesRow.flatMap { self.species[$0] },
        look: lookRow.flatMap { looks[$0] }, label: lookRow.flatMap { labels[$0] })
    }
  }
}
