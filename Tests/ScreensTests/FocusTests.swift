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

  /// The keys that open every kind of box with a list, and whether a text field is above it.
  private nonisolated static let boxes: [(keys: String, hasField: Bool)] = [
    ("s", true), ("L", true), ("@", true), (":", true), ("?", true), ("B", true), ("t", true),
    ("W", true), (":theme<enter>", true), ("Ms", true), ("<enter>5s", true),
    ("T<enter>a", true), ("T<enter><enter><enter>", true), ("TZF", true), ("/type:<tab>", true),
    ("/?", true), ("M/type:<tab>", true), (",", false),
  ]

  @Test(arguments: boxes, [Symbols.unicode, .ascii])
  func inABoxTheMarkerAndAfterAnArrowTheCursorAreOnTheSelectedRow(
    _ box: (keys: String, hasField: Bool), _ symbols: Symbols
  ) async throws {
    let teams = MemoryTeams([
      Team(name: "Sand", members: [TeamMember(445)]), Team(name: "Seed"), Team(name: "Sea"),
    ])
    let searches = MemorySearches([
      SavedSearch(name: "rain", query: "type:water"), SavedSearch(name: "sun", query: "type:fire"),
    ])
    let stage = try await stage(box.keys, symbols: symbols, searches: searches, teams: teams)
    for key in ["<down>", "<down>", "<up>"] {
      await stage.type(key)
      #expect(stage.frame.cursor == nil, "\(stage.text)")
      let focus = try #require(stage.frame.focus, "\(stage.text)")
      let row = stage.frame.row(focus.y)
      #expect(row[row.startIndex + focus.x].scalar == symbols.marker.scalar, "\(stage.text)")
      #expect(row.filter { $0.style.highlight == .focused }.count > 8, "\(stage.text)")
    }
    guard box.hasField else { return }
    let list = try #require(stage.frame.focus)
    await stage.type("e")
    let cursor = try #require(stage.frame.cursor, "\(stage.text)")
    #expect(cursor.y < list.y)
    await stage.type("<down>")
    #expect(stage.frame.cursor == nil)
  }

  @Test(arguments: [
    ("s", "✓ the default order"), ("L", "✓ All games"), ("T<enter><enter>jj<enter>", "✓ Sand Veil"),
  ])
  func theValueInEffectHasASignOfItsOwn(_ keys: String, _ row: String) async throws {
    var member = TeamMember(445)
    member.ability = 8
    let teams = MemoryTeams([Team(name: "Sand", members: [member])])
    let stage = try await stage(keys, teams: teams)
    #expect(stage.text.contains("▌\(row)"), "\(stage.text)")
    await stage.type("<down>")
    #expect(stage.text.contains(" \(row)"), "\(stage.text)")
    #expect(!stage.text.contains("▌\(row)"), "\(stage.text)")
  }

  @Test func inTheFilterAnArrowMovesTheCursorToTheListAndALetterBack() async throws {
    let stage = try await stage("/char")
    #expect(stage.frame.cursor?.y == 1)
    await stage.type("<down>")
    #expect(stage.frame.cursor == nil)
    let focus = try #require(stage.frame.focus)
    #expect(stage.frame.rowText(focus.y).contains("▌"))
    await stage.type("<left>")
    #expect(stage.frame.cursor?.y == 1)
  }

  @Test func aTickedRowKeepsItsMarker() async throws {
    let stage = try await stage("<space>k")
    let row = try #require(stage.frame.focus).y
    #expect(stage.frame.rowText(row).hasPrefix("▌"))
    #expect(stage.frame.rowText(row).contains("✓"))
  }

  @Test func aChosenAnswerOfTheQuizHasTheMarker() async throws {
    let stage = try await stage("N<down>")
    let focus = try #require(stage.frame.focus)
    #expect(stage.frame[x: focus.x, y: focus.y].scalar == "▌")
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
    let stage = try await Stage.after(marks: TrainerMarks(MemoryMarks()))
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
