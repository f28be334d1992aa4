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
    let catalog = try await Bundled.catalog(marking: marked)
    var facts = UserFacts()
    facts.games = catalog.lenses(named: games).lenses
    return question.answer(in: QuestionContext(catalog, through: nil, facts))
  }

  private func way(_ slot: String, _ answer: NextQuestion.Answer) throws -> NextSlot.Way {
    try #require(answer.next.slots.first { $0.place.slot == slot }, "\(slot)").way
  }

  @Test func whatEvolvesFromOneThatIsHadComesFirst() async throws {
    let answer = try await next(in: ["platinum"], having: [("starly female", .have)])
    #expect(
      answer.slots.prefix(2).map(\.place.slot) == ["staravia-female", "staraptor-female"])
    #expect(try way("staravia-female", answer).origin?.name == "Starly")
    #expect(try way("staravia-male", answer).word != "evolve", "a female does not become a male")
  }

  @Test(arguments: [
    ("combee-male", ["vespiquen"], []), ("combee", [], ["vespiquen"]),
    ("shellos-east", ["gastrodon-west"], ["gastrodon-east"]),
    ("shellos", [], ["gastrodon-east", "gastrodon-west"]),
    ("flabebe-red", ["floette-blue", "florges-blue"], ["floette-red", "florges-red"]),
    ("sinistea-antique", ["polteageist-phony"], ["polteageist-antique"]),
    ("shiny starly female", ["staravia-female"], []),
    ("poltchageist-artisan", [], ["sinistcha-masterpiece"]),
  ])
  func whatIsHadEvolvesOnlyIntoWhatItBecomes(
    _ had: String, _ others: [String], _ evolved: [String]
  ) async throws {
    let answer = try await next(having: [(had, .have)])
    let own = answer.next.slots.filter { if case .evolve = $0.way { true } else { false } }
      .map(\.place.slot)
    for slot in evolved { #expect(own.contains(slot), "\(slot) of \(own)") }
    for slot in others { #expect(!own.contains(slot), "\(slot)") }
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
    #expect(!slots.contains { $0.place.slot == "unown-b" })
    #expect(slots.first { $0.place.slot == "unown-c" }?.isWanted == true)
    #expect(answer.next.pending == 1)
    #expect(slots.count == 1_381)
    let wanted = try await next(
      NextQuestion(isWanted: true), having: [("unown-b", .pending), ("unown-c", .wanted)])
    #expect(wanted.next.slots.map(\.place.slot) == ["unown-c"])
  }

  @Test func aFormThatIsWantedInAnyLookHasOneWay() async throws {
    let marked: [(String, SlotState)] = [
      ("vivillon", .wanted), ("unown", .wanted), ("unown-c", .have),
    ]
    let wanted = try await next(NextQuestion(isWanted: true), having: marked).next.slots
    #expect(Set(wanted.map(\.place.slot)) == ["vivillon", "unown"])
    #expect(wanted.allSatisfy { $0.isWanted && $0.place.key == nil })
    #expect(Set(wanted.map(\.place.name)) == ["Vivillon", "Unown"])
    let shiny = try await next(
      NextQuestion(.builtIn(.shiny), isWanted: true), having: marked + [("shiny burmy", .wanted)])
    #expect(shiny.next.slots.map(\.place.slot) == ["burmy-shiny"])
    #expect(shiny.next.slots.map(\.place.name) == ["Burmy, shiny"])
  }

  @Test func shinySlotsAreAskedForApart() async throws {
    let answer = try await next(
      NextQuestion(.builtIn(.shiny)), in: ["platinum"], having: [("starly", .have)])
    #expect(answer.next.slots.allSatisfy { $0.place.slot.hasSuffix("-shiny") })
    #expect(answer.slots.first?.way.word == "meet", "the one that is had is not shiny")
  }

  @Test func aGamesDexIsFilledInThatGame() async throws {
    let platinum = try #require(try await Bundled.lens("platinum"))
    let answer = try await next(NextQuestion(.game(platinum)))
    #expect(answer.next.games == ["Platinum"])
    #expect(answer.next.slots.allSatisfy { $0.place.number ?? 0 <= 210 })
    #expect(try way("bidoof-male", answer).meeting?.games == "Platinum")
    let own = try await next(NextQuestion(.game(platinum)), in: ["diamond"])
    #expect(own.next.games == ["Diamond"], "the games that one has go first")
  }

  @Test func aPlaceForAnySlotIsMissingUntilOneIsHad() async throws {
    let answer = try await next(
      NextQuestion(.builtIn(.forms)), having: [("unown-c", .have), ("hippopotas ♀", .pending)])
    let slots = answer.next.slots.map(\.place.slot)
    #expect(slots.count == 1_147)
    #expect(!slots.contains("unown") && !slots.contains("hippopotas"))
    #expect(answer.next.pending == 1)
  }

  @Test func theNextOfAllGamesIsFoundInTwoSeconds() async throws {
    let catalog = try await Bundled.catalog()
    let context = QuestionContext(catalog, through: nil, UserFacts())
    let time = ThreadClock.measure { #expect(!NextQuestion().answer(in: context).slots.isEmpty) }
    print("next in all games: \(time)")
    // Generous, for a debug build.
    #expect(time < .seconds(20) * Sanitizer.timeoutFactor)
  }

  @Test func onlyTheFirstAnswerInSomeGamesTakesLong() async throws {
    let context = QuestionContext(try await Bundled.catalog(marking: []), through: nil, UserFacts())
    #expect(NextQuestion().takesLong(in: context))
    _ = NextQuestion().answer(in: context)
    #expect(!NextQuestion().takesLong(in: context))
    #expect(!NextQuestion(isWanted: true).takesLong(in: context))
    var question = NextQuestion()
    question.owned = [try #require(try await Bundled.lens("platinum"))]
    #expect(question.takesLong(in: context))
  }

  @Test func withoutGamesAllCount() async throws {
    let answer = try await next()
    #expect(answer.next.games == [])
    #expect(try way("pikipek", answer).word == "meet")
    #expect(answer.slots.count == NextQuestion.usualLimit)
  }
}
