import PokedexData
import PokedexDomain
import Testing

@Suite struct BundledDexTests {
  private static let dex = Result { () throws(PokedexError) in try DexFile() }

  private func engine() async throws -> QueryEngine<PokemonRows> {
    try await Bundled.engine()
  }

  @Test func isIntact() throws {
    try Self.dex.get().checkIntegrity()
  }

  @Test(arguments: [
    (Kind.form, 1_351), (.species, 1_025), (.move, 937), (.ability, 373), (.item, 2_223),
    (.type, 21), (.version, 53), (.locationArea, 1_533), (.evolutionChain, 541), (.nature, 25),
  ])
  func hasAllRowsOfAKind(_ kind: Kind, _ count: Int) throws {
    #expect(try Self.dex.get().counts()[kind] == count)
  }

  @Test func hasEveryKind() throws {
    let counts = try Self.dex.get().counts()
    #expect(Kind.allCases.filter { counts[$0, default: 0] == 0 } == [])
  }

  /// A sync replaces the dex of the running program, so nothing may keep the old one in memory.
  @Test func aDexIsReleasedAfterItsListsWereQueried() async throws {
    weak var reference: DexFileReference?
    do {
      let pokedex = DexPokedex(dex: try Self.dex.get())
      let catalog = await pokedex.catalog()
      reference = catalog.reference as? DexFileReference
      for lens in [nil, try await Bundled.lens("platinum")] {
        let engine = QueryEngine(PokemonRows(catalog, through: lens))
        for example in PokemonRows.fields.compactMap(\.examples.first) {
          _ = SearchPokedex()(example, in: engine)
        }
      }
      _ = try await pokedex.dex().page(Item.self, of: 80)
      _ = ShowdownNames(catalog)
    }
    #expect(reference == nil)
  }

  @Test(arguments: ["en", "de", "ja", "xx"])
  func everyFormHasANameAndItsSpecies(_ language: String) async throws {
    let pokedex = DexPokedex(
      dex: try Self.dex.get(), language: Language(rawValue: language))
    let catalog = await pokedex.catalog()
    #expect(catalog.names.count == 1_351)
    #expect(catalog.names.filter(\.isEmpty) == [])
    #expect((0..<catalog.count).filter { !catalog.isComplete($0) } == [])
    #expect(Set(catalog.dexOrder).count == catalog.count)
  }

  /// PokéAPI has few names of forms, but their labels.
  @Test(arguments: [
    ("es", "rotom-heat", "Rotom Calor"), ("it", "pikachu-alola-cap", "Pikachu (Berretto Alola)"),
    ("ja", "rotom-heat", "ヒートロトム"), ("fr", "rotom-heat", "Motisma Chaleur"),
    ("es", "darmanitan-galar-zen", "Zen Galarian Darmanitan"),
  ])
  func formsHaveNamesByTheirLabels(_ language: String, _ slug: String, _ name: String) async throws
  {
    let pokedex = DexPokedex(dex: try Self.dex.get(), language: Language(rawValue: language))
    let catalog = await pokedex.catalog()
    let row = try #require(catalog.forms.slugs.firstIndex(of: slug))
    #expect(catalog.names[row] == name)
  }

  @Test(arguments: [
    ("charizard-mega-x", "メガリザードンX"), ("kyogre-primal", "ゲンシカイオーガ"),
    ("vulpix-alola", "アローラロコン"), ("mr-mime-galar", "ガラルバリヤード"),
    ("sneasel-hisui", "ヒスイニューラ"), ("lapras-gmax", "キョダイマックスラプラス"),
  ])
  func formsHaveTheirJapaneseNames(_ slug: String, _ name: String) async throws {
    let pokedex = DexPokedex(dex: try Self.dex.get(), language: .japanese)
    let catalog = await pokedex.catalog()
    let row = try #require(catalog.forms.slugs.firstIndex(of: slug))
    #expect(catalog.names[row] == name)
  }

  @Test func aSpeciesWithoutAPokemonOfItsNameIsFoundByTheSpeciesName() async throws {
    let engine = try await engine()
    let species = engine.rows.catalog.species
    let slugs = Set(engine.rows.catalog.forms.slugs)
    let nameless = species.slugs.indices.filter { !slugs.contains(species.slugs[$0]) }
    #expect(nameless.count == 37)
    for row in nameless {
      let form = try FindPokemon()(species.slugs[row], in: engine)
      #expect(engine.rows.catalog.forms[form]?.species == species.ids[row])
      #expect(engine.rows.catalog.forms[form]?.isDefault == true)
    }
  }

