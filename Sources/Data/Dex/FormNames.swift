import PokedexDomain

/// What the forms of a dex are called in one language.
struct FormNames {
  private let species: SpokenNames
  private let looks: SpokenNames
  private let labels: SpokenNames
  private let lookRows: RowIndex<Look>

  init(dex: DexFile, language: Language) throws(PokedexError) {
    species = try SpokenNames(of: .species, in: dex, language)
    looks = try SpokenNames(of: .look, in: dex, language)
    labels = try SpokenNames(of: .look, use: "label", in: dex, language)
    lookRows = RowIndex(try dex.ids(of: Look.self))
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
        species: speciesRow.flatMap { self.species[$0] },
        look: lookRow.flatMap { looks[$0] }, label: lookRow.flatMap { labels[$0] })
    }
  }
}

/// What the rows of a kind are called in a language, or else in English.
private struct SpokenNames {
  private let own: [String]
  private let english: [String]

  init(
    of kind: Kind, use: String? = nil, in dex: DexFile, _ language: Language
  ) throws(PokedexError) {
    own = try dex.names(of: kind, use: use, language: language)
    english =
      language == .english ? [] : try dex.names(of: kind, use: use, language: .english)
  }

  subscript(row: Int) -> String? { Self.name(row, in: own) ?? Self.name(row, in: english) }

  private static func name(_ row: Int, in names: [String]) -> String? {
    row < names.count && !names[row].isEmpty ? names[row] : nil
  }
}
