import PokedexDomain

/// A dex small enough to know by heart: thirteen species in sixteen forms, of every sort that lists
/// and queries treat differently.
package enum SampleDex {
  /// The forms, by ID.
  package static let forms: [Form] = [
    form(
      6, "charizard", 6, [.fire, .flying], [78, 84, 78, 109, 85, 100], [66, nil, 94], 17, 905, 240),
    form(25, "pikachu", 25, [.electric], [35, 55, 40, 50, 50, 90], [9, nil, 31], 4, 60, 112) {
      $0.heldItems = [held(213, in: 1, 5), held(213, in: 2, 50)]
    },
    form(26, "raichu", 26, [.electric], [60, 90, 55, 90, 80, 110], [9, nil, 31], 8, 300, 218),
    form(29, "nidoran-f", 29, [.poison], [55, 47, 52, 40, 40, 41], [38, 79, 55], 4, 70, 55),
    form(
      83, "farfetchd", 83, [.normal, .flying], [52, 90, 55, 58, 62, 60], [51, 39, 128], 8, 150, 132),
    form(
      115, "kangaskhan", 115, [.normal], [105, 95, 80, 40, 80, 90], [48, 113, 39], 22, 800, 172),
    form(
      122, "mr-mime", 122, [.psychic, .fairy], [40, 45, 65, 100, 120, 90], [43, 111, 101], 13, 545,
      161
    ) {
      $0.pastTypes = [past(.psychic, until: 5)]
    },
    form(133, "eevee", 133, [.normal], [55, 55, 50, 45, 65, 55], [50, 91, 107], 3, 65, 65),
    form(134, "vaporeon", 134, [.water], [130, 65, 60, 110, 95, 65], [11, nil, 93], 10, 290, 184),
    form(
      135, "jolteon", 135, [.electric], [65, 65, 60, 110, 95, 130], [10, nil, 95], 8, 245, 184),
    form(172, "pichu", 172, [.electric], [20, 40, 15, 35, 35, 60], [9, nil, 31], 3, 20, 41),
    form(
      250, "ho-oh", 250, [.fire, .flying], [106, 130, 90, 110, 154, 90], [46, nil, 144], 38, 1990,
      306),
    form(669, "flabebe", 669, [.fairy], [44, 38, 39, 61, 79, 42], [166, nil, 180], 1, 1, nil),
    form(
      10_039, "kangaskhan-mega", 115, [.normal], [105, 125, 100, 60, 100, 100], [185, nil, nil], 22,
      1000, 207),
    form(
      10_100, "raichu-alola", 26, [.electric, .psychic], [60, 85, 50, 95, 85, 110],
      [207, nil, nil], 7, 210, 218),
    form(
      10_166, "farfetchd-galar", 83, [.fighting], [52, 95, 55, 58, 62, 55], [80, nil, 113], 8, 420,
      132),
  ]

  /// The species, by National Dex number.
  package static let species: [Species] = [
    species(6, "charizard", 1, "Charizard", "リザードン", "Glurak", "Dracaufeu"),
    species(25, "pikachu", 1, "Pikachu", "ピカチュウ", "Pikachu", "Pikachu") { $0.evolvesFrom = 172 },
    species(26, "raichu", 1, "Raichu", "ライチュウ", "Raichu", "Raichu") { $0.evolvesFrom = 25 },
    species(29, "nidoran-f", 1, "Nidoran♀", "ニドラン♀", "Nidoran♀", "Nidoran♀") { $0.genderRate = 8 },
    species(83, "farfetchd", 1, "Farfetch’d", "カモネギ", "Porenta", "Canarticho"),
    species(115, "kangaskhan", 1, "Kangaskhan", "ガルーラ", "Kangama", "Kangourex"),
    species(122, "mr-mime", 1, "Mr. Mime", "バリヤード", "Pantimos", "M. Mime"),
    species(133, "eevee", 1, "Eevee", "イーブイ", "Evoli", "Évoli") { $0.genderRate = 1 },
    species(134, "vaporeon", 1, "Vaporeon", "シャワーズ", "Aquana", "Aquali") { $0.evolvesFrom = 133 },
    species(135, "jolteon", 1, "Jolteon", "サンダース", "Blitza", "Voltali") { $0.evolvesFrom = 133 },
    species(172, "pichu", 2, "Pichu", "ピチュー", "Pichu", "Pichu") { $0.isBaby = true },
    species(250, "ho-oh", 2, "Ho-Oh", "ホウオウ", "Ho-Oh", "Ho-Oh") {
      ($0.isLegendary, $0.genderRate, $0.captureRate, $0.habitat) = (true, -1, 3, nil)
    },
    species(669, "flabebe", 6, "Flabébé", "フラベベ", "Flabébé", "Flabébé") {
      ($0.shape, $0.habitat) = (nil, nil)
    },
  ]

  /// One look for each form, with the form's ID.
  package static let looks: [Look] = forms.map { form in
    var look = Look(id: ID(form.id.rawValue), slug: form.slug)
    look.form = form.id
    look.isDefault = true
    look.isMega = form.slug.hasSuffix("-mega")
    look.isBattleOnly = look.isMega
    (look.type1, look.type2) = (form.type1, form.type2)
    look.versionGroup = debut(of: form)
    look.names = lookNames[form.slug] ?? Names()
    if form.slug == "farfetchd-galar" { look.labels = names("Galarian Form", nil, nil, nil) }
    return look
  }

  private static let lookNames = [
    "kangaskhan-mega": names("Mega Kangaskhan", "メガガルーラ", "Mega-Kangama", "Méga-Kangourex"),
    "raichu-alola": names("Alolan Raichu", nil, "Alola-Raichu", nil),
  ]

  /// The English names of the forms, in the order of `forms`.
  package static let formNames: [String] = zip(forms, looks).map { form, look in
    let own = species.first { $0.id == form.species }
    return formName(
      slug: form.slug, isDefault: form.isDefault, species: own?.names[.english],
      look: look.names[.english], label: look.labels[.english])
  }

  package static var catalog: Catalog {
    Catalog(
      forms: Table(forms), species: Table(species), names: formNames, reference: reference)
  }

  /// The names of each row, in every language.
  package static let spellings: [[String]] = zip(forms, looks).map { form, look in
    let own = species.first { $0.id == form.species }?.names.byLanguage.values.sorted() ?? []
    return look.names.byLanguage.values.sorted() + own
  }

  /// A form as a repository returns it.
  package static func record(of form: ID<Form>) -> FormRecord? {
    guard let row = forms.firstIndex(where: { $0.id == form }) else { return nil }
    return FormRecord(
      form: forms[row], species: species.first { $0.id == forms[row].species },
      name: formNames[row], names: LinkedNames(), spellings: spellings[row])
  }
}

