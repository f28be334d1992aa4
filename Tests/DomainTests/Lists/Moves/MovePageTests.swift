import PokedexDomain
import PokedexTesting
import Testing

@Suite struct MovePageTests {
  private func page(_ id: ID<Move>, in game: String? = nil) async throws -> MovePage {
    try await PageFixture.pokedex.dex(through: PageFixture.lens(game)).page(Move.self, of: id)
  }

  @Test func aMoveListsItsLearnersByMethod() async throws {
    let toxic = try await page(92)
    #expect(toxic.learners?.query == "move:toxic")
    #expect(toxic.learners?.count == 9)
    #expect(toxic.methods.map(\.method) == ["Machine", "Otherwise"])
    #expect(
      toxic.methods.map(\.learners.query) == [
        "move:toxic/machine", "move:toxic -move:toxic/machine",
      ])
    let wish = try await page(273)
    #expect(wish.methods.map(\.method) == ["Level Up", "Egg", "Otherwise"])
    #expect(
      wish.methods.map { $0.learners.forms.map(\.name) } == [
        ["Flabébé"], ["Eevee", "Pichu"],
        ["Pikachu", "Raichu", "Alolan Raichu", "Vaporeon", "Jolteon"],
      ])
  }

  @Test(
    arguments: [
      (nil, 9), ("red", 2), ("gen 1", 2), ("platinum", 7), ("gold", 1), ("x", nil),
    ] as [(String?, Int?)])
  func aGameLimitsTheLearners(_ game: String?, _ count: Int?) async throws {
    #expect(try await page(92, in: game).learners?.count == count)
  }

  @Test(
    arguments: [
      (nil, 90), ("red", 80), ("gold", 85), ("platinum", 90),
    ] as [(String?, Int)])
  func aMoveHasTheValuesOfTheGame(_ game: String?, _ accuracy: Int) async throws {
    #expect(try await page(92, in: game).move.accuracy == accuracy)
  }

  @Test(
    arguments: [
      (nil, ["Platinum 85", "Gold/Silver 80"]), ("gold", ["Gold/Silver 80"]), ("red", []),
    ] as [(String?, [String])])
  func pastValuesAreListed(_ game: String?, _ expected: [String]) async throws {
    let past = try await page(92, in: game).past
    #expect(past.map { "\($0.before.name) \($0.values.accuracy ?? 0)" } == expected)
  }

  @Test func beforeGenerationIVTheTypeDecidesTheDamageClass() async throws {
    let quick = try await page(98)
    #expect(quick.damageClass == "Physical")
    #expect(quick.past == [])
    let shock = try await page(84, in: "red")
    #expect(shock.damageClass == "Special")
    // Introduced in generation IV, so without a past damage class.
    #expect(try await page(420).past == [])
  }

  @Test func machinesAreSortedByNewestGame() async throws {
    let toxic = try await page(92)
    #expect(toxic.machines.map(\.game.name) == ["Platinum", "Red/Blue"])
    #expect(toxic.machines.map(\.item.name) == ["Tm06", "Tm06"])
    #expect(try await page(92, in: "red").machines.map(\.game.name) == ["Red/Blue"])
  }

  @Test func aMoveWithoutLearnersHasNoList() async throws {
    let page = try await page(89)
    #expect(page.learners == nil)
    #expect(page.methods == [])
  }
}
