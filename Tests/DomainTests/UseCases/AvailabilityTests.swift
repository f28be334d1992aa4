import PokedexDomain
import PokedexTesting
import Testing

@Suite struct AvailabilityTests {
  private let dex = LensedDex(EncounterFixture.catalog, through: nil)

  /// A short description: `evolves from Rattata (Mt. Moon, Route 2)`.
  private func outline(_ form: ID<Form>, _ groups: [ID<VersionGroup>]?) throws -> String {
    switch try dex.availability(of: form, in: groups.map { PlayedGames($0) }) {
    case .met(let ways): "met: " + ways.map(\.rawValue).sorted().joined(separator: ", ")
    case .evolves(let relatives): "evolves from " + text(relatives)
    case .hatches(let relatives): "hatches from " + text(relatives)
    case .variant(let relative): "variant of " + text([relative])
    case .onlyBrought: "only brought"
    case .notInGame: "not in the game"
    case .unknown: "unknown"
    }
  }

  private func text(_ relatives: [Relative]) -> String {
    relatives.map { relative in
      "\(relative.form.name) (\(relative.places.map(\.name).joined(separator: ", ")))"
    }.joined(separator: ", ")
  }

  @Test(arguments: [
    (19, 1, "met: fishing, wild"), (25, 2, "met: egg, trade"),
    (20, 1, "evolves from Rattata (Mt. Moon, Route 2)"),
    (20, 2, "evolves from Rattata (Route 10)"), (26, 2, "evolves from Pikachu (Route 10)"),
    (26, 1, "evolves from Pikachu ()"), (25, 1, "only brought"),
    (10_092, 3, "evolves from Rattata Alola (Route 10)"),
    (10_100, 3, "evolves from Pikachu ()"), (10_200, 3, "variant of Pikachu ()"),
    (172, 2, "hatches from Pikachu (Route 10)"), (172, 3, "only brought"),
    (172, 1, "not in the game"), (151, 3, "not in the game"), (151, 1, "only brought"),
    (151, 4, "unknown"), (26, 4, "evolves from Pikachu ()"),
  ])
  func availabilityOfAForm(_ form: Int, _ group: Int, _ expected: String) throws {
    #expect(try outline(ID(form), [ID(group)]) == expected)
  }

  @Test func withoutAGameNoFormIsNotInGame() throws {
    #expect(try outline(151, nil) == "unknown")
    #expect(try outline(20, nil) == "evolves from Rattata (Route 10, Mt. Moon, Route 2)")
  }

  @Test func theLensIsTheDefaultForTheGames() throws {
    let lens = Lens(
      data: GameData(generation: 1, groups: [1], isGame: false, order: 1),
      rules: GameRules(in: 1), slug: "", name: "")
    #expect(
      try LensedDex(EncounterFixture.catalog, through: lens).availability(of: 172) == .notInGame)
  }

  @Test func giftsAndTradesAreHandedOver() throws {
    #expect(try ways(of: 25).contains(where: \.isHandedOver))
    #expect(try ways(of: 25).allSatisfy(\.isHandedOver))
    #expect(try !ways(of: 19).allSatisfy(\.isHandedOver))
  }

  /// Empty for a form that is not met.
  private func ways(of form: ID<Form>) throws -> Set<EncounterWay> {
    guard case .met(let ways) = try dex.availability(of: form, in: PlayedGames([2])) else {
      return []
    }
    return ways
  }

  @Test func anUnknownFormIsReported() {
    #expect(throws: PokedexError.notFound("Pokémon 7")) { try dex.availability(of: 7) }
  }
}