extension SampleDex {
  private static func form(
    _ id: Int, _ slug: String, _ species: ID<Species>, _ types: [ID<PokemonType>],
    _ stats: [Int], _ abilities: [ID<Ability>?], _ height: Int, _ weight: Int,
    _ experience: Int?, _ change: (inout Form) -> Void = { _ in }
  ) -> Form {
    var form = Form(id: ID(id), slug: slug)
    form.species = species
    form.isDefault = id == species.rawValue
    form.order = id
    (form.type1, form.type2) = (types[0], types.dropFirst().first)
    for stat in Stat.allCases { form.stats[stat] = stats[stat.rawValue - 1] }
    form.effort.speed = 1
    (form.ability1, form.ability2, form.hiddenAbility) = (abilities[0], abilities[1], abilities[2])
    (form.height, form.weight, form.baseExperience) = (height, weight, experience)
    form.looks = [ID(id)]
    change(&form)
    return form
  }

  private static func species(
    _ id: Int, _ slug: String, _ generation: ID<Generation>, _ english: String,
    _ japanese: String, _ german: String, _ french: String,
    _ change: (inout Species) -> Void = { _ in }
  ) -> Species {
    var species = Species(id: ID(id), slug: slug)
    species.names = names(english, japanese, german, french)
    (species.order, species.generation, species.evolutionChain) = (id, generation, 1)
    (species.genderRate, species.captureRate, species.baseHappiness) = (4, 45, 70)
    (species.hatchCycles, species.growthRate, species.color) = (20, 2, 1)
    (species.shape, species.habitat, species.eggGroups) = (1, 1, [1, 2])
    species.dexNumbers = [dexNumber(id)]
    species.forms = forms.filter { $0.species.rawValue == id }.map(\.id)
    addFacts(to: &species)
    change(&species)
    return species
  }

  private static func names(
    _ english: String, _ japanese: String?, _ german: String?, _ french: String?
  ) -> Names {
    let known = [
      "en": english, "ja": japanese, "ja-hrkt": japanese, "de": german, "fr": french,
    ].compactMapValues { $0 }
    return Names(Dictionary(uniqueKeysWithValues: known.map { (Language(rawValue: $0), $1) }))
  }

  private static func dexNumber(_ number: Int) -> DexNumber {
    var entry = DexNumber()
    (entry.pokedex, entry.number) = (1, number)
    return entry
  }

  private static func held(_ item: ID<Item>, in version: ID<Version>, _ rarity: Int) -> HeldItem {
    var held = HeldItem()
    (held.item, held.version, held.rarity) = (item, version, rarity)
    return held
  }

  private static func past(
    _ type: ID<PokemonType>, until generation: ID<Generation>
  ) -> PastType {
    var past = PastType()
    (past.generation, past.slot, past.type) = (generation, 1, type)
    return past
  }
}
