import Testing

@testable import PokedexDomain

/// Eviolite helps only Pokémon that evolve in the games.
@Suite struct EvioliteTests {
  @Test(
    arguments: [
      ("duskull", "7", true), ("dusknoir", "7", false), ("meltan", "7", false),
      ("meltan", "sword-shield", false), ("mr-mime", "sword-shield", false),
      ("mr-mime-galar", "sword-shield", true), ("porygon2", "black-white", true),
    ])
  func `Meltan, which evolves in Pokémon GO only, counts as fully evolved`(
    _ slug: String, _ game: String, _ canEvolve: Bool
  ) async throws {
    let battle = BattleDex(try await Bundled.catalog(), through: try await Bundled.lens(game))
    let battler = try #require(battle.untrained(try await Bundled.form(slug)))
    #expect(battler.canEvolve == canEvolve)
  }
}
