import PokedexDomain
import PokedexPresentation

/// A question that a command answers.
protocol PrintedQuestion: PageQuestion {
  func printJSON(_ answer: Answer) throws
  /// The rows for programs; `nil` for the tables of the page.
  func table(_ answer: Answer) -> ProgramTable?
  /// Why there is nothing; `nil` if there is something. Rows do not tell it.
  func refusal(_ answer: Answer) -> String?
  /// The exit status is that of nothing found unless this holds.
  func isFound(_ answer: Answer) -> Bool
  /// - Throws: ``Failure`` if the command needs words that the screen does without.
  func check(_ answer: Answer) throws
}

extension PrintedQuestion {
  func table(_ answer: Answer) -> ProgramTable? { nil }
  func refusal(_ answer: Answer) -> String? { nil }
  func isFound(_ answer: Answer) -> Bool { true }
  func check(_ answer: Answer) {}
}
