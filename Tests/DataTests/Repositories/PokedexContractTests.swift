import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// The repositories that the program ships with.
enum Shipped: CaseIterable, Sendable {
  case dex, live

  func use(_ body: (any PokedexRepository) async throws -> Void) async throws {
    switch self {
    case .dex:
      try await withSampleDex { try await body(DexPokedex(dex: DexFile(path: $0))) }
    case .live:
      try await withServer { server, transport in
        try server.serveSampleDex()
        let api = PokeAPI(base: try address(server.base), transport: transport)
        try await body(LivePokedex(api: api))
      }
    }
  }
}

@Suite(.timeLimit(minutes: 5)) struct PokedexContractTests {
  @Test(arguments: Shipped.allCases)
  func theCatalogListsEveryFormByItsNumberAndSlug(_ shipped: Shipped) async throws {
    try await shipped.use { pokedex in
      let catalog = try await pokedex.catalog()
      #expect(catalog.forms.ids == SampleDex.forms.map(\.id))
      #expect(catalog.forms.slugs == SampleDex.forms.map(\.slug))
      #expect(catalog.names.filter(\.isEmpty) == [])
      #expect(catalog.nameIndex().count == catalog.count)
      #expect((catalog.reference != nil) == (shipped == .dex))
    }
  }

  @Test(arguments: Shipped.allCases)
  func aRecordHoldsTheFormAndItsSpecies(_ shipped: Shipped) async throws {
    try await shipped.use { pokedex in
      for (form, name) in zip(SampleDex.forms, SampleDex.formNames) {
        let record = try await pokedex.record(of: form.id, through: nil)
        var species = record.species
        var expected = SampleDex.species.first { $0.id == form.species }
        species?.names = Names()
        expected?.names = Names()
        #expect(record.form == form)
        #expect(species == expected)
        #expect(record.name == name)
        #expect(record.speciesFailure == nil)
      }
    }
  }

  @Test(arguments: Shipped.allCases)
  func aRecordHasTheNamesOfItsLinks(_ shipped: Shipped) async throws {
    try await shipped.use { pokedex in
      let page = PokemonPage(try await pokedex.record(of: 25, through: nil))
      #expect(page.abilities.map(\.name) == ["Static", "Lightning Rod"])
      #expect(page.heldItems.map(\.name) == ["Bright Powder"])
      #expect(page.species?.generation == "Generation I")
      #expect(page.species?.eggGroups.map(\.name) == ["Monster", "Ground"])
      #expect(page.species?.color == "Red")
      #expect(page.species?.forms.map(\.name) == ["Pikachu"])
      let other = PokemonPage(try await pokedex.record(of: 250, through: nil))
      #expect(other.species?.generation == "Generation II")
      #expect(other.species?.habitat == nil)
    }
  }

  @Test(arguments: Shipped.allCases)
  func aFormIsFoundByItsNamesOnceItsRecordIsLoaded(_ shipped: Shipped) async throws {
    try await shipped.use { pokedex in
      let whole = try await LoadPokedex(pokedex: pokedex)(known: nil, wanted: { [] }) { _, _ in }
      let engine = QueryEngine(PokemonRows(whole))
      for (name, form) in [("glurak", 6), ("エリ", 0), ("flabebe", 669), ("Alola-Raichu", 10_100)] {
        let found = SearchPokedex()(name, in: engine).rows.first
        #expect(found.map { whole.forms.ids[$0].rawValue } ?? 0 == form)
      }
    }
  }

  @Test(arguments: Shipped.allCases)
  func slugsAreThoseOfTheKind(_ shipped: Shipped) async throws {
    try await shipped.use { pokedex in
      let groups = try await pokedex.slugs(of: .eggGroup)
      #expect(groups == [1: "monster", 2: "ground", 14: "dragon", 15: "no-eggs"])
      #expect(try await pokedex.slugs(of: .species).count == 13)
      #expect(try await pokedex.slugs(of: .type)[10] == "fire")
    }
  }

  @Test(arguments: Shipped.allCases)
  func anUnknownFormIsNotFound(_ shipped: Shipped) async throws {
    try await shipped.use { pokedex in
      for form in [0, -1, 27, 20_000, .max] as [Int] {
        let error = await #expect(throws: PokedexError.self) {
          try await pokedex.record(of: ID(form), through: nil)
        }
        guard case .notFound? = error else {
          Issue.record("\(form): \(String(describing: error))")
          continue
        }
      }
    }
  }

  @Test func namesAreInTheChosenLanguageOrInEnglish() async throws {
    try await withSampleDex { path in
      let german = DexPokedex(dex: try DexFile(path: path), language: Language(rawValue: "de"))
      let catalog = await german.catalog()
      #expect(catalog.names.first == "Glurak")
      #expect(
        catalog.names.suffix(3) == ["Mega-Kangama", "Alola-Raichu", "Porenta (Galarian Form)"])
      let page = PokemonPage(try await german.record(of: 6, through: nil))
      #expect(page.species?.color == "Red")
    }
  }
}
