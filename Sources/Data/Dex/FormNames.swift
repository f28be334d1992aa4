import PokedexDomain

/// The names of a dex's forms in one language.
struct FormNames {
  private let species: PreferredNames
  private let looks: PreferredNames
  private let labels: PreferredNames
  private let lookRows: RowIndex<Look>
  private let language: Language

  init(dex: DexFile, language: Language) throws(PokedexError) {
    let languages = language == .english ? [language] : [language, .english]
    species = try PreferredNames(of: .species, in: languages, dex)
    looks = try PreferredNames(of: .look, in: languages, dex)
    labels = try PreferredNames(of: .look, usedAs: "label", in: languages, dex)
    lookRows = RowIndex(try dex.ids(of: Look.self))
    self.language = language
  }

  /// A name in English comes before the label in this language only if the label is that of several forms,
  /// such as the meteors of Minior, or the name of another.
  func all(in forms: Table<Form>, of species: Table<Species>) -> [String] {
    let usual = named(in: forms, of: species)
    guard language != .english else { return usual }
    let labelled = namesByLabels(in: forms, of: species)
    let all = usual + labelled.compactMap(\.self)
    let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(usual, labelled).map { name, label in
      guard let label, counts[label] == 1 else { return name }
      return label
    }
  }

  /// The names of forms that have a label, but no name in this language.
  private func namesByLabels(in forms: Table<Form>, of species: Table<Species>) -> [String?] {
    let (numbers, defaults) = (forms.column(\.species), forms.column(\.isDefault))
    let lookLists = forms.lists(\.looks)
    return (0..<forms.count).map { row in
      guard defaults[row] == 0,
        let look = lookLists[row].first?.flatMap({ lookRows[ID($0)] }), looks.own(look) == nil,
        let label = labels.own(look), let own = species.row(of: ID(Int(numbers[row]))),
        let name = self.species.own(own),
        japanese(forms.slugs[row], of: species.slugs[own], called: name) == nil
      else { return nil }
      return LookNames.name(of: name, label)
    }
  }

  private func named(in forms: Table<Form>, of species: Table<Species>) -> [String] {
    let speciesColumn = forms.column(\.species)
    let defaults = forms.column(\.isDefault)
    let lookLists = forms.lists(\.looks)
    return (0..<forms.count).map { row in
      let speciesRow = species.row(of: ID(Int(speciesColumn[row])))
      let name = speciesRow.flatMap { self.species[$0] }
      let isDefault = defaults[row] == 1
      if !isDefault, let name, let speciesRow,
        let known = japanese(forms.slugs[row], of: species.slugs[speciesRow], called: name)
      {
        return known
      }
      // The name of a default form, as most forms are, does not depend on a look.
      let lookRow = isDefault ? nil : lookLists[row].first?.flatMap { lookRows[ID($0)] }
      return formName(
        slug: forms.slugs[row], isDefault: isDefault, species: name,
        look: lookRow.flatMap { looks[$0] }, label: lookRow.flatMap { labels[$0] })
    }
  }

  /// The name of each form's species with the label of its first look, as the games show them beside
  /// each other: `Deoxys Attack Forme`. A label that contains the name stands alone: `Rotom Calor`.
  /// Empty without a label.
  func labelled(in forms: Table<Form>, of species: Table<Species>) -> [String] {
    let numbers = forms.column(\.species)
    let lookLists = forms.lists(\.looks)
    return (0..<forms.count).map { row in
      guard let name = species.row(of: ID(Int(numbers[row]))).flatMap({ self.species[$0] }),
        let label = lookLists[row].first?.flatMap({ lookRows[ID($0)] }).flatMap({ labels[$0] })
      else { return "" }
      return label.contains(name) ? label : "\(name) \(label)"
    }
  }

  /// The Japanese name of a form, for which PokeAPI has none; `nil` in other languages.
  private func japanese(_ form: String, of species: String, called name: String) -> String? {
    guard language == .japanese, form.hasPrefix("\(species)-") else { return nil }
    return Self.japaneseNames[String(form.dropFirst(species.count + 1))]?
      .replacing("…", with: name)
  }

  /// The Japanese names of forms of a species `…`, by the end of their slug; source: Bulbapedia's
  /// pages of the forms.
  private static let japaneseNames = [
    "mega": "メガ…", "mega-x": "メガ…X", "mega-y": "メガ…Y", "mega-z": "メガ…Z",
    "primal": "ゲンシ…", "gmax": "キョダイマックス…", "alola": "アローラ…",
    "galar": "ガラル…", "hisui": "ヒスイ…", "paldea": "パルデア…",
  ]
}
