import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// Marks on the screen.
@MainActor @Suite struct MarkTests {
  private let store = MemoryMarks()

  private func stage(
    _ keys: String = "", _ size: Size = .usual, symbols: Symbols = .unicode
  ) async throws -> Stage {
    try await .after(keys, size, symbols: symbols, marks: TrainerMarks(store))
  }

  private func caught(_ stage: Stage) -> Int { stage.trainer.book.count(.caught) }

  @Test(arguments: [("f", "★  "), ("v", " ○ "), ("c", " ● "), ("x", " ✦ "), ("fx", "★✦ ")])
  func aKeyMarksTheSelectedRowAndUndoRemovesTheMark(
    _ keys: String, _ signs: String
  ) async throws {
    let stage = try await stage(keys)
    let row = try #require(stage.selectedRow)
    #expect(row.dropLast().hasSuffix(signs), "\(row)")
    await stage.type("uu")
    #expect(stage.selectedRow?.contains { "★○●✦".contains($0) } == false)
  }

  @Test func theSameKeyRemovesTheMarkButKeepsSeen() async throws {
    let stage = try await stage("ff")
    #expect(stage.trainer.book.isEmpty)
    await stage.type("cc")
    #expect(stage.trainer.book[1].marks == Marks([.seen]))
    await stage.type("xxcv")
    #expect(stage.trainer.book.isEmpty)
  }

  @Test func seenCannotBeTakenFromACaughtOne() async throws {
    let stage = try await stage("cv")
    #expect(stage.trainer.book[1].marks == Marks([.seen, .caught]))
    #expect(stage.foot.contains("caught implies seen; c removes the caught mark"))
  }

  @Test func theHeadCountsFavouritesAndTheCaught() async throws {
    let stage = try await stage("fcjcjv")
    #expect(stage.frame.rowText(0).contains("★ 1 favourite  ● 2 caught"))
    #expect(stage.frame.rowText(0).contains("1,351 Pokémon"))
  }

  @Test func theHeadNamesTheSigns() async throws {
    let stage = try await stage("fcjvjx", .wide)
    #expect(stage.frame.rowText(0).contains("★ 1 favourite  ● 2 caught  ○ 3 seen  ✦ 1 shiny"))
  }

  @Test func aNoteHasASignInTheList() async throws {
    let stage = try await stage("ejolly, 31 IV<enter>")
    #expect(stage.selectedRow?.contains("¶") == true)
    await stage.type("j")
    #expect(stage.selectedRow?.contains("¶") == false)
  }

  @Test func withoutMarksNothingIsShown() async throws {
    let before = try await stage()
    let after = try await stage("fu")
    await after.type("j")
    await after.type("k")
    #expect(after.frame == before.frame)
  }

  @Test(arguments: [Size.small, .usual, .wide])
  func theProgressLinksToTheMissing(_ size: Size) async throws {
    let stage = try await stage(
      "/gen:1 is:default<enter><c-a>cy/is:default gen:2 egg:dragon<enter><c-a>cyP", size)
    golden("progress-\(size.width)x\(size.height)", stage)
    await stage.type("<tab><enter>")
    #expect(stage.text.contains("Chikorita"))
    #expect(!stage.text.contains("Bulbasaur"))
  }

  @Test(arguments: [Size.small, .usual, .wide])
  func aPlaceShowsWhichFormsAreNotCaught(_ size: Size) async throws {
    let stage = try await stage("Lyellow<enter>Wviridian for<enter>jc", size)
    // The smallest window has no room for the number beside the game.
    let isTold = size != .small
    #expect(stage.frame.rowText(0).contains("1 of 4 caught") == isTold)
    golden("place-marked-\(size.width)x\(size.height)", stage)
    await stage.type("/-is:caught<enter>")
    #expect(!stage.text.contains("Metapod"))
    #expect(stage.text.contains("Caterpie"))
    await stage.type("<esc>u")
    #expect(stage.frame.rowText(0).contains("0 of 4 caught") == isTold)
  }

  @Test func thePlannerOpensAPlaceWithTheMissingOnes() async throws {
    let stage = try await stage("PWplat<enter><tab><enter>")
    #expect(stage.frame.rowText(0).contains("Route 205"))
    #expect(stage.frame.rowText(1).contains("game:platinum -is:caught"))
    #expect(stage.frame.rowText(1).contains("33 of 33"))
    await stage.type("<esc>")
    #expect(stage.frame.rowText(1).contains("try name:"))
  }

