import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The parts of the screen that act on a click.
@MainActor @Suite struct MouseTests {
  private static let wide = Size(width: 120, height: 36)

  /// Clicks on the first occurrence of a text.
  private func click(
    _ text: String, on stage: Stage, below row: Int = 0, _ kind: MouseEvent.Kind = .press
  ) async throws {
    let height = stage.terminal.size.height
    let line = try #require(
      (row..<height).first { stage.frame.rowText($0).contains(text) }, "\(stage.text)")
    let range = try #require(stage.frame.rowText(line).range(of: text))
    let before = stage.frame.rowText(line)[..<range.lowerBound]
    await stage.click(DrawableText(String(before)).width, line, kind)
  }

  @Test func aClickOnATitleSortsByItAndAnotherReversesTheOrder() async throws {
    let stage = try await stage()
    try await click("Spe", on: stage)
    #expect(stage.dex.list.query == "sort:-spe")
    try await click("Spe", on: stage, below: 2)
    #expect(stage.dex.list.query == "sort:spe")
    try await click("Name", on: stage)
    #expect(stage.dex.list.query == "sort:name")
  }

  @Test func aClickOnTheTitleOfTheTypesDoesNothing() async throws {
    let stage = try await stage()
    try await click("Types", on: stage)
    #expect(stage.dex.list.query.isEmpty)
  }

  @Test func aClickOnATitleSortsATable() async throws {
    let stage = try await stage("M")
    try await click("Power", on: stage)
    #expect(stage.text.contains("Power▼"))
  }

  @Test func aClickOnTheOrderAsksForAnother() async throws {
    let stage = try await stage("s<enter>")
    try await click("Spe", on: stage)
    try await click("▼Speed", on: stage)
    #expect(stage.text.contains("Sort by"))
  }

  @Test func aClickOnTheFilterLineFilters() async throws {
    for keys in ["", "M", "<enter>5"] {
      let stage = try await stage(keys, Self.wide)
      try await click("try ", on: stage)
      await stage.type("a")
      #expect(stage.text.contains("/ a"), "\(keys): \(stage.text)")
    }
  }

  @Test func aClickOnTheScrollBarGoesThere() async throws {
    let stage = try await stage()
    await stage.click(79, 21)
    #expect(stage.dex.list.selection.index == stage.dex.total - 1)
    await stage.click(79, 3)
    #expect(stage.dex.list.selection.index == 0)
  }

  @Test func aClickOnTheScrollBarOfATextGoesThere() async throws {
    let stage = try await stage("<enter>4", Size(width: 80, height: 12))
    await stage.type("/eevee<enter><enter>4")
    let before = stage.pokemon.reading.top
    await stage.click(78, 9)
    #expect(stage.pokemon.reading.top > before)
    await stage.click(78, 2)
    #expect(stage.pokemon.reading.top == 0)
  }

  @Test func aClickOnTheNumberOfPokemonAsksForAGame() async throws {
    let stage = try await stage()
    try await click("Pokémon", on: stage)
    #expect(stage.text.contains("Game or generation"))
  }

  @Test func f2LeavesTheMouseToTheTerminalAndTakesItBack() async throws {
    let stage = try await stage("<f2>")
    #expect(stage.terminal.usesMouse == false)
    #expect(stage.foot.contains("the mouse selects text now: F2 takes it back"))
    await stage.type("M<f2>")
    #expect(stage.terminal.usesMouse == true)
  }

  @Test func aClickOnTheGameOfATableAsksForAnother() async throws {
    let stage = try await stage("Lplatinum<enter>M")
    try await click("Platinum", on: stage)
    #expect(stage.text.contains("Game or generation"))
  }

  @Test func aClickOnTheMarksOfTheSelectedRowTogglesThem() async throws {
    let stage = try await marked()
    await stage.click(76, 3)
    #expect(!stage.text.contains("★ 1"))
    await stage.click(77, 3)
    #expect(stage.foot.contains("caught"))
    await stage.click(78, 3)
    #expect(stage.text.contains("Note on"))
  }

  /// A list whose first row is a favourite.
  private func marked() async throws -> Stage {
    try await .after("f", marks: TrainerMarks(MemoryMarks()))
  }

  @Test func aClickOnAnotherRowsMarksOnlySelectsIt() async throws {
    let stage = try await marked()
    await stage.click(77, 5)
    #expect(stage.dex.list.selection.index == 2)
    #expect(stage.text.contains("★ 1"))
  }

  @Test func aClickOnALinkOfThePageBesideTheListFollowsIt() async throws {
    let stage = try await stage("", Self.wide)
    try await click("Overgrow", on: stage)
    #expect(stage.terminal.title.contains("Overgrow"))
  }

  @Test func aClickOnThePageGivesItTheFocusAndOneOnTheListTakesIt() async throws {
    let stage = try await stage("", Self.wide)
    await stage.click(80, 30)
    #expect(stage.dex.isPageOpen)
    await stage.click(10, 5)
    #expect(!stage.dex.isPageOpen)
  }

  @Test func aClickOnAPlaceOfTheTrailGoesBackToIt() async throws {
    let stage = try await stage("<enter>")
    try await click("Grass", on: stage, below: 3)
    #expect(stage.text.contains("Bulbasaur › Grass"))
    try await click("Bulbasaur ›", on: stage, below: 20)
    #expect(stage.terminal.title.contains("Bulbasaur"))
  }
}
