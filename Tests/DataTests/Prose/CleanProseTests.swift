import PokedexDomain
import Testing

@testable import PokedexData

@Suite struct CleanProseTests {
  private let clean = CleanProse(.english)

  @Test(arguments: [
    ("One line\nand another.", "One line and another."),
    ("One screen\u{C}and another.", "One screen and another."),
    ("A sam\u{AD}\nple.", "A sample."), ("A sam\u{AD}\u{C}ple.", "A sample."),
    ("A sam\u{AD}ple.", "A sample."), ("well-\nmade", "well-made"),
    ("frail -\njust so", "frail - just so"), ("pages 1-\n2", "pages 1- 2"),
    ("  Blanks   of\r\nall\tkinds\u{3000}\u{3000}here \n\n", "Blanks of all kinds here"),
    ("", ""), ("\n\u{C}\u{AD}", ""),
  ])
  func lineBreaksOfOldGamesAreRemoved(_ text: String, _ line: String) {
    #expect(clean.line(text) == line)
  }

  @Test func chineseHasNoBlanksBetweenLines() {
    #expect(CleanProse(Language(rawValue: "zh-hans")).line("飞得\n很快。") == "飞得很快。")
  }

  @Test func blankLinesSeparateParagraphs() {
    #expect(clean.paragraphs("One\nstill.\n\nTwo.\n") == ["One still.", "Two."])
  }

  @Test func aLoneSoftHyphenIsNoParagraph() {
    #expect(clean.paragraphs("\u{AD}\n\nOne.") == ["One."])
  }

  @Test func aTermPrecedesItsDefinition() {
    #expect(
      clean.paragraphs("Held\n:   Does this.\n\n    And that.") == [
        "Held: Does this.", "And that.",
      ])
  }

  @Test func rowsOfATableStayRows() {
    let table = "It depends.\n\nHP | Power\n--: | --:\n 1 | 200\n 2 | 150"
    #expect(clean.paragraphs(table) == ["It depends.", "HP | Power", "1 | 200", "2 | 150"])
  }
}
