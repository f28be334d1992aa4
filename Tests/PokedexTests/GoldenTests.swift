import PokedexTesting
import Testing

/// The message about a golden file that differs from the output.
@Suite struct GoldenTests {
  @Test func onlyTheLinesThatDifferAreShown() {
    #expect(
      GoldenFile.difference("a\nb\nc\nd", "a\nx\nc\nd\ne") == ["2 - b", "2 + x", "5 + e"])
  }

  @Test func aDozenLinesAreEnough() {
    let lines = GoldenFile.difference("", (1...40).map(String.init).joined(separator: "\n"))
    #expect(lines.count == 13)
    #expect(lines.last == "… and 29 more lines")
  }
}
