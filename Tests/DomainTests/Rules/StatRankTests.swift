import PokedexDomain
import Testing

@Suite struct StatRankTests {
  @Test func tiesShareTheBetterRank() {
    let standing = StatRank(of: 100, among: [130, 100, 100, 80])
    #expect((standing.rank, standing.ties, standing.count) == (2, 2, 5))
  }

  @Test func aSingleValueRanksFirst() {
    let standing = StatRank(of: 1, among: [])
    #expect((standing.rank, standing.count, standing.percent) == (1, 1, 100))
    #expect(standing.isHigh)
  }

  @Test(arguments: [(0, 1, true), (9, 1, true), (10, 2, true), (499, 50, true), (999, 1, false)])
  func percentilesCountFromTheNearerEnd(_ better: Int, _ percent: Int, _ isHigh: Bool) {
    let others = [Int32](repeating: 2, count: better) + [Int32](repeating: 0, count: 999 - better)
    let standing = StatRank(of: 1, among: others)
    #expect(standing.percent == percent)
    #expect(standing.isHigh == isHigh)
  }

  @Test func histogramBinsCoverAllBaseStats() {
    let histogram = StatHistogram([0, 15, 16, 255, 255, 999, -5])
    #expect(histogram.counts.first == 3)
    #expect(histogram.counts[1] == 1)
    #expect(histogram.counts.last == 3)
    #expect(histogram.counts.reduce(0, +) == 7)
  }
}
