import PokedexTesting
import Testing

@testable import PokedexDomain

/// Teams whose format is a changed game.
@Suite struct ChangedTeamTests {
  private static let file = """
    game meadow "Meadow"
    base platinum
    new pokemon pikachu-mega of pikachu name "Mega Pikachu" types fairy
    new move spark-dance like thunderbolt name "Spark Dance"
    """

  private static let paste = "=== [meadow] Sparks ===\n\nPikachu-Mega\n- Spark Dance\n"

  private let overlays = MemoryOverlays(["meadow.pkgame": Self.file])
  private let catalog: Catalog

  init() {
    catalog = Catalog(
      forms: Table(SampleDex.forms), species: Table(SampleDex.species),
      names: SampleDex.catalog.names, reference: SampleDex.reference, overlays: overlays)
  }

  private func team() throws -> Team {
    let reading = try ReadTeams(catalog)(Self.paste)
    #expect(reading.problems.isEmpty, "\(reading.problems)")
    return try #require(reading.teams.first)
  }

  @Test func theSlugOfAChangedGameIsAFormat() throws {
    #expect(catalog.game(of: try team())?.slug == "meadow")
    #expect(catalog.game(ofFormat: "gen4ou")?.overlay == nil)
    #expect(catalog.game(ofFormat: "doubles") == nil)
  }

  @Test func itsTextHasTheNamesOfTheGame() throws {
    let team = try team()
    #expect(team.members.map(\.moves.count) == [1])
    let text = ExportTeams(catalog)([team])
    #expect(text.contains("Spark Dance"), "\(text)")
    #expect(try ReadTeams(catalog)(text).teams == [team])
  }

  @Test func teamsOfOtherGamesInTheSameTextHaveTheirs() throws {
    let text = Self.paste + "\n=== Others ===\n\nPikachu-Mega\n\nPikachu\n"
    let reading = try ReadTeams(catalog)(text)
    #expect(reading.teams.map(\.members.count) == [1, 1])
    #expect(reading.problems.count == 1)
  }

  @Test func itsPageIsThatOfTheGame() throws {
    let team = try team()
    let page = try ShowTeam(catalog)(team, through: catalog.game(of: team))
    #expect(page.members.map(\.battler.form.name) == ["Mega Pikachu"])
    #expect(page.members.flatMap(\.moves).map(\.name.name) == ["Spark Dance"])
  }

  @Test func elsewhereItsPokemonAreToldWithTheirGame() throws {
    let team = try team()
    let form = try #require(team.members.first).form
    #expect(catalog.playing(team).named(form).name == "Mega Pikachu")
    #expect(catalog.named(form).name == "Mega Pikachu (Meadow)")
    overlays.write("meadow.pkgame", nil)
    #expect(catalog.game(of: team) == nil)
    #expect(catalog.named(form).name == "#\(form) of a changed game that is not here")
  }
}