  @Test func everySpeciesIsFoundByItsNumberAndItsSlug() async throws {
    let engine = try await engine()
    let species = engine.rows.catalog.species
    for row in stride(from: 0, to: species.count, by: 25) {
      let form = try FindPokemon()("#\(species.ids[row])", in: engine)
      #expect(engine.rows.catalog.forms[form]?.species == species.ids[row])
      #expect(try FindPokemon()(species.slugs[row], in: engine) == form)
    }
    #expect(try FindPokemon()("Type: Null", in: engine) == 772)
  }

  @Test func everyExampleOfAFieldFindsSomeAndNotAll() async throws {
    let engine = try await engine()
    // Without a run, no Pokémon has a level.
    for example in PokemonRows.fields.flatMap(\.examples) where !example.contains("level") {
      let result = SearchPokedex()(example, in: engine)
      #expect(result.problems == [], "\(example)")
      #expect((1..<1_351).contains(result.rows.count), "\(example)")
    }
  }

  @Test(arguments: [
    ("glurak", "charizard"), ("リザードン", "charizard"), ("dracaufeu", "charizard"),
    ("crzd", "charizard"), ("mr mime", "mr-mime"), ("Mr. Mime", "mr-mime"), ("MRMIME", "mr-mime"),
    ("flabebe", "flabebe"), ("pickachu", "pikachu"), ("nidoran♀", "nidoran-f"),
    ("nidoran♂", "nidoran-m"), ("farfetch'd", "farfetchd"), ("type null", "type-null"),
    ("\"type: null\"", "type-null"),
    ("jellicent", "jellicent-male"), ("dex>=1025", "pecharunt"),
    ("bst>700 sort:bst is:default", "arceus"),
    ("name:ho-oh", "ho-oh"), ("weight>100 sort:-weight is:default", "cosmoem"),
    ("mega charizard x", "charizard-mega-x"), ("25", "pikachu"),
  ])
  func theFirstMatchIsTheOneMeant(_ query: String, _ slug: String) async throws {
    let engine = try await engine()
    let rows = SearchPokedex()(query, in: engine).rows
    #expect(rows.first.map { engine.rows.catalog.forms.slugs[$0] } == slug)
  }

  @Test(arguments: [
    ("is:default", 1_025), ("is:dual | is:mono", 1_351), ("is:first -is:first", 0),
    ("gen:1 is:default", 151), ("dex:1..151 is:default", 151),
  ])
  func countsMatchTheGames(_ query: String, _ count: Int) async throws {
    #expect(SearchPokedex()(query, in: try await engine()).rows.count == count)
  }

  @Test func aPageHasTheFactsOfTheDex() async throws {
    let pokedex = try Bundled.pokedex()
    let page = try await ShowPokemon(pokedex: pokedex)(445)
    #expect(page.name == "Garchomp")
    #expect(page.types == [.dragon, .ground])
    #expect(page.abilities.map(\.name) == ["Sand Veil", "Rough Skin"])
    #expect(page.abilities.map(\.isHidden) == [false, true])
    #expect(page.form.stats.total == 600)
    #expect(page.species?.generation == "Generation IV")
    #expect(page.species?.eggGroups.count == 2)
    #expect(page.species?.forms.map(\.name).prefix(2) == ["Garchomp", "Mega Garchomp"])
    #expect(page.species?.femaleThousandths == 500)
  }

  @Test func everyFamilyHasItsMembersAndHowTheyEvolve() throws {
    let families = try Self.dex.get().table(EvolutionChain.self)
    let all = (0..<families.count).map { families[$0] }
    #expect(all.filter(\.members.isEmpty) == [])
    #expect(all.reduce(0) { $0 + $1.members.count } == 1_025)
    #expect(all.reduce(0) { $0 + $1.routes.count } == 553)
    let eevee = all.first { $0.members.contains { $0.species == 133 } }
    #expect(eevee?.members.count == 9)
    #expect(eevee?.members.first?.from == nil)
  }

