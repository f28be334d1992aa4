import PokedexData
import PokedexDomain
import PokedexPresentation

extension BreedQuestion: PrintedQuestion {
  func json(_ answer: Answer) -> JSON {
    switch answer {
    case .moves(let page): .eggMoves(page)
    case .chains(let plan): .breeding(plan)
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

extension SourcesQuestion: PrintedQuestion {
  func json(_ answer: Answer) -> JSON { .list(JSON.moveSources(answer)) }
}

extension TrainQuestion: PrintedQuestion {
  func json(_ answer: Answer) -> JSON { answer.map { .training($0) } ?? .null }

  func check(_ answer: Answer) throws {
    guard answer == nil else { return }
    throw Failure("--game is missing, such as --game platinum", .usage)
  }
}

extension CatchQuestion: PrintedQuestion {
  func json(_ answer: Answer) -> JSON { .catching(answer) }
  func isFound(_ answer: Answer) -> Bool { !answer.balls.isEmpty }
}

extension IVQuestion: PrintedQuestion {
  func json(_ answer: Answer) -> JSON { answer.map { .individualValues($0) } ?? .null }
  func isFound(_ answer: Answer) -> Bool { answer?.values != nil }

  func check(_ answer: Answer) throws {
    guard answer == nil else { return }
    throw Failure("give --stats for each --level, such as --level 50 --stats 45/26/…", .usage)
  }
}

extension TeachQuestion: PrintedQuestion {
  func json(_ answer: Answer) -> JSON { .list(JSON.moveSources(answer)) }
  func isFound(_ answer: Answer) -> Bool {
    answer.members.contains { $0.moves.contains { !$0.lessons.isEmpty } }
  }
}
