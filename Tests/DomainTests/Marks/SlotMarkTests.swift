import PokedexTesting
import Testing

@testable import PokedexDomain

/// The marks of slots, and what they say of their form.
@Suite struct SlotMarkTests {
  private let b = SlotKey(look: 10_002)
  private let female = SlotKey(gender: .female)
  private let shinyB = SlotKey(look: 10_002, isShiny: true)

  @Test func aFormIsCaughtIfOneOfItsSlotsIs() {
    var entry = MarkEntry()
    entry.mark(SlotMark(b, .wanted))
    #expect(entry.marks == Marks())
    entry.mark(SlotMark(b, .pending))
    #expect(entry.marks == Marks([.seen]))
    entry.mark(SlotMark(b, .have))
    #expect(entry.marks == Marks([.caught]))
    entry.mark(SlotMark(shinyB, .have))
    #expect(entry.marks == Marks([.shiny]))
    entry.remove(b)
    entry.remove(shinyB)
    #expect(entry.marks == Marks([.seen]))
    #expect(entry.slots.isEmpty)
  }

  @Test(arguments: [
    [Mark.caught], [.shiny], [.seen], [.favourite], [], [.favourite, .shiny], Mark.allCases,
  ])
  func marksOfAFormAreReadAsTheyWereSet(_ marks: [Mark]) {
    let entry = MarkEntry(marks: Marks(marks))
    #expect(entry.marks == Marks(marks))
    var other = MarkEntry()
    for mark in marks { other.marks.insert(mark) }
    #expect(other == entry)
  }

  @Test func markingAFormKeepsWhatIsToldOfItsSlots() {
    var entry = MarkEntry()
    entry.mark(SlotMark(b, .have, ball: 4, game: 9, note: "from a ruin"))
    let before = entry
    entry.marks.insert(.caught)
    #expect(entry == before)
    entry.marks.insert(.shiny)
    #expect(entry[b] == before[b])
    #expect(entry[.untold(isShiny: true)]?.state == .have)
    entry.marks.remove(.shiny)
    #expect(entry == before)
    entry.marks.remove(.caught)
    #expect(entry.marks == Marks([.seen]))
    #expect(entry.slots.isEmpty)
  }

  @Test func theOneThatIsCaughtTurnsShinyAndBack() {
    var entry = MarkEntry()
    entry.mark(SlotMark(.untold(isShiny: false), .have, ball: 4, note: "mine"))
    entry.marks.insert(.shiny)
    #expect(entry.slots == [SlotMark(.untold(isShiny: true), .have, ball: 4, note: "mine")])
    entry.marks.remove(.shiny)
    #expect(entry.slots == [SlotMark(.untold(isShiny: false), .have, ball: 4, note: "mine")])
  }

  @Test(arguments: [(false, Mark.caught), (true, .shiny)])
  func aPendingOneThatIsMovedKeepsBallGameAndNote(_ isShiny: Bool, _ mark: Mark) {
    var entry = MarkEntry()
    let key = SlotKey.untold(isShiny: isShiny)
    entry.mark(SlotMark(key, .pending, ball: 4, game: 9, note: "in box 3"))
    entry.marks.insert(mark)
    #expect(entry.slots == [SlotMark(key, .have, ball: 4, game: 9, note: "in box 3")])
  }

  @Test func aChangeOfAStateKeepsBallGameAndNote() {
    var entry = MarkEntry()
    entry.mark(SlotMark(female, .pending, ball: 4, game: 9, note: "in box 3"))
    entry.set(.have, of: female)
    #expect(entry[female] == SlotMark(female, .have, ball: 4, game: 9, note: "in box 3"))
    entry.set(nil, of: female)
    #expect(entry[female] == nil)
  }

  // MARK: Changes

  private let store = MemoryMarks()
  private let marks: TrainerMarks
  private let change: ChangeMarks

  init() {
    marks = TrainerMarks(store)
    change = ChangeMarks(marks)
  }

  private func does(_ action: SlotAction, _ slots: MarkedSlot...) throws -> [MarkChange] {
    try marks.update { action.apply(to: &$0, slots) }
  }