  @Test func movesAndEncountersOfEveryFormCanBeRead() throws {
    let dex = try Self.dex.get()
    var moves = 0
    var encounters = 0
    for id in try dex.ids(of: Form.self) where id.rawValue.isMultiple(of: 10) {
      moves += try dex.learnset(of: id).moves.count
      encounters += try dex.encounters(of: id).count
    }
    #expect(moves > 50_000)
    #expect(encounters > 8_000)
  }

  // MARK: Derived tables

  private static let reference = Result { () throws(PokedexError) in
    DexFileReference(dex: try dex.get(), language: .english)
  }

  @Test func everyLearnedMoveIsListedUnderTheMove() throws {
    let dex = try Self.dex.get()
    let moves = try dex.ids(of: Move.self)
    var count = 0
    try dex.forEachLesson(of: moves) { count += $1.forms.count }
    #expect(count == 638_321)
    let learned = try dex.learnset(of: 445).moves.filter { $0.move == 89 }
    var taught: [Lesson] = []
    try dex.forEachLesson(of: [89]) { taught += $1.lessons.filter { $0.form == 445 } }
    #expect(
      taught
        == learned.map {
          Lesson(form: 445, versionGroup: $0.versionGroup, method: $0.method, level: $0.level)
        })
  }

  @Test func everyEncounterIsListedUnderItsArea() throws {
    let dex = try Self.dex.get()
    let areas = try dex.ids(of: LocationArea.self)
    let residents = try areas.reduce(0) { try $0 + dex.residents(of: $1).count }
    #expect(residents == 117_071)
    let met = try dex.encounters(of: 25).filter { $0.area == 321 }
    let living = try dex.residents(of: 321).filter { $0.form == 25 }.map(\.encounter)
    #expect(!met.isEmpty)
    #expect(Set(met) == Set(living))
    #expect(met.count == living.count)
  }

  @Test(arguments: [
    ("red-blue", 151), ("platinum", 508), ("the-isle-of-armor", 213), ("legends-za", 364),
    ("mega-dimension", 181), ("champions", 319), ("colosseum", 389),
  ])
  func aGameHasItsNumberOfForms(_ game: String, _ count: Int) throws {
    let reference = try Self.reference.get()
    let groups = reference.table(VersionGroup.self)
    let rows = reference.nameIndex(of: .versionGroup).rows(named: Spelling.folded(game))
    #expect(rows.map { reference.roster(of: groups.ids[$0]).count } == [count])
  }

  /// The kinds in which the program has its own names for some entries, as players use them.
  private static let named: Set<Kind> = [
    .encounterConditionValue, .encounterMethod, .growthRate, .itemAttribute, .moveCategory,
    .moveLearnMethod, .moveTarget, .pokemonShape,
  ]

  @Test(arguments: Kind.allCases)
  func everyEntryIsFoundByItsNameAndItsSlug(_ kind: Kind) throws {
    let reference = try Self.reference.get()
    let index = reference.nameIndex(of: kind)
    let slugs = try Self.dex.get().keys(of: kind).map(\.slug)
    let names = reference.names(of: kind)
    #expect((index.count, names.count) == (slugs.count, slugs.count))
    for (row, (name, slug)) in zip(names, slugs).enumerated() {
      // Some names consist of question marks only, some kinds have no slugs, and some names are the
      // program's own.
      let found = [name, slug].map { letters in
        Spelling.folded(letters).isEmpty
          || index.rows(named: Spelling.folded(letters)).contains(row)
      }
      // A word in brackets only tells rows with the same name apart.
      let plain = Spelling.folded(name.split(separator: " (").first.map(String.init) ?? "")
      let isNamed = found[0] || index.rows(named: plain).contains(row) || Self.named.contains(kind)
      #expect(isNamed && found[1], "\(name), \(slug)")
    }
  }

  @Test(arguments: [
    (Kind.move, "Erdbeben", "earthquake"), (.location, "Marmoria City", "pewter-city"),
    (.item, "マスターボール", "master-ball"), (.version, "Platinum", "platinum"),
    (.form, "Galar-Porenta", "farfetchd-galar"), (.ability, "さめはだ", "rough-skin"),
  ])
  func anEntryIsFoundInAnyLanguage(_ kind: Kind, _ name: String, _ slug: String) throws {
    let rows = try Self.reference.get().nameIndex(of: kind).rows(named: Spelling.folded(name))
    let slugs = try Self.dex.get().keys(of: kind).map(\.slug)
    #expect(rows.map { slugs[$0] } == [slug])
  }
}
