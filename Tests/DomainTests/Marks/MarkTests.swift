import PokedexDomain
import PokedexTesting
import Testing

/// Marks and notes.
@Suite struct MarkTests {
  @Test(arguments: [
    ([Mark.caught], [Mark.seen, .caught]), ([.shiny], [.seen, .caught, .shiny]),
    ([.seen], [.seen]), ([.favourite], [.favourite]), ([], []),
    ([.favourite, .shiny], Mark.allCases),
  ])
  func addingAMarkAddsImpliedMarks(_ set: [Mark], _ all: [Mark]) {
    #expect(Mark.allCases.filter(Marks(set).contains) == all)
  }

  @Test(arguments: [
    (Mark.seen, [Mark.favourite]), (.caught, [.favourite, .seen]),
    (.shiny, [.favourite, .seen, .caught]), (.favourite, [.seen, .caught, .shiny]),
  ])
  func removingAMarkRemovesMarksThatImplyIt(_ mark: Mark, _ left: [Mark]) {
    var marks = Marks(Mark.allCases)
    marks.remove(mark)
    #expect(Mark.allCases.filter(marks.contains) == left)
  }

  @Test(arguments: [
    ("  for the rain team ", "for the rain team"), ("one\ntwo\r\tthree", "one two  three"),
    ("a\u{1B}[2Jb", "a [2Jb"), ("\n\n", ""), ("雨のチーム", "雨のチーム"),
    (String(repeating: "x", count: 600), String(repeating: "x", count: 500)),
    (
      "a" + String(repeating: "\u{301}", count: 9_000),
      "a" + String(repeating: "\u{301}", count: 1_999)
    ),
  ])
  func aNoteIsOneLine(_ text: String, _ note: String) {
    #expect(MarkEntry.note(text) == note)
    #expect(MarkEntry.note(note) == note)
  }

  @Test func formsWithoutMarksOrNotesAreNotInTheBook() {
    var book = MarkBook()
    book[445].marks.insert(.favourite)
    book[25].note = "mine"
    #expect(book.forms == [25, 445])
    book[445].marks.remove(.favourite)
    book[25].note = ""
    #expect(book == MarkBook())
  }
}

/// Changes of marks, and their undo.
@Suite struct ChangeMarksTests {
  private let store = MemoryMarks()
  private let marks: TrainerMarks
  private let change: ChangeMarks

  init() {
    marks = TrainerMarks(store)
    change = ChangeMarks(marks)
  }

  private func has(_ mark: Mark, _ form: ID<Form>) throws -> Bool {
    marks.book()[form].marks.contains(mark)
  }

  private func toggle(_ mark: Mark, of forms: [ID<Form>]) throws -> [MarkChange] {
    try change(.toggle(mark, of: forms, in: marks.book()), of: forms)
  }

  @Test func marksAreAddedRemovedAndToggled() throws {
    #expect(try change(.add(.caught), of: [1, 2]).map(\.form) == [1, 2])
    #expect(try change(.add(.caught), of: [1, 3]).map(\.form) == [3])
    #expect(try toggle(.caught, of: [1, 2, 4]).map(\.form) == [4])
    #expect(try toggle(.caught, of: [1, 2, 4]).map(\.form) == [1, 2, 4])
    #expect(marks.book().forms(with: .caught) == [3])
    #expect(try has(.seen, 1))
    #expect(try change(.remove(.seen), of: [3]).count == 1)
    #expect(try !has(.caught, 3))
  }

  @Test(arguments: [
    (ChangeMarks.Action.add(.caught), 2), (.remove(.caught), 1), (.note("x"), 3),
  ])
  func theNumberOfChangesIsKnownInAdvance(_ action: ChangeMarks.Action, _ count: Int) throws {
    _ = try change(.add(.caught), of: [1])
    #expect(action.count(of: [1, 2, 3], in: marks.book()) == count)
    #expect(try change(action, of: [1, 2, 3]).count == count)
  }

  @Test func everyChangeAdvancesTheRevision() throws {
    _ = marks.book()
    let before = marks.revision
    _ = try change(.add(.seen), of: [1])
    let after = marks.revision
    #expect(after != before)
    _ = try change(.add(.seen), of: [1])
    #expect(marks.revision == after)
  }

