import Testing

@testable import PokedexDomain

struct SeededNumbersTests {
  /// Scripts rely on the rows of a seed, so no version may change them.
  @Test func `a seed always takes the same rows`() {
    var random = SeededNumbers(seed: 7)
    #expect(random.take(4, of: Array(0..<10)) == [3, 1, 9, 7])
  }

  @Test func `each row is taken at most once`() {
    var random = SeededNumbers(seed: 1)
    #expect(random.take(30, of: Array(0..<20)).sorted() == Array(0..<20))
    #expect(random.take(3, of: [Int]()) == [])
  }

  @Test func `all rows have the same chance`() {
    var random = SeededNumbers(seed: 2)
    var counts = [Int](repeating: 0, count: 5)
    for _ in 0..<5000 { counts[random.take(1, of: Array(0..<5))[0]] += 1 }
    #expect(counts.allSatisfy { (900...1100).contains($0) })
  }
}
