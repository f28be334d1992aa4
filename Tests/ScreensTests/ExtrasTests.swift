import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalUI
import PokedexTesting
import Testing

/// Texts and pictures on the screen.
@MainActor @Suite(.timeLimit(minutes: 5)) struct ExtrasTests {
  private let source = ScriptedExtras()

  private func stage(_ keys: String = "", _ size: Size = .wide) async throws -> Stage {
    try await .after(keys, size, extras: source.extras())
  }

  @Test(arguments: [Size.usual, .wide, .huge, .small])
  func textAndPictureAreOnThePage(_ size: Size) async throws {
    let stage = try await stage("<enter>", size)
    golden("extras-\(size.width)x\(size.height)", stage)
  }

  @Test(arguments: [Size.usual, .wide, .small])
  func theSpritesOfAFamilyAreBelowItsTree(_ size: Size) async throws {
    let stage = try await stage(":charmander<enter>4", size)
    golden("extras-family-\(size.width)x\(size.height)", stage)
    let isRoomy = size.height > 12
    #expect(stage.text.contains("▀") == isRoomy)
    #expect(source.asked.contains("pokemon/6front") == isRoomy)
  }

  @Test(arguments: [Size.usual, .wide, .small])
  func comparedFormsHaveSpritesIfThereIsRoom(_ size: Size) async throws {
    let stage = try await stage("=j=j=V", size)
    #expect(stage.text.contains("Ivysaur"))
    #expect(stage.text.contains("▀") == (size.height >= 36))
  }

  @Test(arguments: [Size.usual, .wide, .huge])
  func `a member has its picture where its fields leave room`(_ size: Size) async throws {
    let stage = Stage(
      try Stage.bundled(), size, teams: MemoryTeams([Team(name: "Sun", members: [TeamMember(6)])]),
      extras: source.extras())
    await stage.type("T<enter><enter>")
    #expect(stage.text.contains("Nickname"))
    #expect(stage.text.contains("▀") == (size.width >= 120))
  }

  @Test func `the pictures of a box appear when they have loaded, without a key`() async throws {
    source.hold()
    let stage = try await stage(":boxes --box 1<enter>", .huge)
    #expect(!stage.text.contains("▀"), "\(stage.text)")
    source.release()
    await stage.wait(for: "▀")
  }

  @Test func thePictureIsInASCIIWithoutUTF8() async throws {
    let stage = try await Stage.after("j", .wide, symbols: .ascii, extras: source.extras())
    golden("extras-ascii-120x36", stage)
  }

  @Test func withoutANetworkThePageHasItsFactsAndReportsTheFailure() async throws {
    source.fail(.network(.unreachable(host: "pokeapi.co")))
    let stage = try await stage("j")
    #expect(stage.text.contains("Overgrow"))
    #expect(stage.text.contains("no text, no picture: no network · r tries again"))
    source.fail(nil)
    await stage.type("r")
    #expect(stage.text.contains("It is seen often."))
  }

  @Test func keysChangeTextAndPicture() async throws {
    let stage = try await stage("j")
    #expect(stage.text.contains("text 1 of 2"))
    await stage.type(">")
    #expect(stage.text.contains("text 2 of 2"))
    await stage.type("<lt>")
    #expect(stage.text.contains("text 1 of 2"))
    let usual = stage.frame
    await stage.type("*")
    #expect(stage.frame.cells != usual.cells)
    #expect(stage.text == usual.text)
  }

  @Test func theLettersOfUnownAreShownInACycle() async throws {
    let stage = try await stage(":unown<enter>")
    await stage.type(")")
    #expect(stage.text.contains("Unown B (2 of 28)"))
    #expect(source.asked.last == "pokemon/201-bfront")
    await stage.type("*")
    #expect(source.asked.last == "pokemon/201-b shinyfront")
    await stage.type("(")
    #expect(stage.text.contains("Unown A (1 of 28)"))
    #expect(source.asked.last == "pokemon/201 shinyfront")
    await stage.type("(")
    #expect(stage.text.contains("(28 of 28)"))
    await stage.type("<esc>:wobbuffet<enter>")
    #expect(source.asked.last == "pokemon/202front")
    await stage.type(")")
    #expect(stage.text.contains("it has no other appearance"))
  }

  @Test func olderGamesLackTheLastLettersOfUnown() async throws {
    let stage = try await stage("Lcrystal<enter>:unown<enter>")
    await stage.type(")")
    #expect(stage.text.contains("Unown B (2 of 26)"))
  }

  @Test func thePictureScrollsWithItsPage() async throws {
    let stage = try await stage("<enter>", .usual)
    let before = stage.text.split(separator: "\n").count { $0.contains("▀") }
    await stage.type("jjj")
    let after = stage.text.split(separator: "\n").count { $0.contains("▀") }
    #expect(stage.pokemon.reading.top == 3 || before == after)
    #expect(after <= before)
  }

  @Test(arguments: [":earthquake<enter>", ":levitate<enter>", ":leftovers<enter>"])
  func thePagesOfMovesAbilitiesAndItemsHaveTheirEffects(_ keys: String) async throws {
    let stage = try await stage(keys)
    #expect(stage.text.contains("Does what "))
  }

  @Test func leavingAPageCancelsItsText() async throws {
    source.hold()
    let stage = try await stage(":earthquake<enter>")
    let open = source.open
    await stage.type("<esc>")
    for _ in 0..<10 { await Task.yield() }
    #expect(open > 0)
    #expect(source.cancelled > 0)
  }

  @Test func aThousandQuickMovesCauseFewRequests() async throws {
    source.hold()
    let stage = try await stage("")
    for _ in 0..<500 { await stage.type("jk") }
    await stage.type("Q")
    _ = await stage.end()
    #expect(source.peak <= 8)
    #expect(source.open <= 2)
  }
}
