import Testing

@testable import PokedexDomain

/// The limit of the undo history.
@Suite struct UndoHistoryTests {
  private func step(_ number: Int) -> UndoStep {
    UndoStep(title: "\(number)") { UndoStep.Outcome(opposite: nil) }
  }

  @Test func theLastTwoHundredStepsCanBeUndone() throws {
    var history = UndoHistory()
    for number in 1...300 { history.record(step(number)) }
    var titles: [String] = []
    while let report = try history.undo() { titles.append(report.title) }
    #expect(titles == (101...300).reversed().map(String.init))
  }
}
