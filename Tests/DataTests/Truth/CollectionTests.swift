import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// Collections of one's own, of the bundled dex.
@Suite struct CollectionTests {
  private let store = MemoryCollections()

  private func catalog() async throws -> Catalog {
    let marks = TrainerMarks(MemoryMarks(), collections: store)
    return await DexPokedex(dex: try DexFile(), marks: marks).catalog()
  }

  private func definition(_ words: String, in catalog: Catalog) throws -> SlotCollection {
    try SlotCollection.words.read(words.split(separator: " ").map(String.init), in: catalog).get()
  }

  private func boxes(_ words: String, kept: [String] = []) async throws -> CollectionBoxes {
    let catalog = try await catalog()
    let known = KnownCollection(.own("mine"), try definition(words, in: catalog), kept: kept)
    let games = known.definition.order
    return CollectionBoxes(known, of: SlotRows(of: PokemonRows(catalog, through: games)))
  }

  // MARK: Words

  @Test(arguments: [
    "", "gen:1", "type:fire -is:mega --looks one", "--order platinum --size 20",
    "gen:4 slot:game --genders apart --regional last --colours both",
  ])
  func itsWordsAreReadAsTheyWereWritten(_ words: String) async throws {
    let catalog = try await catalog()
    let collection = try definition(words, in: catalog)
    let text = try #require(collection.text(in: catalog))
    #expect(try definition(text, in: catalog) == collection)
  }

  @Test(arguments: [
    ("--size 0", "'0' is wrong here: write 1–60"), ("--looks two", "two"),
    ("--order nowhere", "nowhere"), ("--sizes 20", "did you mean --size?"),
  ])
  func aWrongWordIsTold(_ words: String, _ problem: String) async throws {
    let catalog = try await catalog()
    let error = #expect(throws: Misread.self) { try definition(words, in: catalog) }
    #expect(try #require(error).told().text.contains(problem), "\(String(describing: error))")
  }

  // MARK: Order and size

  @Test func aQuerySelectsTheSlots() async throws {
    let places = try await boxes("gen:1 --looks one").places
    #expect(places.first?.slot == "bulbasaur")
    #expect(Set(places.map(\.slot)).count == places.count)
    #expect(places.contains { $0.slot == "mew" })
    #expect(!places.contains { $0.slot == "chikorita" })
  }

  @Test func aGamesOrderIsThatOfItsDex() async throws {
    let places = try await boxes("--order platinum").places
    #expect(places.prefix(3).map(\.slot) == ["turtwig", "grotle", "torterra"])
  }

  @Test func boxesHaveTheirSize() async throws {
    let places = try await boxes("--size 20").places
    #expect([places[19].box, places[19].row, places[19].column] == [1, 4, 5])
    #expect([places[20].box, places[20].row, places[20].column] == [2, 1, 1])
    let six = try await boxes("--size 24").places
    #expect([six[23].box, six[23].row, six[23].column] == [1, 4, 6])
  }

  @Test func femalesStandBesideOrApartOrNowhere() async throws {
    let beside = try await boxes("gen:1").places.map(\.slot)
    #expect(beside.prefix(4) == ["bulbasaur", "ivysaur", "venusaur-male", "venusaur-female"])
    let apart = try await boxes("gen:1 --genders apart").places.map(\.slot)
    #expect(apart.prefix(4) == ["bulbasaur", "ivysaur", "venusaur-male", "charmander"])
    #expect(Set(apart) == Set(beside))
    let start = try #require(apart.firstIndex(of: "venusaur-female"))
    #expect(apart[start...].allSatisfy { $0.contains("-female") })
    let one = try await boxes("gen:1 --genders one").places.map(\.slot)
    #expect(Set(one) == Set(beside.filter { !$0.hasSuffix("-female") }))
  }

  @Test func regionalFormsStandBesideOrLast() async throws {
    let beside = try await boxes("ninetales --looks one").places.map(\.slot)
    #expect(Set(beside) == ["ninetales", "ninetales-alola"])
    let last = try await boxes("--looks one --regional last").places.map(\.slot)
    let ninetales = try #require(last.firstIndex(of: "ninetales-alola"))
    let newest = try #require(last.firstIndex(of: "pecharunt"))
    #expect(newest < ninetales)
  }

