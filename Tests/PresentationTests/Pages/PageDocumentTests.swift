import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

@Suite struct PageDocumentTests {
  private let pokedex = ScriptedPokedex()

  private func lens(_ name: String) throws -> Lens? {
    try Lenses(#require(SampleDex.reference)).named(name)
  }

  /// The sample dex with the rows of one kind replaced.
  private func pokedex<Row: Tabular>(with rows: [Row]) throws -> ScriptedPokedex {
    let reference = try SampleReference { sink throws(PokedexError) in
      try SampleDex.write(into: sink)
      try sink.write(rows)
    }
    let sample = SampleDex.catalog
    return ScriptedPokedex(
      .success(
        Catalog(
          forms: sample.forms, species: sample.species, names: sample.names, reference: reference)))
  }

  // MARK: Moves

  @Test func aMoveLinksToItsLearners() async throws {
    let document = Document(try await pokedex.dex().page(Move.self, of: 92))
    #expect(lines(of: document).contains("Type: Poison · Special"))
    #expect(lines(of: document).contains("9 Pokémon learn it."))
    #expect(lines(of: document).contains("Machine | 7 Pokémon"))
    #expect(document.destinations.contains(.to(ID<PokemonType>.poison)))
    #expect(document.destinations.contains(.query("move:toxic/machine")))
  }

  @Test func missingValuesOfAMoveAreLeftOut() async throws {
    let text = lines(of: Document(try await pokedex.dex().page(Move.self, of: 89)))
    #expect(text.contains("Accuracy: never misses"))
    #expect(text.contains("No Pokémon learns it."))
    let labels = [
      "Power", "Priority", "Drain", "Hits", "# In earlier games", "# Machines", "# Effect",
    ]
    for label in labels {
      #expect(!text.contains { $0.hasPrefix(label) }, "\(label)")
    }
  }

  @Test func effectsAreListedInNumbers() async throws {
    var move = Move(id: 92, slug: "toxic")
    move.priority = -3
    move.drain = -33
    move.healing = 50
    move.minHits = 2
    move.maxHits = 5
    move.minTurns = 3
    move.maxTurns = 3
    move.flinchChance = 30
    move.critRate = 1
    move.accuracy = 85
    let page = try await pokedex(with: [move]).dex().page(Move.self, of: 92)
    let text = lines(of: Document(page))
    for line in [
      "Priority: −3", "Recoil: the user takes 33 % of the damage", "Healing: 50 % of its HP",
      "Hits: 2–5", "Turns: 3", "Flinch: 30 %", "Critical: +1 stage", "Accuracy: 85 %",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  // MARK: Abilities and types

  @Test func anAbilityNamesItsPokemon() async throws {
    let document = Document(try await pokedex.dex().page(Ability.self, of: 31))
    #expect(lines(of: document).contains("Electric attacks have no effect"))
    #expect(lines(of: document).contains("Hidden: Pikachu · Raichu · Pichu"))
    #expect(document.destinations.contains(.pokemon(172)))
  }

  @Test func anAbilityOfLaterGamesHasANote() async throws {
    let page = try await pokedex.dex(through: lens("red")).page(Ability.self, of: 31)
    #expect(lines(of: Document(page)).contains("Red has no abilities."))
  }

  @Test func aTypeShowsItsCurrentAndEarlierCharts() async throws {
    let document = Document(try await pokedex.dex().page(PokemonType.self, of: .steel))
    let text = lines(of: document)
    #expect(text.contains("×½: Steel · Fire · Water · Electric"))
    #expect(text.contains("×0: Poison"))
    #expect(text.contains("Gen II–V: ×½ from Ghost · ×½ from Dark"))
    #expect(text.contains("No Pokémon has this type."))
    #expect(document.destinations.contains(.to(ID<PokemonType>.ghost)))
  }

  @Test func aTypeOutsideTheChartHasANote() async throws {
    let page = try await pokedex.dex(through: lens("red")).page(PokemonType.self, of: .fairy)
    #expect(lines(of: Document(page)).contains("It is not in the type chart."))
  }

  // MARK: Items and natures

  @Test func anItemListsItsEvolutions() async throws {
    let document = Document(try await pokedex.dex().page(Item.self, of: 83))
    #expect(lines(of: document).contains("Pikachu evolves into Alolan Raichu"))
    #expect(document.destinations.contains(.pokemon(10_100)))
  }

  @Test func anItemListsItsHolders() async throws {
    let document = Document(try await pokedex.dex().page(Item.self, of: 213))
    #expect(
      lines(of: document).suffix(3) == [
        "1 Pokémon may hold it in the wild.", "Pokémon | Chance", "Pikachu | 5–50 %",
      ])
    #expect(document.destinations.contains(.query("item:bright-powder")))
  }

  @Test func pricesAreInTheirCurrency() async throws {
    var item = Item(id: 83, slug: "thunder-stone")
    item.category = 10
    item.prices = [(9, 1, 3000), (1, 6, 10)].map {
      var price = Price()
      price.versionGroup = ID($0)
      price.currency = ID($1)
      price.purchase = $2
      return price
    }
    let text = lines(of: Document(try await pokedex(with: [item]).dex().page(Item.self, of: 83)))
    #expect(text.contains("Platinum | 3,000 ₽"))
    #expect(text.contains("Red/Blue | 10 #6"))
    #expect(text.contains("Game | Price"))
  }

  @Test func aNeutralNatureHasANote() async throws {
    let natures = [Nature(id: 1, slug: "hardy"), Nature(id: 2, slug: "serious")]
    let document = Document(try await pokedex(with: natures).dex().page(Nature.self, of: 1))
    #expect(
      lines(of: document) == [
        "It changes no stat.", "# Other neutral natures", "Natures: Serious",
      ])
  }

  // MARK: Places, egg groups, games

  @Test func aLocationListsItsEncounters() async throws {
    let document = Document(try await pokedex.dex().page(Location.self, of: 155))
    let text = lines(of: document)
    #expect(text.contains("2 Pokémon appear here."))
    #expect(text.contains("# Red/Blue"))
    #expect(text.contains("Pikachu | 5 % | 3–5 | Red |  | "))
    #expect(text.contains("Pikachu |  | 4–6 | Red | Time Night 10 % | never shiny"))
    #expect(document.destinations.contains(.query("found:viridian-forest@red-blue")))
  }

  @Test func aLocationWithoutEncountersHasANote() async throws {
    let page = try await pokedex.dex(through: lens("platinum")).page(Location.self, of: 155)
    #expect(
      lines(of: Document(page)) == ["The dex has no encounters here."])
  }