  @Test func aWrongMarkOfAWholeFormIsUndoneWithAllItsSlots() throws {
    let letters = (1...28).map { MarkedSlot(form: 201, key: SlotKey(look: 10_000 + $0)) }
    let caught = try marks.update { SlotAction.state(.have).apply(to: &$0, letters) }
    #expect(caught.count(of: letters) == 28)
    let before = marks.book()
    let removed = try change(.remove(.caught), of: [201])
    #expect(marks.book()[201].slots.isEmpty)
    _ = try change.step("", removed).reverse()
    #expect(marks.book() == before)
  }

  @Test func aSlotChangedByAnotherProgramIsNotUndone() throws {
    let step = change.step(
      "",
      try does(
        .state(.pending), MarkedSlot(form: 201, key: b), MarkedSlot(form: 449, key: female)))
    store.changeElsewhere { $0[201].set(.have, of: SlotKey(look: 10_002)) }
    try marks.refresh()
    #expect(try step.reverse().kept == 1)
    #expect(marks.book()[201][b]?.state == .have)
    #expect(marks.book()[449].isEmpty)
  }

  @Test func whatHasEvolvedMovesToAnotherSlot() throws {
    let (pikachu, raichu) = (
      MarkedSlot(form: 25, key: female), MarkedSlot(form: 26, key: female)
    )
    _ = try does(.state(.have), pikachu)
    let changes = try does(.move(to: raichu), pikachu)
    #expect(marks.book()[26][female]?.state == .have)
    #expect(marks.book()[25].marks == Marks([.seen]))
    _ = try change.step("", changes).reverse()
    #expect(marks.book()[25][female]?.state == .have)
    #expect(marks.book()[26].isEmpty)
    #expect(try does(.move(to: pikachu), raichu).isEmpty, "it is not marked")
  }

  @Test func aNameMarksItsSlotAndAFormOnlyWhatItTells() throws {
    let slots = [
      MarkedSlot(form: 201, key: SlotKey()), MarkedSlot(form: 201, key: b),
      MarkedSlot(form: 25, key: female),
    ]
    let caught = try does(.mark(.add(.caught)), slots[0], slots[1], slots[2])
    #expect(caught.count(of: slots) == 3)
    #expect(marks.book()[201].slots.map(\.key) == [SlotKey(), b])
    #expect(try does(.mark(.add(.caught)), slots[0], slots[1], slots[2]).isEmpty)
    _ = try does(.mark(.add(.shiny)), slots[1])
    #expect(marks.book()[201][shinyB]?.state == .have)
    #expect(try does(.mark(.remove(.caught)), slots[2]).map(\.form) == [25])
    #expect(marks.book()[25].marks == Marks([.seen]))
  }

  @Test func aSlotOfWhichNothingIsToldIsWantedAndCounted() throws {
    let pikachu = MarkedSlot.untold(25)
    #expect(try does(.state(.wanted), pikachu).count(of: [pikachu]) == 1)
    #expect(try does(.end(.pending), pikachu).isEmpty, "it is wanted")
    #expect(try does(.end(.wanted), pikachu).count(of: [pikachu]) == 1)
    #expect(marks.book()[25].isEmpty)
  }

  @Test func detailsAreToldOfTheSlotThatIsMeant() throws {
    let told = SlotDetails(ball: 4, note: " mine ")
    let slots = [MarkedSlot.untold(25), MarkedSlot(form: 201, key: b)]
    _ = try does(.state(.have), MarkedSlot(form: 25, key: female))
    _ = try marks.update { SlotAction.mark(.add(.caught)).apply(to: &$0, slots, telling: told) }
    #expect(marks.book()[25].slots == [SlotMark(female, .have, ball: 4, note: "mine")])
    #expect(marks.book()[201].slots == [SlotMark(b, .have, ball: 4, note: "mine")])
    _ = try marks.update {
      SlotAction.mark(.add(.shiny)).apply(
        to: &$0, [.untold(151)], telling: SlotDetails(game: 9))
    }
    #expect(marks.book()[151].slots == [SlotMark(.untold(isShiny: true), .have, game: 9)])
  }
}