  @Test func aPlaceIsTheSamePageFromEverywhere() async throws {
    let found = try await stage(":route 205<enter>")
    let listed = try await stage("B")
    await listed.type("places<enter>/route 205<enter><enter>")
    #expect(found.frame.rowText(3) == listed.frame.rowText(3))
    #expect(found.frame.rowText(0) == listed.frame.rowText(0))
  }

  @Test func aMarkedRowStaysUntilTheFilterIsAppliedAgain() async throws {
    let stage = try await stage("/gen:1 is:default -is:caught<enter>jj")
    await stage.type("cjcj")
    #expect(stage.dex.list.result.rows.count == 151)
    #expect(stage.dex.list.selection.index == 4)
    await stage.type("/<enter>")
    #expect(stage.dex.list.result.rows.count == 149)
    #expect(stage.selectedRow?.contains("Charizard") == false)
  }

  @Test func allListedFormsAreMarkedAfterAQuestion() async throws {
    let stage = try await stage("cc/gen:1 is:default<enter>c<c-a>c")
    #expect(stage.text.contains("Mark 150 Pokémon as caught? y/n"))
    await stage.type("x")
    await stage.type("n")
    #expect(caught(stage) == 1)
    await stage.type("cy")
    #expect(caught(stage) == 151)
    #expect(stage.foot.contains("150 Pokémon caught: u undoes it"))
    await stage.type("c")
    #expect(stage.text.contains("Remove the caught mark from 151 Pokémon? y/n"))
    await stage.type("y")
    #expect(caught(stage) == 0)
    await stage.type("u")
    #expect(caught(stage) == 151)
    #expect(stage.foot.contains("Undone: 151 Pokémon not caught"))
    await stage.type("u")
    #expect(caught(stage) == 1)
    await stage.type("<c-r>")
    #expect(caught(stage) == 151)
    #expect(stage.foot.contains("Redone: 150 Pokémon caught"))
  }

  @Test func whatNoPlayerCanKeepIsNotCaught() async throws {
    let stage = try await stage("/charizard is:mega<enter>c")
    #expect(stage.foot.contains("no player can keep Mega Charizard X: in battle only; to mark"))
    await stage.type("x")
    #expect(stage.text.contains("no player can keep Mega Charizard X, shiny"))
    await stage.type("<c-a>c")
    #expect(stage.foot.contains("no player can keep any of them"))
    #expect(stage.trainer.book.isEmpty)
    await stage.type("/<c-u>charizard<enter><c-a>cy")
    #expect(stage.trainer.book.forms == [6])
    await stage.type("<esc>/<c-u>charizard is:mega<enter>f")
    #expect(stage.trainer.book.count(.favourite) == 1)
  }

  @Test func aMarkActsOnAllTickedRows() async throws {
    let stage = try await stage("<space><space>jf")
    #expect(stage.text.contains("Mark 2 Pokémon as favourite? y/n"))
    await stage.type("y")
    #expect(stage.trainer.book.count(.favourite) == 2)
    #expect(stage.foot.contains("u undoes it"))
    await stage.type("u")
    #expect(stage.trainer.book.isEmpty)
  }

  @Test func escUnticksAllRowsBeforeItClearsTheFilter() async throws {
    let stage = try await stage("/type:fire<enter><space><esc>")
    #expect(!stage.text.contains("✓"))
    #expect(stage.text.contains("/ type:fire"))
  }

  @Test func undoWithoutChangesIsReported() async throws {
    let stage = try await stage("u")
    #expect(stage.foot.contains("nothing to undo"))
    await stage.type("<c-r>")
    #expect(stage.foot.contains("nothing to redo"))
    await stage.type("fu")
    #expect(stage.foot.contains("Undone: Bulbasaur favourite"))
    await stage.type("u")
    #expect(stage.foot.contains("nothing to undo"))
  }

  @Test func theKeysOfMarksWorkOnAPage() async throws {
    let stage = try await stage("/garchomp<enter><enter>fc")
    #expect(stage.frame.rowText(0).contains("★●"))
    await stage.type("u<esc>")
    #expect(stage.selectedRow?.contains("★") == true)
    #expect(stage.selectedRow?.contains("●") == false)
    await stage.type(":pikachu<enter>x")
    #expect(stage.frame.rowText(0).contains("✦"))
    #expect(stage.trainer.book[25].marks.contains(.caught))
  }

