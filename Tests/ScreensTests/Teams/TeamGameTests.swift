import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

/// The format of a team sets the game of its screens.
@MainActor @Suite struct TeamGameTests {
  private func stage(_ keys: String, format: String? = "gen9ou") async throws -> Stage {
    var team = Team(name: "Sand", format: format, members: [TeamMember(445), TeamMember(248)])
    team.members[0].moves = [TeamMove(89)]
    return try await TeamScene.stage(keys, .usual, MemoryTeams([team])).stage
  }

  @Test func theTitleShowsTheGameAndAKeyWidensIt() async throws {
    let stage = try await stage("T<enter>")
    #expect(stage.frame.rowText(0).contains("Sand ━ [gen9ou: Scarlet/Violet ×] ━"))
    await stage.type("w")
    #expect(stage.foot.contains("all games instead of Scarlet/Violet"))
    #expect(stage.frame.rowText(0).contains("━ gen9ou · 2 of 6"))
    #expect(!stage.frame.rowText(0).contains("["))
    await stage.type("Lgen9ou<enter>")
    #expect(stage.frame.rowText(0).contains("[gen9ou: Scarlet/Violet ×]"))
  }

  @Test func theChoosersOfAMemberOfferWhatTheGameHas() async throws {
    let move = "T<enter><enter>" + String(repeating: "j", count: 7) + "<enter>"
    let stage = try await stage(move + "rock smash")
    #expect(stage.text.contains("Nothing has that name"), "not in generation IX")
    await stage.type("<esc>w<enter>rock smash<enter>")
    #expect(stage.text.contains("Rock Smash"))
  }

  @Test(arguments: ["T<enter>+", "T+", "T<enter>!", "T!"])
  func rankingsAreOfTheGame(_ keys: String) async throws {
    let stage = try await stage(keys)
    #expect(stage.frame.rowText(0).contains("[gen9ou: Scarlet/Violet ×]"))
    #expect(stage.text.contains("from: is:final -is:battle-only   / change"))
    let count = stage.text.split(separator: "\n").first
    await stage.type("w")
    #expect(stage.text.split(separator: "\n").first != count)
    await stage.type("/<c-u>is:mega<enter>")
    #expect(stage.text.contains("Mega "))
  }

  @Test func theTiersLeaveOutPokemonOfOtherGames() async throws {
    let stage = try await stage("/#894 | #681<enter>TZ")
    #expect(stage.text.contains("gen9ou: Scarlet/Violet"))
    #expect(stage.text.contains("Regieleki") && !stage.text.contains("Aegislash"))
    await stage.type("w")
    #expect(stage.text.contains("Aegislash"))
  }

  @Test func theListKeepsItsOwnGames() async throws {
    let stage = try await stage("/aegislash<enter>T<enter><esc><esc>")
    #expect(stage.selectedRow?.contains("Aegislash") == true)
    await stage.type("T<enter>Lplatinum<enter>")
    #expect(stage.text.contains("[Platinum ×]"), "a game chosen by hand takes precedence")
    #expect(stage.text.contains("━ gen9ou · "))
  }

  @Test func aPokemonOfAnotherGameIsRefused() async throws {
    let stage = try await stage("T<enter>aaegislash<enter>")
    #expect(stage.foot.contains("Aegislash is not in Scarlet/Violet."))
    await stage.type("waaegislash<enter>")
    #expect(stage.text.contains("3 of 6"))
  }

  @Test(arguments: [nil, "ou", "gen9nationaldex", "gen12ou", "genau"])
  func otherFormatsSetNoGame(_ format: String?) async throws {
    let stage = try await stage("T<enter>", format: format)
    #expect(!stage.text.contains("Scarlet/Violet"))
    await stage.type("w")
    #expect(stage.foot.contains("no game is chosen: L chooses one"))
  }

  @Test(arguments: [
    ("gen1ou", "yellow"), ("gen2ubers", "crystal"), ("gen3ou", "emerald"),
    ("gen4uu", "heartgold-soulsilver"), ("gen5ou", "black-2-white-2"),
    ("gen6randombattle", "omega-ruby-alpha-sapphire"), ("gen7ou", "ultra-sun-ultra-moon"),
    ("gen7letsgoou", "lets-go-pikachu-lets-go-eevee"), ("gen8ou", "sword-shield"),
    ("gen8bdspou", "brilliant-diamond-shining-pearl"), ("Gen9VGC2025", "scarlet-violet"),
    ("gen3frlgou", "firered-leafgreen"), ("gen4platinumou", "platinum"),
    ("gen5bw1ou", "black-white"), ("gen5vgc2012", "black-white"),
    ("gen5vgc2013", "black-2-white-2"), ("gen6vgc2014", "x-y"), ("gen7vgc2017", "sun-moon"),
    ("gen7vgc2019", "ultra-sun-ultra-moon"),
  ])
  func eachGenerationHasItsNewestMainGameUnlessTheFormatNamesOne(
    _ format: String, _ slug: String
  ) async throws {
    let dex = try #require(try await Stage.bundled().catalog().reference)
    #expect(Lenses(dex).game(ofFormat: format)?.slug == slug)
  }
}
