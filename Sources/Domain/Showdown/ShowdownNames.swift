/// Converts between Showdown's names and the IDs of the dex.
package struct ShowdownNames: Sendable {
  /// A form, and its look if that is not the default.
  struct FormVariant: Hashable, Sendable {
    let form: ID<Form>
    let look: ID<Look>?
  }

  let items: ShowdownVocabulary<Item>
  let abilities: ShowdownVocabulary<Ability>
  let moves: ShowdownVocabulary<Move>
  let natures: ShowdownVocabulary<Nature>
  let types: ShowdownVocabulary<PokemonType>
  private let catalog: Catalog
  private let variants: FormVariantList

  private static let irregularAbilities = [
    "as-one-glastrier": "As One (Glastrier)", "as-one-spectrier": "As One (Spectrier)",
  ]

  package init(_ catalog: Catalog) {
    self.catalog = catalog
    items = Self.vocabulary(in: catalog)
    abilities = Self.vocabulary(in: catalog, irregular: Self.irregularAbilities)
    moves = Self.vocabulary(in: catalog)
    natures = Self.vocabulary(in: catalog)
    types = Self.vocabulary(in: catalog)
    variants = Self.variants(in: catalog)
  }

  private static func variants(in catalog: Catalog) -> FormVariantList {
    catalog.memos[FormVariantList.self, nil](FormVariantList(catalog, catalog.dex))
  }

  private static func vocabulary<Row: Tabular>(
    in catalog: Catalog, irregular: [String: String] = [:]
  ) -> ShowdownVocabulary<Row> {
    catalog.memos[ShowdownVocabulary<Row>.self, nil](
      ShowdownVocabulary(Row.self, in: catalog.dex, irregular: irregular))
  }

  /// `nil` for looks, whose names are those of forms.
  func words(_ vocabulary: SetVocabulary) -> (any ShowdownWords)? {
    switch vocabulary {
    case .item, .ball: items
    case .ability: abilities
    case .nature: natures
    case .type: types
    case .look: nil
    }
  }

  /// Returns Showdown's name of a form, or of one of its looks.
  func name(of form: ID<Form>, _ look: ID<Look>?) -> String {
    variants.namesByVariant[FormVariant(form: form, look: look)]
      ?? variants.namesByVariant[FormVariant(form: form, look: nil)] ?? "#\(form)"
  }

  /// Returns the forms that a name may mean, the most likely first.
  func variants(named text: some StringProtocol) -> [FormVariant] {
    let folded = Spelling.folded(text)
    if let known = variants.byWord[folded] { return known }
    return FormReader(catalog)(String(text)).rows
      .map { FormVariant(form: catalog.forms.ids[$0], look: nil) }
  }

  /// The name of the ability that a Pokémon has in a slot; `nil` if it is unknown or has none there.
  func ability(of species: String, in slot: KeyPath<Form, ID<Ability>?>) -> String? {
    variants(named: species).first.flatMap { catalog.forms[$0.form] }
      .flatMap { $0[keyPath: slot] }.map { abilities[$0] }
  }

  func nearestSpecies(to text: String) -> String? {
    NearestWord.to(text, among: variants.names)
  }

  func form(_ form: ID<Form>, has ability: ID<Ability>) -> Bool {
    catalog.forms[form]?.abilities.contains { $0.0 == ability } ?? false
  }
}

/// All forms, and all looks but the default ones, with their Showdown names.
private struct FormVariantList: Sendable {
  private var all: [(variant: ShowdownNames.FormVariant, slug: String, name: String)] = []
  private(set) var namesByVariant: [ShowdownNames.FormVariant: String] = [:]
  private(set) var byWord: [[UInt8]: [ShowdownNames.FormVariant]] = [:]
  /// All of Showdown's names of forms, sorted.
  private(set) var names: [String] = []

  init(_ catalog: Catalog, _ dex: any DexReference) {
    let species = catalog.species
    let names = dex.englishNames(of: .species, slugs: species.slugs)
    let usual = catalog.forms.column(\.isDefault)
    for row in 0..<catalog.count {
      let own = Int(catalog.speciesRows[row])
      let slug = catalog.forms.slugs[row]
      let name =
        own < 0
        ? titled(slug)
        : ShowdownForms.name(
          slug: slug, species: species.slugs[own], named: names[own], isDefault: usual[row] == 1)
      all.append((.init(form: catalog.forms.ids[row], look: nil), slug, name))
    }
    addLooks(dex.table(Look.self), catalog, names)
    index(catalog)
    namesByVariant = Dictionary(
      all.map { ($0.variant, $0.name) }, uniquingKeysWith: { first, _ in first })
    self.names = namesByVariant.values.sorted()
  }

  private mutating func addLooks(_ looks: Table<Look>, _ catalog: Catalog, _ names: [String]) {
    let (forms, usual) = (looks.column(\.form), looks.column(\.isDefault))
    for row in 0..<looks.count where usual[row] != 1 {
      guard let form = catalog.forms.row(of: ID(Int(forms[row]))),
        case let own = Int(catalog.speciesRows[form]), own >= 0
      else { continue }
      let slug = looks.slugs[row]
      // Some forms have only one look, which is not marked as the default.
      if slug == catalog.forms.slugs[form] { continue }
      let name = ShowdownForms.name(
        slug: slug, species: catalog.species.slugs[own], named: names[own], isDefault: false)
      all.append((.init(form: catalog.forms.ids[form], look: looks.ids[row]), slug, name))
    }
  }

  /// Showdown's names take precedence over the slugs of forms and looks. Those take precedence over
  /// the slug of a species, which stands for the default form.
  private mutating func index(_ catalog: Catalog) {
    for (variant, _, name) in all { byWord[Spelling.folded(name), default: []].append(variant) }
    for (variant, slug, _) in all { add(slug, variant) }
    let forms = catalog.species.lists(\.forms)
    for row in 0..<catalog.species.count {
      if let form = forms[row].first ?? nil {
        add(catalog.species.slugs[row], .init(form: ID(form), look: nil))
      }
    }
  }

  private mutating func add(_ word: String, _ variant: ShowdownNames.FormVariant) {
    let folded = Spelling.folded(word)
    if byWord[folded] == nil { byWord[folded] = [variant] }
  }
}
