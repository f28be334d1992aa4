import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// What no player can keep is not marked, by the bundled dex.
@Suite struct KeepingRefusalTests {
  private func refusal(
    _ name: String, of action: SlotAction = .mark(.add(.caught))
  ) async throws -> String? {
    let catalog = try await Bundled.catalog()
    let slot = try #require(SlotReader(catalog)(name), "\(name)")
    let refusal = action.refusal(of: slot, in: catalog)
    #expect(action.isRefused(of: slot, in: catalog) == (refusal != nil))
    return refusal
  }

  @Test(arguments: [
    ("charizard-mega-x", "no player can keep Mega Charizard X: in battle only; to mark: Charizard"),
    (
      "venusaur-mega",
      "no player can keep Mega Venusaur: in battle only; to mark: Venusaur ♂, Venusaur ♀"
    ),
    (
      "shiny pecharunt",
      """
      no player can keep Pecharunt, shiny: never given out (supereffective.gg: pokemon.json, \
      2025-02); to mark: Pecharunt
      """
    ),
    (
      "eternatus-eternamax",
      """
      no player can keep Eternamax Eternatus: met in the story only (PKHeX: FormInfo.cs, 2026-11); \
      to mark: Eternatus
      """
    ),
  ])
  func theReasonAndWhatCanBeMarkedAreTold(_ name: String, _ told: String) async throws {
    #expect(try await refusal(name) == told)
    #expect(try await refusal(name, of: .state(.wanted)) == told)
    #expect(try await refusal(name, of: .mark(.remove(.caught))) == nil, "it can be taken away")
    #expect(try await refusal(name, of: .state(nil)) == nil)
    #expect(try await refusal(name, of: .mark(.add(.favourite))) == nil)
  }

  @Test(arguments: [
    "unown", "unown-b", "hippopotas ♀", "furfrou-heart", "arceus-fire", "pecharunt", "minior",
  ])
  func whatCanBeKeptIsMarked(_ name: String) async throws {
    #expect(try await refusal(name) == nil)
  }

  @Test(arguments: [
    ("charizard-mega-x", "charizard"), ("raichu-mega-x", "raichu"),
    ("darmanitan-galar-zen", "darmanitan-galar-standard"),
    ("urshifu-rapid-strike-gmax", "urshifu-rapid-strike"), ("minior-blue-meteor", "minior-blue"),
    ("raichu-alola", "raichu-alola"), ("unown", "unown"),
  ])
  func aFormOfBattlesIsKeptAsWhatItIsOutsideOfThem(_ form: String, _ kept: String) async throws {
    let catalog = try await Bundled.catalog()
    let row = try #require(catalog.forms.slugs.firstIndex(of: form))
    let found = catalog.keptForm(of: catalog.forms.ids[row])
    #expect(catalog.forms[found]?.slug == kept)
  }

  @Test func aSetOfAMegaEvolutionIsThePokemonThatCarriesTheStone() async throws {
    let catalog = try await Bundled.catalog()
    let reading = try MarkFile.read(
      Array("Venusaur-Mega (F) @ Venusaurite\nAbility: Thick Fat\n- Tackle\n".utf8), as: nil,
      in: catalog, name: "sets.txt")
    let slot = try #require(catalog.slots["venusaur-female"])
    #expect(reading.updates.map(\.form) == [slot.slot.form])
    #expect(reading.updates.map(\.key) == [slot.key])
  }

  @Test func theColoursOfTheMarkCount() async throws {
    #expect(try await refusal("pecharunt", of: .mark(.add(.shiny))) != nil)
    #expect(try await refusal("mew", of: .mark(.add(.shiny))) == nil)
    #expect(try await refusal("alcremie-ruby-cream-berry-sweet", of: .mark(.add(.shiny))) == nil)
  }

  @Test func aListThatNamesItIsNotUnderstoodThere() async throws {
    let catalog = try await Bundled.catalog()
    let reading = try MarkFile.read(
      Array("Mew\nMega Venusaur\nUnown B\n".utf8), as: nil, in: catalog, name: "list.txt")
    #expect(reading.updates.count == 2)
    #expect(reading.problems.map(\.line) == [2])
    #expect(reading.problems.first?.reason.contains("in battle only") == true)
  }
}