  @Test func anEggGroupThatCannotBreedHasANote() async throws {
    let document = Document(try await pokedex.dex().page(EggGroup.self, of: 15))
    #expect(lines(of: document).contains("They cannot breed."))
    #expect(lines(of: document).contains("Pokémon: Pichu · Ho-Oh"))
  }

  @Test func aGameLinksToItsDexesAndNeighbours() async throws {
    let document = Document(try await pokedex.dex().page(VersionGroup.self, of: 9))
    #expect(lines(of: document).contains("Release order: 3 of 6 · after Gold/Silver · before X/Y"))
    #expect(document.destinations.contains(.thing(.pokedex, 6)))
    #expect(document.destinations.contains(.thing(.versionGroup, 3)))
    #expect(document.destinations.contains(.query("game:platinum")))
  }

  @Test func aRegionalDexIsATableOfLinks() async throws {
    let document = Document(try await pokedex.dex().page(Pokedex.self, of: 6))
    #expect(lines(of: document).contains("95 | Mr. Mime | Psychic Fairy"))
    #expect(document.destinations.contains(.pokemon(122)))
    #expect(document.destinations.contains(.query("dexof:extended-sinnoh")))
  }

  /// An empty page would not explain itself.
  @Test func noPageIsEmpty() async throws {
    for game in [nil, try lens("red"), try lens("sword")] {
      let reference = try #require(SampleDex.reference)
      for id in reference.table(Item.self).ids {
        let page = try await pokedex.dex(through: game).page(Item.self, of: id)
        #expect(!lines(of: Document(page)).isEmpty)
      }
      for id in reference.table(VersionGroup.self).ids {
        let page = try await pokedex.dex(through: game).page(VersionGroup.self, of: id)
        #expect(!lines(of: Document(page)).isEmpty)
      }
      for id in reference.table(Location.self).ids {
        let page = try await pokedex.dex(through: game).page(Location.self, of: id)
        #expect(!lines(of: Document(page)).isEmpty)
      }
    }
  }
}
