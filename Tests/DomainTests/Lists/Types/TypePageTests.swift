import PokedexDomain
import PokedexTesting
import Testing

@Suite struct TypePageTests {
  private func page(_ id: ID<PokemonType>, in game: String? = nil) async throws -> TypePage {
    try await PageFixture.pokedex.dex(through: PageFixture.lens(game)).page(
      PokemonType.self, of: id)
  }

  private func outline(_ damage: [TypePage.Damage]) -> [String] {
    damage.map { "\($0.percent) " + $0.types.map(\.name).joined(separator: ",") }
  }

  @Test func itListsAttackAndDefenceMultipliers() async throws {
    let steel = try await page(.steel)
    #expect(outline(steel.attacks) == ["200 Rock,Ice,Fairy", "50 Steel,Fire,Water,Electric"])
    #expect(outline(steel.defence).first == "200 Fighting,Ground,Fire")
    #expect(outline(steel.defence).last == "0 Poison")
  }

  @Test func earlierChartsListOnlyDifferences() async throws {
    let eras = try await page(.steel).eras
    #expect(eras.map(\.generations) == [2...5])
    #expect(eras.first?.attacks == [])
    #expect(eras.first?.defence.map { "\($0.type.name) \($0.percent)" } == ["Ghost 50", "Dark 50"])
    #expect(try await page(.normal).eras == [])
  }

  @Test func aGenerationHasItsOwnChart() async throws {
    let ghost = try await page(.ghost, in: "red")
    #expect(outline(ghost.attacks) == ["200 Ghost", "0 Normal,Psychic"])
    #expect(ghost.eras == [])
    #expect(try await page(.steel, in: "platinum").eras == [])
  }

  @Test func aTypeOfALaterGenerationHasNoChart() async throws {
    let fairy = try await page(.fairy, in: "red")
    #expect(fairy.attacks == [])
    #expect(fairy.defence == [])
    #expect(fairy.all == nil)
  }

  @Test func itCountsPrimarySecondaryAndSingleTypes() async throws {
    let electric = try await page(.electric)
    #expect(electric.all?.count == 5)
    #expect(electric.first?.query == "type1:electric is:dual")
    #expect(electric.first?.forms.map(\.name) == ["Alolan Raichu"])
    #expect(electric.second == nil)
    #expect(electric.alone?.count == 4)
  }

  @Test func mrMimeIsNoFairyInPlatinum() async throws {
    #expect(try await page(.fairy).second?.forms.map(\.name) == ["Mr. Mime"])
    #expect(try await page(.psychic, in: "platinum").alone?.forms.map(\.name) == ["Mr. Mime"])
  }

  @Test func itsStrongestMovesComeFirst() async throws {
    let electric = try await page(.electric)
    #expect(electric.strongest.map(\.move.name) == ["Thunderbolt", "Thunder Shock", "Ice Shard"])
    #expect(electric.moves.map { "\($0.damageClass) \($0.count)" } == ["Physical 1", "Special 2"])
    #expect(try await page(.electric, in: "platinum").strongest.first?.power == 95)
  }

  @Test func aGameLimitsTheMoves() async throws {
    let red = try await page(.electric, in: "red")
    #expect(red.strongest.map(\.move.name) == ["Thunder Shock"])
  }
}
