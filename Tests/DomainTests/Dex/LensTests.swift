import PokedexDomain
import PokedexTesting
import Testing

/// Queries as of one game or generation.
@Suite struct LensTests {
  private let lenses: Lenses
  private let catalog = SampleDex.catalog

  init() throws {
    lenses = try Lenses(#require(SampleDex.reference))
  }

  private func engine(_ name: String) throws -> QueryEngine<PokemonRows> {
    let lens = try #require(lenses.named(name), "\(name)")
    return QueryEngine(PokemonRows(catalog, through: lens))
  }

  @Test func eachGenerationComesBeforeItsGames() {
    #expect(
      lenses.all.map(\.slug) == [
        "gen-1", "red-blue", "gen-2", "gold-silver", "gen-4", "platinum", "gen-6", "x-y", "gen-7",
        "sun-moon", "gen-8", "sword-shield",
      ])
    #expect(lenses.all.prefix(2).map(\.name) == ["Generation I", "Red/Blue"])
    #expect(lenses.all.map(\.data.isGame) == (0..<12).map { $0 % 2 == 1 })
  }

  @Test(arguments: [
    ("platinum", "platinum"), ("Platinum", "platinum"), ("red", "red"), ("blue", "blue"),
    ("Red/Blue", "red-blue"), ("red blue", "red-blue"), ("x", "x"), ("sword", "sword"),
    ("4", "gen-4"), ("iv", "gen-4"), ("IV", "gen-4"), ("gen4", "gen-4"), ("gen 4", "gen-4"),
    ("gen-4", "gen-4"), ("Generation IV", "gen-4"),
  ])
  func lensesAreFoundByTheirNames(_ word: String, _ slug: String) {
    #expect(lenses.named(word)?.slug == slug)
  }

  @Test(arguments: ["", "gen 3", "plat", "emerald", "0"])
  func unknownLensesAreNotFound(_ word: String) {
    #expect(lenses.named(word) == nil)
  }

  @Test func theNearestLensIsSuggested() {
    #expect(lenses.nearest(to: "platnum") == "platinum")
    #expect(lenses.nearest(to: "sword-sheild") == "sword-shield")
    #expect(lenses.nearest(to: "xyzzy") == nil)
  }

  @Test(arguments: [
    ("platinum", "mr-mime pichu pikachu raichu eevee vaporeon jolteon charizard"),
    ("red", "charizard pikachu nidoran-f farfetchd kangaskhan eevee"),
    ("gen 4", "charizard pikachu raichu mr-mime eevee vaporeon jolteon pichu"),
    ("sword", "pikachu farfetchd-galar vaporeon"),
    ("x-y", "kangaskhan-mega flabebe"),
  ])
  func aGameListsItsPokemonInTheOrderOfItsDex(_ lens: String, _ expected: String) throws {
    #expect(find("", in: try engine(lens)).joined(separator: " ") == expected)
  }

  @Test(
    arguments: [
      ("platinum", [95, 103, 104, 105, 163, 164, 165, nil]), ("red", [6, 25, 29, 83, 115, 133]),
      ("gen 2", [172, 250]), ("gold", [172, 250]),
    ] as [(String, [Int?])])
  func aGameNumbersItsPokemon(_ lens: String, _ numbers: [Int?]) throws {
    let engine = try engine(lens)
    let rows = SearchPokedex()("", in: engine).rows
    #expect(
      rows.map { engine.rows.numbers[$0] == .min ? nil : Int(engine.rows.numbers[$0]) } == numbers)
  }

  @Test(arguments: [
    ("platinum", "type:fairy", ""), ("platinum", "type:psychic", "mr-mime"),
    ("gen 4", "move:toxic", "charizard pikachu raichu mr-mime eevee vaporeon jolteon"),
    ("gold", "move:toxic", "ho-oh"), ("gold", "move:toxic@platinum", ""),
    ("platinum", "move:toxic@red", "pikachu charizard"),
    ("red", "ability:blaze", ""), ("platinum", "ability:blaze", "charizard"),
    ("platinum", "found:viridian-forest", ""),
    ("red-blue", "found:viridian-forest", "pikachu nidoran-f"),
    ("red", "found:viridian-forest", "pikachu"), ("blue", "found:viridian-forest", "nidoran-f"),
    ("red", "found:trophy-garden@platinum", "pikachu eevee"),
    ("red", "evolves:friendship", ""), ("gold", "evolves:friendship", "pichu"),
    ("platinum", "evolves:place", ""), ("x-y", "-type:fairy", "kangaskhan-mega"),
    ("platinum", "25", "pikachu"), ("platinum", "-pikachu type:electric", "pichu raichu jolteon"),
    ("platinum", "glurak", "charizard"), ("platinum", "ho-oh", ""),
    ("platinum", "weak:ghost", "mr-mime"),
    (
      "platinum", "sort:-spe type:electric",
      "jolteon raichu pikachu pichu"
    ),
  ])
  func queriesUseTheDataOfTheGame(_ lens: String, _ query: String, _ expected: String) throws {
    #expect(find(query, in: try engine(lens)).joined(separator: " ") == expected)
  }

  @Test func reasonsUseTheDataOfTheGame() throws {
    let engine = try engine("platinum")
    let result = SearchPokedex()("move:toxic dexof:sinnoh pikachu", in: engine)
    let row = try #require(result.rows.first)
    #expect(
      engine.reasons(for: row, in: result.plan)
        == ["Toxic: TM in Platinum", "#104 of the Sinnoh dex"])
  }

  @Test func completionsCountThePokemonOfTheGame() throws {
    let found = try engine("sword").completions(of: "type:", cursor: 5)
    #expect(found.map { "\($0.text) \($0.count)" } == ["water 1", "electric 1", "fighting 1"])
  }
}
