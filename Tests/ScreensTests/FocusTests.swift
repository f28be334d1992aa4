import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The position of the cursor for screen readers, the window's title and the clipboard.
@MainActor @Suite struct FocusTests {
  @Test(arguments: [
    "", "jj", "M", "Mjj", "A", "I", "Y", "T", "B", "L", "s", "<enter>5", "<enter>6", "T+", "T!",
    "TZ", "T<enter>", "T<enter><enter>", "!", "Z",
  ])
  func theCursorIsOnTheSelectedRow(_ keys: String) async throws {
    let teams = MemoryTeams([Team(name: "Sand", members: [TeamMember(445)])])
    let stage = try await stage(keys, teams: teams)
    let point = try #require(stage.frame.cursor ?? stage.frame.focus, "\(stage.text)")
    let row = stage.frame.row(point.y)
    #expect(
      stage.frame.cursor != nil || row.contains { $0.style.isSelected }
        || stage.frame.rowText(point.y).contains("▌"), "\(stage.text)")
  }

  @Test func aChosenLinkHasTheCursor() async throws {
    let stage = try await stage("<enter><tab>")
    let point = try #require(stage.frame.focus)
    #expect(stage.frame[x: point.x, y: point.y].style.role == .active)
  }

  @Test func theSelectedNameIsCopied() async throws {
    let stage = try await stage("/garchomp<enter><c-y>")
    #expect(stage.terminal.copied == ["Garchomp"])
    #expect(stage.foot.contains("Garchomp"))
    await stage.type("M<c-y>")
    #expect(stage.terminal.copied.count == 2)
  }

  @Test func theTitleOfTheWindowNamesTheScreen() async throws {
    let stage = try await stage("")
    #expect(stage.terminal.title == "Pokédex")
    await stage.type("/garchomp<enter>")
    #expect(stage.terminal.title == "garchomp – Pokédex")
    await stage.type("<enter>")
    #expect(stage.terminal.title == "Garchomp – Pokédex")
    await stage.type("M")
    #expect(stage.terminal.title == "Moves – Pokédex")
  }

  @Test func theTitleIsSetAgainAfterASuspension() async throws {
    let stage = try await stage("M")
    stage.terminal.send(.resumed)
    _ = stage.frame
    #expect(stage.terminal.titles.suffix(2) == ["Moves – Pokédex", "Moves – Pokédex"])
  }

  @Test func focusingTheWindowRefreshesTheMarks() async throws {
    let marks = MemoryMarks()
    let stage = try Stage(
      Stage.bundled(TrainerMarks(marks)), marks: TrainerMarks(marks))
    await stage.focus(true)
    #expect(stage.text.contains("Bulbasaur"))
  }

  @Test func theListHasTheOrderAndColumnsOfTheSettings() async throws {
    let stage = try Stage(
      Stage.bundled(), Size(width: 120, height: 36), order: "-total", columns: ["name", "speed"])
    #expect(stage.frame.rowText(3).contains("Eternatus"))
    #expect(stage.text.contains("Speed"))
    await stage.type("/sort:name<enter>")
    #expect(stage.frame.rowText(3).contains("10% Zygarde"))
  }
}
