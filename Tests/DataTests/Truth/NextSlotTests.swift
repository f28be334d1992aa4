import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// Which missing slots to fill next, by the bundled dex.
@Suite struct NextSlotTests {
  private func next(
    _ question: NextQuestion = NextQuestion(), in games: [String] = [],
    having marked: [(String, SlotState)] = []
  ) async throws -> NextQuestion.Answer {
    let marks = TrainerMarks(MemoryMarks())
    let catalog = await DexPokedex(dex: try DexFile(), marks: marks).catalog()
    let reader = SlotReader(catalog)
    for (name, state) in marked {
      let slot = try #require(reader(name), "\(name)")
      _ = try marks.update { SlotAction.state(state).apply(to: &$0, [slot]) }
    }
    var facts = UserFacts()
    facts.games = catalog.lenses(named: games).lenses
    return question.answer(in: QuestionContext(catalog, through: nil, facts))
  }

  private func way(_ slot: String, _ answer: NextQuestion.Answer) throws -> NextSlot.Way {
    try #require(answer.next.slots.first { $0.slot == slot }, "\(slot)").way
  }

  @Test func whatEvolvesFromOneThatIsHadComesFirst() async throws {
    let answer = try await next(in: ["platinum"], having: [("starly female", .have)])
    #expect(
      answer.slots.prefix(4).map(\.slot) == [
        "staravia-male", "staravia-female", "staraptor-male", "staraptor-female",
      ])
    #expect(try way("staravia-male", answer).origin?.name == "Starly")
  }

  @Test func aMissingSlotTellsPlaceMethodAndChance() async throws {
    let answer = try await next(in: ["platinum"])
    let meeting = try #require(try way("bidoof-male", answer).meeting)
    #expect(meeting.chance ?? 0 >= 50, "\(meeting)")
    #expect(meeting.games == "Platinum")
    let chances = answer.next.slots.compactMap { $0.way.meeting }.filter(\.needs.isEmpty)
      .map { $0.chance ?? 0 }
    #expect(chances == chances.sorted(by: >))
  }

  @Test func whatTheGamesLackComesLast() async throws {
    let answer = try await next(in: ["platinum"])
    #expect(try way("pikipek", answer) == .elsewhere)
    #expect(answer.next.slots.last?.way == .elsewhere)
    #expect(answer.next.games == ["Platinum"])
  }

  @Test func pendingSlotsAreLeftOutAndWantedOnesStay() async throws {
    let answer = try await next(
      in: ["platinum"], having: [("unown-b", .pending), ("unown-c", .wanted)])
    let slots = answer.next.slots
    #expect(!slots.contains { $0.slot == "unown-b" })
    #expect(slots.first { $0.slot == "unown-c" }?.isWanted == true)
    #expect(answer.next.pending == 1)
    #expect(slots.count == 1_381)
    let wanted = try await next(
      NextQuestion(isWanted: true), having: [("unown-b", .pending), ("unown-c", .wanted)])
    #expect(wanted.next.slots.map(\.slot) == ["unown-c"])
  }

  @Test func shinySlotsAreAskedForApart() async throws {
    let answer = try await next(
      NextQuestion(isShiny: true), in: ["platinum"], having: [("starly", .have)])
    #expect(answer.next.slots.allSatisfy { $0.slot.hasSuffix("-shiny") })
    #expect(answer.slots.first?.way.word == "meet", "the one that is had is not shiny")
  }

  @Test func withoutGamesAllCount() async throws {
    let answer = try await next()
    #expect(answer.next.games == [])
    #expect(try way("pikipek", answer).word == "meet")
    #expect(answer.slots.count == NextQuestion.usualLimit)
  }
}
