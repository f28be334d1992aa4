import PokedexTerminalUI
import PokedexTesting
import Testing

/// Moving in the list.
@MainActor @Suite struct ListTests {
  /// The rows of the list in 80×24, without the five lines of the head and the foot.
  nonisolated private static let rows = 19

  @Test(arguments: [
    ("j", 1), ("jjk", 1), ("<down><down><up>", 1), ("<c-n><c-n><c-p>", 1), ("k", 0),
    ("<pagedown>", rows - 1), ("<c-f><c-b>", 0), ("<space>", 1), ("<c-d>", 9),
    ("<c-d><c-u>", 0), ("jjjg", 0), ("jj<home>", 0), ("Gg", 0),
  ])
  func keysMoveTheSelection(_ keys: String, _ row: Int) async throws {
    let stage = try await stage(keys)
    #expect(stage.dex.list.selection.index == row)
    #expect(stage.selectedRow?.contains(stage.dex.row(at: row)?.name ?? "?") == true)
  }

  @Test(arguments: ["G", "<end>", "Gj<pagedown>"])
  func theEndIsTheLastRow(_ keys: String) async throws {
    let stage = try await stage(keys)
    #expect(stage.dex.list.selection.index == stage.dex.total - 1)
    #expect(
      stage.selectedRow?.contains(stage.dex.row(at: stage.dex.total - 1)?.name ?? "?") == true)
  }

  @Test func theWheelMovesByThree() async throws {
    let stage = try await stage()
    await stage.click(5, 10, .wheelDown)
    await stage.click(5, 10, .wheelDown)
    await stage.click(5, 10, .wheelUp)
    #expect(stage.dex.list.selection.index == 3)
  }

  @Test(arguments: [1, 5])
  func `the wheel moves by as many lines as the user wants`(_ lines: Int) async throws {
    let stage = Stage(try Stage.bundled(), .usual, wheelLines: lines)
    await stage.click(5, 10, .wheelDown)
    await stage.click(5, 10, .wheelDown)
    #expect(stage.dex.list.selection.index == 2 * lines)
    await stage.click(5, 10, .wheelUp)
    #expect(stage.dex.list.selection.index == lines)
  }

  @Test func aClickSelectsTheRowUnderIt() async throws {
    let stage = try await stage("G")
    await stage.click(10, 3)
    #expect(stage.dex.list.selection.index == stage.dex.list.selection.top)
    await stage.click(10, 7)
    let clicked = stage.frame.rowText(7)
    #expect(stage.selectedRow == clicked)
    #expect(clicked.contains(stage.dex.row(at: stage.dex.list.selection.index)?.name ?? "?"))
  }

  @Test func aClickOutsideTheRowsDoesNothing() async throws {
    let stage = try await stage("jj")
    for y in [0, 23] { await stage.click(10, y) }
    #expect(stage.dex.list.selection.index == 2)
  }

  @Test func aClickBelowTheLastRowSelectsTheLast() async throws {
    let stage = try await stage("/type:dragon spe>140<enter>")
    await stage.click(10, 20)
    #expect(stage.dex.list.selection.index == stage.dex.list.result.rows.count - 1)
  }

  @Test func minusLeavesOneRowPerSpeciesAndBringsTheFormsBack() async throws {
    let stage = try await stage("/type:dragon | type:ghost<enter>")
    let all = stage.dex.list.result.rows.count
    await stage.type("-")
    #expect(stage.dex.list.query == "(type:dragon | type:ghost) is:default")
    #expect(stage.dex.list.result.rows.count < all)
    await stage.type("-")
    #expect(stage.dex.list.query == "type:dragon | type:ghost")
    #expect(stage.dex.list.result.rows.count == all)
    await stage.type("<esc>-")
    #expect(stage.text.contains("1,025 of 1,351"))
  }

  @Test func aDoubleClickOpensThePage() async throws {
    let stage = try await stage()
    await stage.click(10, 10)
    await stage.click(10, 10, .doublePress)
    #expect(stage.dex.isPageOpen)
    #expect(stage.title == "Charizard")
  }

  @Test func theWheelOverThePageScrollsThePage() async throws {
    let stage = try await stage("", Size(width: 100, height: 12))
    await stage.click(80, 5, .wheelDown)
    #expect(stage.pokemon.reading.top == 3)
    #expect(stage.dex.list.selection.index == 0)
    await stage.click(80, 5, .wheelUp)
    #expect(stage.pokemon.reading.top == 0)
  }

  @Test func enterOpensThePageAndEscapeComesBack() async throws {
    let stage = try await stage("jj")
    let list = stage.frame
    await stage.type("<enter>")
    #expect(stage.title == "Venusaur")
    await stage.type("<esc>")
    #expect(stage.frame == list)
  }

  @Test func escapeOnTheListSaysHowToQuitUntilTheNextKey() async throws {
    let stage = try await stage()
    let list = stage.frame
    await stage.type("<esc>")
    #expect(stage.foot.contains("q quits"))
    await stage.type("k")
    #expect(stage.frame == list)
  }

  @Test func enterWithoutASelectionSaysWhy() async throws {
    let stage = try await stage("/zzzzzzzz<enter><enter>")
    #expect(!stage.dex.isPageOpen)
    #expect(stage.foot.contains("nothing is selected"))
  }
}
