import PokedexDomain
import PokedexTesting
import Testing

@Suite struct ItemPageTests {
  private func page(_ id: ID<Item>, in game: String? = nil) async throws -> ItemPage {
    try await PageFixture.pokedex.dex(through: PageFixture.lens(game)).page(Item.self, of: id)
  }

  @Test func pricesAreSortedByNewestGame() async throws {
    let stone = try await page(83)
    #expect(stone.prices.map(\.game.name) == ["Platinum", "Red/Blue"])
    #expect(stone.prices.map(\.purchase) == [3000, 2100])
    #expect(stone.prices.map(\.sell) == [1500, nil])
    #expect(try await page(83, in: "red").prices.map(\.purchase) == [2100])
  }

  @Test(
    arguments: [
      (nil, ["Eevee Jolteon", "Pikachu Raichu", "Pikachu Alolan Raichu"]),
      ("platinum", ["Eevee Jolteon", "Pikachu Raichu"]), ("red", []),
    ] as [(String?, [String])])
  func itListsItsEvolutions(_ game: String?, _ expected: [String]) async throws {
    let evolutions = try await page(83, in: game).evolutions
    #expect(evolutions.map { "\($0.from.name) \($0.to.name)" } == expected)
    #expect(evolutions.allSatisfy { $0.isUsed })
  }

  @Test func aMachineListsItsMoveInEachGame() async throws {
    let machines = try await page(305).machines
    #expect(
      machines.map { "\($0.game.name) \($0.move.name)" } == [
        "Sword/Shield Thunderbolt", "Platinum Toxic", "Red/Blue Toxic",
      ])
  }

  @Test func itListsItsHoldersWithTheirChances() async throws {
    let powder = try await page(213)
    #expect(powder.holders.map(\.form.name) == ["Pikachu"])
    #expect(powder.holders.map(\.rarity) == [5...50])
    #expect(powder.held?.query == "item:bright-powder")
    #expect(try await page(213, in: "platinum").holders == [])
  }

  @Test func aBerryListsItsFlavors() async throws {
    let berry = try await page(132).berry
    #expect(berry?.flavors.map { "\($0.name) \($0.potency)" } == ["Spicy 10"])
    #expect(berry?.firmness == "Super Hard")
    #expect(berry?.giftType?.name == "Poison")
    #expect(try await page(83).berry == nil)
  }

  @Test func theItemAndItsBerryLinkToEachOther() async throws {
    let facts = try #require(try await page(132).berry)
    let berry = try await PageFixture.pokedex.dex().page(Berry.self, of: facts.name.id)
    #expect(berry.item == Named(132, "Oran Berry"))
    #expect(berry.name == facts.name.name)
    #expect(berry.likedBy.map(\.name) == ["Adamant", "Brave"])
    #expect(berry.hatedBy == [])
    #expect(berry.facts == facts)
  }
}
