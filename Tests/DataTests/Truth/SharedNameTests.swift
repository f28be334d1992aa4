import PokedexData
import PokedexDomain
import Testing

/// Rows of a list are told apart by their names.
@Suite struct SharedNameTests {
  private static let languages: [Language] = [
    .english, Language(rawValue: "de"), Language(rawValue: "fr"), Language(rawValue: "es"),
    Language(rawValue: "it"), Language(rawValue: "ja"),
  ]

  @Test(arguments: languages) func noTwoPokemonShareAName(_ language: Language) async throws {
    let pokedex = DexPokedex(dex: try DexFile(), language: language)
    let catalog = await pokedex.catalog()
    #expect(shared(catalog.names).isEmpty, "\(shared(catalog.names))")
  }

  @Test(arguments: languages) func noTwoRowsOfAListShareAName(_ language: Language) async throws {
    let pokedex = DexPokedex(dex: try DexFile(), language: language)
    let catalog = await pokedex.catalog()
    let dex = try #require(catalog.reference)
    for kind in [Kind.move, .item, .ability] {
      let names = shared(dex.names(of: kind))
      #expect(names.isEmpty, "\(kind): \(names)")
    }
    let places = shared(LocationRows(of: PokemonRows(catalog)).names)
    #expect(places.isEmpty, "\(places)")
  }

  private func shared(_ names: [String]) -> [String] {
    Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
  }

  @Test func aSharedNameGetsTheOtherWordsOfTheSlug() {
    let names = DistinctNames.all(
      [
        "Victory Road", "Victory Road", "Parcel", "Parcel", "Fly", "Roseli", "Roseli", "Box", "Box",
      ],
      slugs: [
        "sinnoh-victory-road", "kanto-victory-road-1", "parcel", "parcel--letsgo", "fly", "roseli",
        "roseli", "old", "box",
      ])
    #expect(
      names == [
        "Victory Road (Sinnoh)", "Victory Road (Kanto 1)", "Parcel", "Parcel (Let’s Go)", "Fly",
        "Roseli (2)", "Roseli", "Box (Old)", "Box",
      ])
  }
}
