import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import PokedexTesting
import Testing

/// The page of the selected row beside the lists of moves, abilities and other kinds.
@MainActor @Suite(.timeLimit(minutes: 5)) struct TablePreviewTests {
  @Test(arguments: ["M", "A", "I", "Bberries<enter>"])
  func aWideWindowShowsThePageOfTheSelectedRow(_ keys: String) async throws {
    let stage = try await stage(keys + "jj", .wide)
    let name = try #require(await copiedRows(stage).dropFirst(3).first?.first)
    #expect(stage.frame.rowText(0).contains("─ \(name) ─"), "\(stage.text)")
  }

  /// The titles and the rows that `y` copies, as cells.
  private func copiedRows(_ stage: Stage) async -> [[String]] {
    await stage.type("y")
    let lines = (stage.terminal.copied.last ?? "").split(separator: "\n")
    return lines.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test func yCopiesTheRowsThatMatchWithTabs() async throws {
    let rows = await copiedRows(try await stage("M/name:earthquake<enter>"))
    #expect(rows.count == 2)
    #expect(rows[0].prefix(3) == ["Name", "Type", "Class"])
    #expect(rows[1].prefix(4) == ["Earthquake", "Ground", "physical", "100"])
  }

  @Test func aNarrowWindowShowsTheTableAlone() async throws {
    let stage = try await stage("M/earthquake<enter>")
    #expect(!stage.text.contains("Selected Pokémon"))
  }

  @Test func zWidensTheTableAndShowsThePageAgain() async throws {
    let stage = try await stage("M/acid armor<enter>", .wide)
    #expect(stage.text.contains("Generation I "))
    await stage.type("z")
    #expect(!stage.text.contains("Generation I "))
    await stage.type("z")
    #expect(stage.text.contains("Generation I "))
  }

  @Test func zWidensTheListOfPokemonAndShowsThePageAgain() async throws {
    let stage = try await stage("z", .wide)
    #expect(!stage.text.contains("Overgrow"))
    await stage.type("z")
    #expect(stage.text.contains("Overgrow"))
  }

  @Test func inANarrowWindowZSaysWhyItDoesNothing() async throws {
    let stage = try await stage("Mz")
    #expect(stage.foot.contains("the window has room for only one pane"))
  }

  @Test func aClickOnALinkOfThePageFollowsIt() async throws {
    let stage = try await stage("A", .wide)
    let row = try #require((0..<36).first { stage.frame.rowText($0).contains("Corphish") })
    let text = stage.frame.rowText(row)
    let start = try #require(text.range(of: "Corphish")).lowerBound
    await stage.click(DrawableText(String(text[..<start])).width, row)
    #expect(stage.terminal.title.contains("Corphish"))
  }

  @Test func theWheelOverThePageScrollsIt() async throws {
    let stage = try await stage("M/growl<enter>", Size(width: 100, height: 14))
    let before = stage.frame.rowText(2)
    await stage.click(80, 8, .wheelDown)
    #expect(stage.frame.rowText(2) != before)
  }

  @Test func theEffectIsFetchedOnceTheUserStaysAtARow() async throws {
    let source = ScriptedExtras()
    var rest: (@MainActor () -> Void)?
    let stage = try await Stage.after("", .wide, extras: source.extras { rest = $0 })
    await stage.type("Mjjj")
    #expect(!source.asked.contains { $0.hasPrefix("move/") })
    // The first pause saw the cursor move, the second one did not.
    rest?()
    rest?()
    #expect(source.asked.filter { $0.hasPrefix("move/") }.count == 1)
  }

  @Test func aFailedEffectCanBeRetried() async throws {
    let source = ScriptedExtras()
    source.fail(.network(.unreachable(host: "pokeapi.co")))
    let stage = try await Stage.after("M", .wide, extras: source.extras())
    #expect(stage.text.contains("no network"))
    source.fail(nil)
    await stage.type("r")
    #expect(!stage.text.contains("no network"))
  }
}