  @Test func coloursAreUsualOrShinyOrBoth() async throws {
    #expect(try await boxes("dex:151 --colours shiny").places.map(\.slot) == ["mew-shiny"])
    let shiny = try await boxes("dex:3 --colours shiny").places
    #expect(shiny.map(\.name) == ["Venusaur ♂, shiny", "Venusaur ♀, shiny"])
    #expect(shiny.map(\.shortName) == ["Venusaur ♂", "Venusaur ♀"])
    #expect(try await boxes("dex:151 --colours both").places.map(\.slot) == ["mew", "mew-shiny"])
  }

  @Test func onlyAQuerySaysThatSlotsBoundToAGameBelong() async throws {
    let kept = try await boxes("gen:4")
    let bound = try await boxes("gen:4 slot:game")
    #expect(!bound.places.isEmpty)
    #expect(Set(kept.places.map(\.slot)).isDisjoint(with: bound.places.map(\.slot)))
  }

  // MARK: Kept places

  @Test func keptPlacesStayAndNewSlotsStandApart() async throws {
    let all = try await boxes("gen:1 --looks one").places.map(\.slot)
    let former = all.filter { !["ivysaur", "mew"].contains($0) }
    let boxes = try await boxes("gen:1 --looks one", kept: former)
    #expect(boxes.places.prefix(former.count).map(\.slot) == former)
    let new = boxes.places.filter(\.isNew)
    #expect(new.map(\.slot) == ["ivysaur", "mew"])
    #expect(boxes.newCount == 2)
    #expect([new[0].box, new[0].row, new[0].column] == [(former.count + 29) / 30 + 1, 1, 1])
  }

  @Test func thePlaceOfASlotThatIsNoMoreStaysEmpty() async throws {
    let kept = ["bulbasaur", "missingno", "venusaur-male"]
    let boxes = try await boxes("venusaur", kept: kept)
    #expect(boxes.places.prefix(2).map(\.slot) == ["bulbasaur", "venusaur-male"])
    #expect(boxes.places[1].column == 3)
    #expect(boxes.places(ofBox: 2).map(\.slot) == ["venusaur-female"])
  }

  @Test func arrangingMovesNewSlotsIn() async throws {
    let former = SavedCollection(name: "mine", text: "gen:1 --looks one", places: ["mew"])
    store.set(former, ofCollection: "mine")
    let catalog = try await catalog()
    #expect(catalog.collectionName("MINE") == .own("mine"))
    let arranged = try catalog.arranged(.own("mine")).get()
    #expect(arranged.text == former.text)
    #expect(arranged.places.prefix(2) == ["bulbasaur", "ivysaur"])
    #expect(arranged.places.last == "mew")
  }

  @Test func aChosenGameShowsItsOwnOrderWhateverIsKept() async throws {
    let catalog = try await catalog()
    let known = KnownCollection(.national, SlotCollection(), kept: ["mew", "bulbasaur"])
    let lens = try await Bundled.lens("platinum")
    let boxes = CollectionBoxes(known, of: SlotRows(of: PokemonRows(catalog, through: lens)))
    #expect(boxes.places.first?.slot == "turtwig")
    #expect(boxes.newCount == 0)
  }

  @Test func collectionsOfAllPlayersKeepPlacesUnderNamesThatNoUserCanGive() async throws {
    let catalog = try await catalog()
    for word in ["national", "platinum"] {
      let name = try #require(catalog.collectionName(word))
      let arranged = try catalog.arranged(name).get()
      #expect(!SavedSearch.isName(arranged.name))
      #expect(!catalog.isFreeForCollection(word))
    }
    #expect(catalog.isFreeForCollection("kanto-living"))
  }

  @Test func theNamesOfAllSlotsFitIntoAPlaceList() async throws {
    let names = try await catalog().slots.entries.map(\.name)
    #expect(names.reduce(0) { $0 + $1.utf8.count + 1 } * 2 <= SavedCollection.maxPlacesBytes)
  }
}
