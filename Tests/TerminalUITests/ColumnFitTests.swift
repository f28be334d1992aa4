import PokedexTerminalUI
import Testing

/// The widths of columns, as a reader of the table wants them.
@Suite struct ColumnFitTests {
  private typealias Need = ColumnFit.Need

  private func widths(_ needs: [Need], within width: Int, gap: Int = 2) -> [Int?] {
    ColumnFit(spaced(needs, gap), within: width).widths
  }

  private func spaced(_ needs: [Need], _ gap: Int) -> [Need] {
    needs.map { need in
      var spaced = need
      spaced.gap = gap
      return spaced
    }
  }

  @Test func `nothing is cut while there is room`() {
    let needs = [Need(least: 4, wanted: 12), Need(least: 3, wanted: 3), Need(least: 4, wanted: 20)]
    #expect(widths(needs, within: 39) == [12, 3, 20])
    #expect(widths(needs, within: 200) == [12, 3, 20], "no column is wider than it needs to be")
    #expect(widths(needs, within: 38) == [12, 3, 19])
  }

  @Test func `the narrowest text that is cut gets the room`() {
    let needs = [Need(least: 2, wanted: 30), Need(least: 8, wanted: 30), Need(least: 4, wanted: 6)]
    #expect(widths(needs, within: 18) == [2, 8, 4])
    #expect(widths(needs, within: 22) == [5, 8, 5])
    #expect(widths(needs, within: 26) == [8, 8, 6])
    #expect(widths(needs, within: 29) == [10, 9, 6], "of equal ones the first")
  }

  @Test func `a rare long text waits for those that are usual`() {
    let needs = [
      Need(least: 2, usual: 4, wanted: 30), Need(least: 8, usual: 20, wanted: 30),
    ]
    #expect(widths(needs, within: 26) == [4, 20])
    #expect(widths(needs, within: 24) == [4, 18])
    #expect(widths(needs, within: 40) == [18, 20], "then it gets what is left")
  }

  @Test func `badges are whole or short`() {
    let badge = Need(least: 3, wanted: 8, isStepped: true)
    let name = Need(least: 4, wanted: 10)
    #expect(widths([name, badge, badge], within: 30) == [10, 8, 8])
    #expect(widths([name, badge, badge], within: 29) == [10, 8, 3])
    #expect(widths([name, badge, badge], within: 24) == [10, 3, 3])
    #expect(widths([name, badge, badge], within: 20) == [10, 3, 3])
    #expect(widths([name, badge, badge], within: 19) == [9, 3, 3], "a name is cut last")
  }

  @Test func `columns of a low rank are chosen first`() {
    func need(_ rank: Int, _ width: Int = 6) -> Need {
      Need(least: width, wanted: width, rank: rank)
    }
    #expect(widths([need(3), need(1), need(2)], within: 14) == [nil, 6, 6])
    #expect(widths([need(1), need(1), need(1)], within: 14) == [6, 6, nil])
    #expect(widths([need(1), need(2, 9), need(3)], within: 14) == [6, nil, 6])
  }

  @Test(arguments: [0, 1, 10]) func `columns of rank 0 are never left out`(_ width: Int) {
    let needs = [
      Need(least: 4, wanted: 9, rank: 0), Need(least: 4, wanted: 9),
      Need(least: 5, wanted: 5, rank: 0),
    ]
    #expect(widths(needs, within: width) == [4, nil, 5])
  }

  @Test func `a table tells which of its columns are not whole`() {
    let needs = [
      Need(least: 4, wanted: 4), Need(least: 4, wanted: 9), Need(least: 9, wanted: 9, rank: 2),
    ]
    let fit = ColumnFit(needs, within: 14)
    #expect(needs.indices.map(fit.isCut) == [false, true, true])
  }

  @Test func `no columns need nothing`() {
    #expect(widths([], within: 80) == [])
  }

  // MARK: Any table

  @Test(arguments: 0..<200) func `every table has a good fit`(_ seed: Int) {
    var random = Dice(state: UInt64(seed))
    let needs = (0..<random.roll(0...9)).map { _ in
      Need(
        least: random.roll(0...12), wanted: random.roll(0...40), rank: random.roll(0...4),
        isStepped: random.roll(0...3) == 0)
    }
    let (width, gap) = (random.roll(0...150), random.roll(0...3))
    let fit = ColumnFit(spaced(needs, gap), within: width)
    #expect(fit.widths.count == needs.count)
    checkSum(fit, needs, width, gap)
    checkWidths(fit, needs)
    checkChoice(fit, needs, width, gap)
    checkRoom(fit, needs, width, gap)
  }

  /// The columns are within the width, unless those that must be there are not.
  private func checkSum(_ fit: ColumnFit, _ needs: [Need], _ width: Int, _ gap: Int) {
    let must = total(needs.filter { $0.rank == 0 }.map(\.least), gap)
    #expect(total(fit.widths.compactMap { $0 }, gap) <= max(width, must))
  }

  private func checkWidths(_ fit: ColumnFit, _ needs: [Need]) {
    for (width, need) in zip(fit.widths, needs) {
      guard let width else {
        #expect(need.rank > 0)
        continue
      }
      #expect((need.least...need.wanted).contains(width))
      #expect(!need.isStepped || [need.least, need.wanted].contains(width))
    }
  }

  /// A column that is left out would not fit beside those that come before it.
  private func checkChoice(_ fit: ColumnFit, _ needs: [Need], _ width: Int, _ gap: Int) {
    for (index, need) in needs.enumerated() where fit.widths[index] == nil {
      let earlier = needs.indices.filter {
        fit.widths[$0] != nil && (needs[$0].rank, $0) < (need.rank, index)
      }
      #expect(total(earlier.map { needs[$0].least } + [need.least], gap) > width)
    }
  }

  /// A text that is cut has all of the room, and no other text that was given any of it is wider by
  /// more than one; a badge is short only where there is no room for it.
  private func checkRoom(_ fit: ColumnFit, _ needs: [Need], _ width: Int, _ gap: Int) {
    let rest = width - total(fit.widths.compactMap { $0 }, gap)
    for (index, need) in needs.enumerated() {
      guard let own = fit.widths[index], own < need.wanted else { continue }
      #expect(need.isStepped ? rest < need.wanted - own : rest <= 0)
      guard !need.isStepped else { continue }
      for (other, wider) in zip(needs, fit.widths) where !other.isStepped {
        #expect(wider.map { $0 <= max(own + 1, other.least) } ?? true)
      }
    }
  }

  private func total(_ widths: [Int], _ gap: Int) -> Int {
    widths.reduce(0, +) + gap * max(0, widths.count - 1)
  }
}

/// Numbers that repeat for the same seed.
private struct Dice {
  var state: UInt64

  mutating func roll(_ range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int(state >> 33) % range.count
  }
}
