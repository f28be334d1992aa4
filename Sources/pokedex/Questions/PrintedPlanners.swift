import PokedexDomain
import PokedexPresentation

extension BreedQuestion: PrintedQuestion {
  func printJSON(_ answer: Answer) throws {
    switch answer {
    case .moves(let page): try Output.print(json: page)
    case .chains(let plan): try Output.print(json: plan)
    }
  }

  func table(_ answer: Answer) -> ProgramTable? { answer.plan.map { ProgramTable($0) } }
  func refusal(_ answer: Answer) -> String? { answer.plan?.refusal }
  func isFound(_ answer: Answer) -> Bool { refusal(answer) == nil }
}

extension BreedQuestion.Answer {
  fileprivate var plan: BreedingPlan? {
    if case .chains(let plan) = self { plan } else { nil }
  }
}

extension PrintedQuestion where Answer == MoveSourcesPage {
  func printJSON(_ answer: Answer) throws { try Output.print(json: OwnMoveSources.all(of: answer)) }
}

extension PrintedQuestion where Answer: Shaped {
  func printJSON(_ answer: Answer) throws { try Output.print(json: answer) }
}

extension SourcesQuestion: PrintedQuestion {}

extension TeachQuestion: PrintedQuestion {
  func isFound(_ answer: Answer) -> Bool {
    answer.members.contains { $0.moves.contains { !$0.lessons.isEmpty } }
  }
}

extension TrainQuestion: PrintedQuestion {
  func printJSON(_ answer: Answer) throws { if let answer { try Output.print(json: answer) } }

  func check(_ answer: Answer) throws {
    guard answer == nil else { return }
    throw Failure("--game is missing, such as --game platinum", .usage)
  }
}

extension CatchQuestion: PrintedQuestion {
  func isFound(_ answer: Answer) -> Bool { !answer.balls.isEmpty }
}

extension IVQuestion: PrintedQuestion {
  func printJSON(_ answer: Answer) throws { if let answer { try Output.print(json: answer) } }
  func isFound(_ answer: Answer) -> Bool { answer?.values != nil }

  func check(_ answer: Answer) throws {
    guard answer == nil else { return }
    throw Failure("give --stats for each --level, such as --level 50 --stats 45/26/…", .usage)
  }
}

extension SpreadQuestion: PrintedQuestion {
  func isFound(_ answer: Answer) -> Bool { answer.spread.isPossible }
}

extension NextQuestion: PrintedQuestion {
  func table(_ answer: Answer) -> ProgramTable? {
    ProgramTable(
      ["slot", "name", "way", "from", "place", "games", "method", "level", "chance"], numbers: [8],
      rows: answer.slots.map { slot in
        let meeting = slot.way.meeting
        return [
          slot.place.slot, slot.place.name, slot.way.word, slot.way.origin?.name ?? "",
          meeting?.place.name ?? "", meeting?.games ?? "", meeting?.method ?? "",
          meeting.map { "\($0.levels.lowerBound)-\($0.levels.upperBound)" } ?? "",
          meeting?.chance.map { "\($0)" } ?? "",
        ]
      })
  }

  func isFound(_ answer: Answer) -> Bool { !answer.slots.isEmpty }

  func check(_ answer: Answer) throws { if let failure = answer.failure { throw failure } }
}

extension BoxesQuestion: PrintedQuestion {
  func printJSON(_ answer: Answer) throws {
    try Output.print(json: ShownBoxes(boxes: answer.boxes, places: Array(answer.places)))
  }

  func table(_ answer: Answer) -> ProgramTable? {
    ProgramTable(
      ["box", "row", "place", "number", "name", "slot", "state"], numbers: [0, 1, 2, 3],
      rows: answer.places.map { place in
        [place.box, place.row, place.column].map { "\($0)" } + [
          place.number.map { "\($0)" } ?? "", place.name, place.slot, place.state?.word ?? "",
        ]
      })
  }

  func isFound(_ answer: Answer) -> Bool { !answer.places.isEmpty }

  func refusal(_ answer: Answer) -> String? {
    answer.places.isEmpty ? missingBox(in: answer) : nil
  }

  func check(_ answer: Answer) throws { if let failure = answer.failure { throw failure } }
}
