import PokedexTesting
import Testing

@testable import PokedexDomain

/// The lists of types, natures, berries, locations, egg groups, games and regional dexes.
@Suite struct KindListTests {
  private func list<Rows: DexRows>(
    _ rows: Rows.Type, _ query: String, in game: String? = nil, _ columns: [String]
  ) async throws -> [String] {
    let dex = try await PageFixture.pokedex.dex(through: PageFixture.lens(game))
    let engine = QueryEngine(dex.rows(rows))
    let result = SearchPokedex()(query, in: engine)
    #expect(result.problems == [], "\(query)")
    let listing = QueryColumn<Rows>.Listing(engine: engine, plan: result.plan)
    let texts = columns.compactMap { QueryColumn<Rows>.named($0) }
      .map { $0.cells(listing, result.rows).map(\.text) }
    #expect(texts.count == columns.count, "\(columns)")
    return result.rows.indices.map { row in texts.map { $0[row] }.joined(separator: " | ") }
  }

  @Test(
    arguments: [
      ("beats:steel", nil, ["Fighting", "Ground", "Fire"]),
      ("weak:ghost", nil, ["Ghost", "Psychic"]),
      ("weak:ghost", "red", ["Ghost"]),
      ("immune:ghost", "red", ["Normal", "Psychic"]),
      ("pokemon>=4", nil, ["Normal", "Electric"]),
      ("alone>=4", nil, ["Electric"]),
      ("feuer", nil, ["Fire"]),
      ("gen>1", nil, ["Steel", "Dark", "Fairy"]),
      ("gen>1", "red", []),
    ] as [(String, String?, [String])])
  func types(_ query: String, _ game: String?, _ expected: [String]) async throws {
    #expect(try await list(TypeRows.self, query, in: game, ["name"]) == expected)
  }

  @Test func columnsOfATypeShowItsChart() async throws {
    let ghost = ["Ghost | Ghost, Psychic | Ghost, Dark"]
    #expect(try await list(TypeRows.self, "geist", ["name", "beats", "weak"]) == ghost)
  }

  @Test(arguments: [
    ("raises:atk", ["Adamant | Attack | Defense", "Brave | Attack | Speed"]),
    ("raises:attack lowers:spe", ["Brave | Attack | Speed"]),
    ("likes:spicy -lowers:def", ["Brave | Attack | Speed"]),
    ("is:neutral", ["Hardy |  | ", "Serious |  | "]),
  ])
  func natures(_ query: String, _ expected: [String]) async throws {
    #expect(try await list(NatureRows.self, query, ["name", "raises", "lowers"]) == expected)
  }

  @Test(arguments: [
    ("flavor:spicy", ["Oran Berry | spicy 10 | Super Hard | Poison"]),
    ("flavor:dry", []), ("flavor:spicy>10", []),
    ("oran size<=35", ["Oran Berry | spicy 10 | Super Hard | Poison"]),
    ("gifttype:poison firmness:super-hard", ["Oran Berry | spicy 10 | Super Hard | Poison"]),
  ])
  func berries(_ query: String, _ expected: [String]) async throws {
    let columns = ["name", "flavors", "firmness", "gifttype"]
    #expect(try await list(BerryRows.self, query, columns) == expected)
    #expect(try await list(BerryRows.self, "", in: "gold", ["name"]) == [])
  }

  @Test func generationIIHasNoNatures() async throws {
    #expect(try await list(NatureRows.self, "", in: "gold", ["name"]) == [])
    #expect(try await list(NatureRows.self, "", in: "platinum", ["name"]).count == 4)
  }

  @Test(
    arguments: [
      ("", nil, ["Power Plant | 1 | 1", "Trophy Garden | 2 | 2", "Viridian Forest | 2 | 1"]),
      ("", "platinum", ["Trophy Garden | 2 | 2"]),
      ("of:pikachu@blue", nil, ["Power Plant | 1 | 1"]),
      ("of:pikachu@red-blue", nil, ["Power Plant | 1 | 1", "Viridian Forest | 2 | 1"]),
      ("of:pikachu", "platinum", ["Trophy Garden | 2 | 2"]),
      ("game:red pokemon>1", nil, ["Viridian Forest | 2 | 1"]),
    ] as [(String, String?, [String])])
  func places(_ query: String, _ game: String?, _ expected: [String]) async throws {
    #expect(
      try await list(LocationRows.self, query, in: game, ["name", "pokemon", "areas"]) == expected)
  }

  @Test(
    arguments: [
      ("of:charizard", nil, ["Dragon | 1 | 0", "Monster | 11 | 0"]),
      ("alone=species", nil, ["No Eggs | 2 | 2"]),
      ("species>0", "sword", ["Ground | 3 | 0", "Monster | 3 | 0"]),
    ] as [(String, String?, [String])])
  func eggGroups(_ query: String, _ game: String?, _ expected: [String]) async throws {
    #expect(
      try await list(EggGroupRows.self, query, in: game, ["name", "species", "alone"]) == expected)
  }

  @Test(
    arguments: [
      ("region:kanto", nil, ["Red/Blue | Kanto | Kanto", "Gold/Silver | Kanto, Johto | "]),
      ("silver", nil, ["Gold/Silver | Kanto, Johto | "]),
      ("of:flabebe", nil, ["X/Y | Kalos | "]),
      ("gen:4", nil, ["Platinum | Sinnoh | Extended Sinnoh"]),
      ("", "platinum", ["Platinum | Sinnoh | Extended Sinnoh"]),
    ] as [(String, String?, [String])])
  func games(_ query: String, _ game: String?, _ expected: [String]) async throws {
    #expect(try await list(GameRows.self, query, in: game, ["name", "region", "dex"]) == expected)
  }

  @Test(
    arguments: [
      ("lists:pichu -name:national", nil, ["Extended Sinnoh | Sinnoh | 7 | Platinum"]),
      ("region:kanto", nil, ["Kanto | Kanto | 10 | Red/Blue"]),
      ("games>0", "platinum", ["Extended Sinnoh | Sinnoh | 7 | Platinum"]),
    ] as [(String, String?, [String])])
  func regionalDexes(_ query: String, _ game: String?, _ expected: [String]) async throws {
    #expect(
      try await list(RegionalDexRows.self, query, in: game, ["name", "region", "species", "in"])
        == expected)
  }

  @Test func routeTwoComesBeforeRouteTen() {
    let names = ["Route 10", "Route 2", "Abra Road", "Route 1"]
    #expect(LocationOrder.positions(of: names, regions: [1, 1, 1, 2]) == [2, 1, 0, 3])
  }
}