  @Test func aNoteIsShownOnThePage() async throws {
    let stage = try await stage("/garchomp<enter>e")
    #expect(stage.text.contains("Note on Garchomp"))
    await stage.type("for the sand team<enter><enter>")
    #expect(stage.row(with: "Note").contains("for the sand team"))
    await stage.type("e<c-u>another<enter>")
    #expect(stage.row(with: "Note").contains("another"))
    await stage.type("u")
    #expect(stage.row(with: "Note").contains("for the sand team"))
    #expect(stage.foot.contains("Undone: note on Garchomp"))
    await stage.type("e<c-u><enter>")
    #expect(stage.row(with: "Note").isEmpty)
  }

  @Test func preloadedPagesHaveNewNotes() async throws {
    let stage = try await stage("", .wide)
    await stage.type("jefirst<enter>kjkesecond<enter>")
    #expect(stage.text.contains("second"))
    await stage.type("j")
    #expect(stage.text.contains("first"))
    await stage.type("uk")
    #expect(!stage.text.contains("second"))
  }

  @Test func marksOfAnotherProgramAppear() async throws {
    let stage = try await stage("c")
    store.changeElsewhere { book in
      book[1].marks.insert(.favourite)
      book[1].marks.remove(.caught)
    }
    stage.trainer.refresh()
    #expect(stage.selectedRow?.contains("★○") == true)
    await stage.type("u")
    #expect(stage.foot.contains("Not undone, because it has changed since: Bulbasaur caught"))
    #expect(stage.selectedRow?.contains("★○") == true)
  }

  @Test func aFullDiskIsReportedAndKeysWork() async throws {
    let stage = try await stage("f")
    store.fail(.file(path: "/home/trainer.sqlite", reason: "the disk is full"))
    await stage.type("c")
    #expect(stage.foot.contains("the disk is full"))
    #expect(stage.selectedRow?.contains("●") == false)
    await stage.type("u")
    #expect(stage.foot.contains("the disk is full"))
    store.fail(nil)
    await stage.type("u")
    #expect(stage.foot.contains("Undone: Bulbasaur favourite"))
    await stage.type("j")
    #expect(stage.dex.list.selection.index == 1)
  }

  @Test func aPlaceOpensAfterMarking() async throws {
    let stage = try await stage("/poliwag<enter>c:kanto route 22<enter>")
    #expect(!stage.text.contains("Error"))
  }

  @Test func deletingASearchCanBeUndone() async throws {
    let searches = MemorySearches([SavedSearch(name: "rain", query: "type:water")])
    let stage = try await Stage.after("@<c-x><esc>u", searches: searches)
    #expect(stage.foot.contains("Undone: @rain deleted"))
    #expect(try searches.searches()["rain"]?.query == "type:water")
    await stage.type("/type:fire<enter><c-s>rain<enter>")
    #expect(try searches.searches()["rain"]?.query == "type:fire")
    await stage.type("u")
    #expect(try searches.searches()["rain"]?.query == "type:water")
    await stage.type("<c-r>")
    #expect(try searches.searches()["rain"]?.query == "type:fire")
    #expect(stage.foot.contains("Redone: @rain saved"))
  }

  // MARK: Frames

  @Test(arguments: Size.tried) func aListWithMarks(_ size: Size) async throws {
    let stage = try await stage("fcjxjvjfemine<enter>", size)
    golden("marks-\(size.width)x\(size.height)", stage)
  }

  @Test(arguments: [Size.small, .usual]) func marksInASCII(_ size: Size) async throws {
    let stage = try await stage("fcjxjvjf", size, symbols: .ascii)
    golden("ascii-marks-\(size.width)x\(size.height)", stage)
  }

  @Test(arguments: [Size.small, .usual, Size(width: 20, height: 6)])
  func theQuestion(_ size: Size) async throws {
    let stage = try await stage("<c-a>c", size)
    golden("mark-all-\(size.width)x\(size.height)", stage)
  }

  @Test(arguments: [Size.small, .usual]) func theNote(_ size: Size) async throws {
    let stage = try await stage("efor the sand team", size)
    golden("note-\(size.width)x\(size.height)", stage)
  }
}