  @Test func changesOfAnotherProgramAppearAfterARefresh() throws {
    _ = marks.book()
    store.changeElsewhere { $0[25].marks.insert(.seen) }
    #expect(try !has(.seen, 25))
    let before = marks.revision
    try marks.refresh()
    #expect(try has(.seen, 25))
    #expect(marks.revision != before)
  }

  @Test func aChangeBuildsOnChangesOfAnotherProgram() throws {
    _ = marks.book()
    store.changeElsewhere { $0[25].marks.insert(.favourite) }
    _ = try change(.add(.seen), of: [25])
    #expect(try has(.favourite, 25))
  }

  @Test func withoutAStoreNothingCanBeMarked() throws {
    let nowhere = TrainerMarks()
    #expect(nowhere.book() == MarkBook())
    #expect(throws: PokedexError.self) { try ChangeMarks(nowhere)(.add(.seen), of: [1]) }
  }

  // MARK: Undo

  private func does(
    _ action: ChangeMarks.Action, _ forms: [ID<Form>], _ history: inout UndoHistory
  ) throws {
    history.record(change.step("\(action)", try change(action, of: forms)))
  }

  @Test func everythingIsUndoneAndRedoneStepByStep() throws {
    var history = UndoHistory()
    var books = [marks.book()]
    let steps: [(ChangeMarks.Action, [ID<Form>])] = [
      (.add(.seen), [1]), (.add(.shiny), [1, 2]), (.note("good"), [2]), (.remove(.seen), [1]),
      (.note(""), [2]), (.add(.favourite), [1, 2, 3]),
    ]
    for (action, forms) in steps {
      try does(action, forms, &history)
      books.append(marks.book())
    }
    for book in books.dropLast().reversed() {
      #expect(try history.undo()?.kept == 0)
      #expect(marks.book() == book)
    }
    #expect(try history.undo() == nil)
    for book in books.dropFirst() {
      #expect(try history.redo()?.hasChanged == true)
      #expect(marks.book() == book)
    }
    #expect(try history.redo() == nil)
  }

  @Test func aNewStepClearsTheRedoHistory() throws {
    var history = UndoHistory()
    try does(.add(.seen), [1], &history)
    _ = try history.undo()
    #expect(history.canRedo)
    try does(.add(.seen), [2], &history)
    #expect(!history.canRedo)
  }

  @Test func undoSkipsMarksThatChangedSince() throws {
    var history = UndoHistory()
    try does(.add(.caught), [1, 2, 3, 4], &history)
    store.changeElsewhere { book in
      book[1].marks.remove(.caught)
      book[2].marks.insert(.shiny)
      book[3].marks.insert(.favourite)
      book[3].note = "theirs"
    }
    let report = try #require(try history.undo())
    #expect(report.kept == 2)
    #expect(report.hasChanged)
    #expect(try has(.seen, 1))
    #expect(try has(.shiny, 2))
    #expect(marks.book()[3] == MarkEntry(marks: Marks([.favourite]), note: "theirs"))
    #expect(marks.book()[4].isEmpty)
    // Redo applies exactly the undone changes.
    _ = try history.redo()
    #expect(try !has(.caught, 1))
    #expect(try has(.caught, 3))
    #expect(try has(.favourite, 3))
    #expect(try has(.caught, 4))
  }

  @Test func undoKeepsANoteOfAnotherProgram() throws {
    var history = UndoHistory()
    try does(.note("mine"), [1], &history)
    store.changeElsewhere { $0[1].note = "theirs" }
    let report = try #require(try history.undo())
    #expect(!report.hasChanged)
    #expect(report.kept == 1)
    #expect(marks.book()[1].note == "theirs")
    #expect(!history.canRedo)
  }

  @Test func aFailedUndoCanBeRepeated() throws {
    var history = UndoHistory()
    try does(.add(.seen), [1], &history)
    let full = PokedexError.file(path: "store", reason: "the disk is full")
    store.fail(full)
    #expect(throws: full) { try history.undo() }
    store.fail(nil)
    #expect(try history.undo()?.hasChanged == true)
    #expect(marks.book().isEmpty)
  }
}
