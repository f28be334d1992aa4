import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// Boxes of collections on the screen.
@MainActor @Suite(.timeLimit(minutes: 5)) struct BoxesTests {
  private let store = MemoryMarks()
  private let collections = MemoryCollections()

  private func stage(
    _ keys: String = ":boxes --box 1<enter>", _ size: Size = .usual,
    symbols: Symbols = .unicode, isLinear: Bool = false
  ) async throws -> Stage {
    try await .after(
      keys, size, symbols: symbols, marks: TrainerMarks(store, collections: collections),
      collections: collections, isLinear: isLinear)
  }

  private func have() throws -> Int {
    let book = try store.marks()
    return book.forms.flatMap { book[$0].slots }.count { $0.state == .have }
  }

  // MARK: Moving

  @Test func arrowsWalkOverThePlaces() async throws {
    let stage = try await stage()
    #expect(stage.frame.rowText(0).contains("Box 1 of 47 · 0 of 30"))
    #expect(stage.text.contains("Box 1, row 1, place 1: Bulbasaur, missing"))
    await stage.type("<down><right><right>")
    #expect(stage.text.contains("Box 1, row 2, place 3: Wartortle, missing"))
    await stage.type("<up><left>")
    #expect(stage.text.contains("Box 1, row 1, place 2: Ivysaur"))
    await stage.type("<left><left>")
    #expect(stage.text.contains("row 1, place 1: Bulbasaur"), "there is no box before the first")
    await stage.type("<end><right>")
    #expect(stage.text.contains("Box 2, row 1, place 1"))
    await stage.type("<left>")
    #expect(stage.text.contains("Box 1, row 5, place 6"))
  }

  @Test func boxesAreReachedByKeysAndByTheirNumber() async throws {
    let stage = try await stage()
    await stage.type("]]")
    #expect(stage.frame.rowText(0).contains("Box 3 of 47"))
    await stage.type("[<pagedown><pageup>")
    #expect(stage.frame.rowText(0).contains("Box 2 of 47"))
    await stage.type("12<enter>")
    #expect(stage.frame.rowText(0).contains("Box 12 of 47"))
    #expect(stage.router.top == .page(.asking(BoxesQuestion(box: 12))), "the next start is there")
    await stage.type("#99<enter>")
    #expect(stage.text.contains("there are boxes 1 to 47"))
    await stage.type("<esc>")
    #expect(stage.frame.rowText(0).contains("Box 12 of 47"))
  }

  @Test func enterOpensThePageOfThePlace() async throws {
    let stage = try await stage()
    await stage.type("<right><enter>")
    #expect(stage.frame.rowText(0).contains("Ivysaur"))
    await stage.type("<esc>")
    #expect(stage.text.contains("place 2: Ivysaur"))
  }

  @Test func theListOfAllBoxesIsATabAwayAndLeadsToEach() async throws {
    let stage = try await stage()
    await stage.type("<tab>")
    #expect(stage.text.contains("Box 2:"))
    await stage.type("<tab><tab><enter>")
    #expect(stage.frame.rowText(0).contains("Box 2 of 47"))
  }

  // MARK: Marking

  @Test func aFullBoxTakesThirtyKeys() async throws {
    let stage = try await stage()
    await stage.type(String(repeating: "c", count: 29))
    #expect(stage.foot.contains("1 of box 1 missing"))
    await stage.type("c")
    #expect(stage.foot.contains("box 1 is full"))
    #expect(try have() == 30)
    #expect(stage.frame.rowText(0).contains("Box 2 of 47"), "the next missing place")
    await stage.type("u")
    #expect(try have() == 29)
    #expect(stage.foot.contains("Undone"))
  }

  @Test func markingGoesOnToTheNextMissingPlace() async throws {
    let stage = try await stage()
    await stage.type("<right>c<left>")
    await stage.type("<home>c")
    #expect(stage.foot.contains("Bulbasaur caught, 28 of box 1 missing: u undoes it"))
    #expect(stage.text.contains("place 3: Venusaur ♂, missing"))
    await stage.type("<home>c")
    #expect(stage.foot.contains("Bulbasaur not caught, 29 of box 1 missing"))
    #expect(stage.text.contains("place 1: Bulbasaur, missing"))
  }

  @Test func tickedPlacesAreMarkedTogether() async throws {
    let stage = try await stage()
    await stage.type("<space><space><space>c")
    #expect(stage.text.contains("Mark 3 slots as caught? y/n"))
    await stage.type("y")
    #expect(try have() == 3)
    #expect(stage.foot.contains("3 slots caught, 27 of box 1 missing"))
    await stage.type("<c-a>cy")
    #expect(try have() == 30)
    await stage.type("<c-a>c")
    #expect(stage.text.contains("Remove the caught mark from 30 slots? y/n"))
    await stage.type("n<esc>")
    #expect(try have() == 30)
    await stage.type("u")
    #expect(try have() == 3)
  }

  @Test func escUnticksBeforeItGoesBack() async throws {
    let stage = try await stage()
    await stage.type("<space><esc>")
    #expect(stage.frame.rowText(0).contains("Box 1 of 47"))
    #expect(!stage.frame.rowText(0).contains("ticked"))
    await stage.type("<esc>")
    #expect(!stage.frame.rowText(0).contains("Box 1 of 47"))
  }

  @Test func theSlotsOfTheFormAreAKeyAway() async throws {
    let stage = try await stage()
    await stage.type("_")
    #expect(stage.dialog?.contains("Bulbasaur") == true)
    await stage.type("<enter><enter><esc>")
    #expect(stage.text.contains("place 1: Bulbasaur, pending"))
    #expect(stage.frame.rowText(0).contains("1 pending"))
  }

  @Test func aMarkOfAnotherProgramAppears() async throws {
    let stage = try await stage()
    store.changeElsewhere { $0[1].mark(SlotMark(SlotKey(), .have)) }
    stage.trainer.refresh()
    #expect(stage.text.contains("place 1: Bulbasaur, caught"))
  }

  @Test func aFullDiskIsReported() async throws {
    let stage = try await stage()
    store.fail(.file(path: "/home/trainer.sqlite", reason: "the disk is full"))
    await stage.type("c")
    #expect(stage.foot.contains("the disk is full"))
    #expect(stage.text.contains("place 1: Bulbasaur, missing"))
  }

  @Test func anotherGameShowsItsBoxesAtOnce() async throws {
    let stage = try await stage()
    await stage.type("Lplatinum<enter>")
    #expect(stage.frame.rowText(0).contains("Box 1 of 11"))
    #expect(stage.text.contains("place 1: Turtwig, missing"))
    await stage.type("w")
    #expect(stage.text.contains("place 1: Bulbasaur, missing"))
  }

  @Test func whatNoPlayerCanKeepIsNotFilled() async throws {
    collections.set(
      SavedCollection(name: "mega", text: "slot:battle charizard"), ofCollection: "mega")
    let stage = try await stage(":boxes mega --box 1<enter>c")
    #expect(stage.foot.contains("no player can keep"))
    await stage.type("<c-a>cy")
    #expect(stage.foot.contains("no player can keep"))
    #expect(try have() == 0)
  }

  @Test func aMarkMadeOnAPageIsSeenInWhatToFillNext() async throws {
    let stage = try await stage(":next<enter>")
    await stage.hasLoaded()
    #expect(stage.frame.rowText(0).contains("1,382 missing"))
    store.changeElsewhere { $0[1].mark(SlotMark(SlotKey(), .have)) }
    stage.trainer.refresh()
    #expect(stage.frame.rowText(0).contains("1,381 missing"), "the ways are known now")
  }

  // MARK: Kept places

  @Test func fillingACollectionKeepsItsPlaces() async throws {
    let stage = try await stage()
    #expect(collections.collections().isEmpty)
    await stage.type("c")
    let kept = try #require(collections.collections().first)
    #expect(kept.name == "*national")
    #expect(kept.places.prefix(2) == ["bulbasaur", "ivysaur"])
  }

  @Test func aChosenGameKeepsNoPlaces() async throws {
    let stage = try await stage("Lplatinum<enter>:boxes --box 1<enter>")
    await stage.type("c")
    #expect(try have() == 1)
    #expect(collections.collections().isEmpty)
  }

  @Test func newSlotsStandApartUntilTheyAreMovedIn() async throws {
    let former = SavedCollection(
      name: "kanto", text: "gen:1 --looks one --size 6", places: ["bulbasaur", "venusaur"])
    collections.set(former, ofCollection: "kanto")
    let stage = try await stage(":boxes kanto --box 2<enter>", .wide)
    #expect(stage.frame.rowText(0).contains("new"))
    #expect(stage.text.contains("slots are new and stand apart at the end: | moves them in"))
    await stage.type("[")
    #expect(stage.text.contains("place 1: Bulbasaur"), "other boxes tell the place at the cursor")
    await stage.type("]|")
    #expect(stage.foot.contains("boxes of kanto arranged: u undoes it"))
    #expect(!stage.text.contains("slots are new"))
    await stage.type("|")
    #expect(stage.foot.contains("all slots are in their places already"))
    await stage.type("u")
    #expect(collections.collections() == [former])
    #expect(stage.text.contains("slots are new"))
  }

  @Test func anotherCollectionIsChosen() async throws {
    let mine = SavedCollection(name: "eeveelutions", text: "eevee")
    collections.set(mine, ofCollection: "eeveelutions")
    let stage = try await stage()
    await stage.type("@eevee<enter>")
    #expect(stage.frame.rowText(0).contains("eeveelutions"))
    await stage.type("@shiny<enter>")
    #expect(stage.frame.rowText(0).contains("Shiny living dex"))
  }

  // MARK: Frames and words

  @Test(arguments: [Size.small, .usual, .wide, .huge]) func aBox(_ size: Size) async throws {
    let stage = try await stage(":boxes --box 7<enter>c<right>c_<enter><enter><esc><space>", size)
    golden("boxes-\(size.width)x\(size.height)", stage)
  }

  @Test(arguments: [Size.small, .usual]) func aBoxInASCII(_ size: Size) async throws {
    let stage = try await stage(":boxes --box 1<enter>cc", size, symbols: .ascii)
    golden("ascii-boxes-\(size.width)x\(size.height)", stage)
  }

  @Test(arguments: [Symbols.unicode, .ascii]) func eachStateHasASignOfItsOwn(
    _ symbols: Symbols
  ) async throws {
    let keys = ":boxes --box 1<enter>c_<enter><enter><esc><right><right><right>"
    let stage = try await stage(keys, symbols: symbols)
    await stage.type("_<enter><enter><enter><esc>")
    let row = Array(stage.frame.rowText(1))
    #expect(Set([1, 14, 27, 53].map { row[$0] }).count == 4, "\(String(row))")
  }

  @Test func inASmallWindowPlacesAreAList() async throws {
    let stage = try await stage(":boxes --box 3<enter>", .small)
    #expect(stage.text.contains("3·1·1"))
    await stage.type("<down>c")
    #expect(try have() == 1)
    await stage.type("<right>")
    #expect(stage.text.contains("4·1·1"))
  }

  @Test func aPlaceIsToldInAWholeSentence() async throws {
    let stage = try await stage(":boxes --box 1<enter>", isLinear: true)
    let told = await stage.told(["<down><right><right>", "c"])
    #expect(told[1].contains("Box 1, row 2, place 3: Wartortle, missing"))
    #expect(told[2].contains { $0.contains("Wartortle caught, 29 of box 1 missing") })
  }
}
