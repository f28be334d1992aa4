import Testing

@testable import PokedexPresentation

/// The states that a digit goes through.
@Suite struct PairStatesTests {
  /// The states after none, until none again.
  private func round(_ counts: [Int]) -> [[Int]] {
    let states = PairStates(of: counts)
    var all = [counts.map { _ in 0 }]
    repeat { all.append(states.next(after: all[all.count - 1])) } while all.last != all[0]
    return all
  }

  @Test func `a digit reaches the attacker, the target, both and none`() {
    #expect(round([1, 1]) == [[0, 0], [1, 0], [0, 1], [1, 1], [0, 0]])
    #expect(round([1]) == [[0], [1], [0]])
  }

  @Test func `a digit reaches every choice of either`() {
    #expect(round([2, 0]) == [[0, 0], [1, 0], [2, 0], [0, 0]])
    #expect(Set(round([2, 2])).count == 9)
    #expect(round([0, 1]) == [[0, 0], [0, 1], [0, 0]])
  }
}
