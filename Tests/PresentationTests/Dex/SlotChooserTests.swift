import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// The looks and genders of a form, marked on the screen.
@Suite(.timeLimit(minutes: 1)) @MainActor struct SlotChooserTests {
  private let marks = TrainerMarks(MemoryMarks())
  private let trainer: TrainerModel
  private let catalog: Catalog

  init() async throws {
    trainer = TrainerModel(marks)
    trainer.start()
    catalog = try await Stage.bundled().catalog()
  }

  private func chooser(_ slug: String) throws -> ChooserViewModel {
    let row = try #require(catalog.forms.slugs.firstIndex(of: slug))
    return trainer.slotChooser(of: [catalog.forms.ids[row]], in: catalog)
  }

  private func lines(_ chooser: ChooserViewModel) -> [String] {
    chooser.choices.map {
      [$0.text, $0.detail.text].filter { !$0.isEmpty }.joined(separator: ": ")
    }
  }

  @Test func everyChoiceTakesASlotAStepFurther() throws {
    let chooser = try chooser("hippopotas")
    #expect(
      lines(chooser) == [
        "All in usual colours: 0 of 2", "Hippopotas ♂", "Hippopotas ♂, shiny", "Hippopotas ♀",
        "Hippopotas ♀, shiny",
      ])
    chooser.select(3)
    var told: [String] = []
    for _ in 1...4 {
      told.append(chooser.chooseSelected()?.text ?? "")
      told.append(lines(chooser)[3])
    }
    #expect(
      told == [
        "Hippopotas ♀ caught: u undoes it", "Hippopotas ♀: caught",
        "Hippopotas ♀ pending: u undoes it", "Hippopotas ♀: pending",
        "Hippopotas ♀ wanted: u undoes it", "Hippopotas ♀: wanted",
        "Hippopotas ♀ not marked: u undoes it", "Hippopotas ♀",
      ])
    for _ in 1...3 { _ = trainer.undo() }
    #expect(trainer.book.count(.caught) == 1)
  }

  @Test func whatWasNotToldIsToldByHand() throws {
    _ = trainer.toggle(.caught, 201, called: "Unown")
    let chooser = try chooser("unown")
    #expect(lines(chooser)[1] == "Unown, look or gender not told: caught")
    #expect(chooser.choices.count == 58)
    let b = try #require(chooser.choices.firstIndex { $0.text == "Unown B" })
    chooser.select(b)
    _ = chooser.chooseSelected()
    #expect(chooser.choices.count == 57)
    #expect(lines(chooser).contains("Unown B: caught"))
    #expect(trainer.book.count(.caught) == 1)
    _ = trainer.undo()
    #expect(trainer.book[201].slots.map(\.key) == [SlotKey()])
  }

  @Test func severalSlotsAreNotRemovedByOneKey() throws {
    let chooser = try chooser("hippopotas")
    for index in [1, 3] {
      chooser.select(index)
      _ = chooser.chooseSelected()
    }
    let told = trainer.toggle(.caught, 449, called: "Hippopotas")?.text
    #expect(told == "2 of its slots are caught; _ shows them")
    #expect(trainer.book[449].slots.count == 2)
  }

  @Test func theSlotsOfSeveralRowsAreMarkedTogether() throws {
    let forms = [ID<Form>(201), 449, 151]
    let chooser = trainer.slotChooser(of: forms, in: catalog)
    #expect(chooser.title == "Slots of 3 Pokémon")
    #expect(lines(chooser).first == "All in usual colours: 0 of 31")
    chooser.select(0)
    #expect(chooser.chooseSelected()?.text == "31 slots of 3 Pokémon caught: u undoes it")
    #expect(lines(chooser).first == "All in usual colours: caught")
    #expect(lines(chooser).contains("Unown B: caught"))
    #expect(lines(chooser).contains("Mew: caught"))
    #expect(chooser.chooseSelected()?.text == "31 slots of 3 Pokémon not marked: u undoes it")
    _ = trainer.undo()
    #expect(trainer.book.count(.caught) == 3)
    _ = trainer.undo()
    #expect(trainer.book.count(.caught) == 0)
  }

  @Test func onlyWhatAPlayerCanKeepIsOffered() throws {
    #expect(try lines(chooser("charizard-mega-x")) == [])
    #expect(try lines(chooser("mew")) == ["Mew", "Mew, shiny"])
    #expect(try lines(chooser("victini")) == ["Victini"])
    #expect(try lines(chooser("pikachu-cosplay")).first?.hasSuffix(": bound to a game") == true)
    #expect(try lines(chooser("frillish-male")).contains("Female Frillish"))
    #expect(try chooser("scatterbug").choices.count == 2)
  }
}
