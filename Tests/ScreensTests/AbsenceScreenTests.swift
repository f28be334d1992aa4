import PokedexTesting
import Testing

/// Pages of a Pokémon that the games of the lens do not have.
@MainActor @Suite struct AbsenceScreenTests {
  @Test(arguments: ["", "2", "3", "4", "7", "C"])
  func `a page says that the game does not have the Pokémon`(_ tab: String) async throws {
    let stage = try await stage(":weedle<enter>Lsword<enter>\(tab)")
    #expect(stage.text.contains("Weedle is not in Sword"), "\(stage.text)")
    await stage.type("Lyellow<enter>")
    #expect(!stage.text.contains("is not in"), "\(stage.text)")
  }

  @Test(arguments: ["5", "6"])
  func `a list of nothing gives the same reason`(_ tab: String) async throws {
    let stage = try await stage(":weedle<enter>Lsword<enter>\(tab)")
    #expect(stage.text.contains("Weedle is not in Sword"), "\(stage.text)")
  }
}
