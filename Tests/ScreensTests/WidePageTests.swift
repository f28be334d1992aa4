import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

/// The parts that a wide window has room for: matchups and evolution beside the overview, base stats in the
/// list.
@MainActor @Suite struct WidePageTests {
  @Test(arguments: [Size(width: 160, height: 48), .huge])
  func aWideListHasTheBaseStatsAndThePageKeepsItsSecondColumn(_ size: Size) async throws {
    let stage = try await stage("/charizard<enter>", size)
    #expect(stage.text.contains("78  84  78 109  85 100"))
    #expect(stage.text.contains("Damage taken"))
  }

  @Test(arguments: [Size(width: 150, height: 40), .huge])
  func aWideOverviewShowsMatchupsAndEvolutionBesideIt(_ size: Size) async throws {
    let stage = try await stage("/charizard<enter>", size)
    #expect(stage.text.contains("Damage taken"))
    #expect(stage.text.contains("Charmander"))
    #expect(stage.text.contains("level 36"))
  }

  @Test func aPageWidenedWithZShowsThemToo() async throws {
    let stage = try await stage("/charizard<enter><enter>", .wide)
    #expect(!stage.text.contains("Damage taken"))
    await stage.type("z")
    #expect(stage.text.contains("Damage taken"))
  }

  @Test func theyFollowTheCursor() async throws {
    let stage = try await stage("", .huge)
    #expect(stage.text.contains("Grass attacks deal"))
    await stage.type("/squirtle<enter>")
    #expect(!stage.text.contains("Grass attacks deal"))
    #expect(stage.text.contains("Water attacks deal"))
  }

  @Test func aClickOnALinkBesideTheOverviewFollowsIt() async throws {
    let stage = try await stage("/charizard<enter>", .huge)
    let row = try #require((0..<60).first { stage.frame.rowText($0).contains("Charmeleon  level") })
    let text = stage.frame.rowText(row)
    let start = try #require(text.range(of: "Charmeleon  level")).lowerBound
    await stage.click(DrawableText(String(text[..<start])).width, row)
    #expect(stage.terminal.title.contains("Charmeleon"))
  }

  @Test(arguments: [Size.usual, .wide, .huge])
  func `each method of evolving begins a line, all at one column`(_ size: Size) async throws {
    let stage = try await stage("/eevee is:default<enter><enter>4", size)
    let lines = stage.text.split(separator: "\n").map(String.init)
    let columns = [
      "use a Water Stone", "use a Leaf Stone", "level up near the moss rock",
      "level up near the ice rock",
    ].map { words in
      lines.lazy.compactMap { line in
        line.range(of: words).map { DrawableText(String(line[..<$0.lowerBound])).width }
      }.first
    }
    #expect(columns[0] != nil && Set(columns).count == 1, "\(columns)\n\(stage.text)")
  }

  @Test func theTrunkOfATreeGoesOnBesideWrappedLines() async throws {
    let stage = try await stage("/eevee<enter>4")
    await stage.type("<enter>4")
    let rows = (0..<24).map { stage.frame.rowText($0).trimmed }
    let first = try #require(rows.firstIndex { $0.contains("Leafeon") })
    #expect(rows[first + 1].hasPrefix("│ "), "\(stage.text)")
  }
}
