import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import pokedex

/// A line of output is clean by its type.
@Suite struct PrintedLineTests {
  @Test func textOfAnyOriginIsCleaned() {
    let line = PrintedLine(cleaning: hostileText)
    #expect(line.text == DrawableText(hostileText).string)
    #expect(!line.text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
  }

  @Test func tabsSeparateCellsOnly() {
    #expect(PrintedLine(tabbed: [DrawableText("a\tb"), DrawableText("c")]).text == "a b\tc")
  }

  @Test func aStyledLineKeepsItsSequencesInASCII() {
    let line = PrintedLine(DrawableText("Flabébé ×")).styled([1, 38, 5, 196])
    #expect(line.ascii == "\u{1B}[1;38;5;196mFlabebe x\u{1B}[0m")
  }

  @Test(arguments: ["Flabébé", "フシギダネ x", "e\u{301}té", "漢字 – · ▲", "Nidoran♀"])
  func aLineInASCIIHasTheSameWidth(_ text: String) {
    let text = DrawableText(text)
    let ascii = PrintedLine(text).ascii
    #expect(ascii.utf8.allSatisfy { $0 < 0x80 } && ascii.utf8.count == text.width)
  }

  @Test func fractionsAreWrittenOut() {
    #expect(PrintedLine(DrawableText("½×")).ascii == "1/2x")
  }

  @Test(arguments: ["/home/ash/.config/pokedex", "/tmp/a b\u{1B}]8;;x\u{7}\u{9C}é\n"])
  func aLinkIsAroundThePathAlone(_ path: String) {
    let link = Hyperlink(file: path)
    let line = PrintedLine(cleaning: "Dex: \(link.text) (\u{1B}[6n)", linking: link)
    let start = "\u{1B}]8;;\(link.address)\u{1B}\\"
    #expect(line.text == "Dex: \(start)\(link.text)\u{1B}]8;;\u{1B}\\ ([6n)")
    #expect(link.address.utf8.allSatisfy { (0x21...0x7E).contains($0) })
  }

  @Test func aSentenceWithoutThePathHasNoLink() {
    let link = Hyperlink(file: "/tmp/x")
    #expect(PrintedLine(cleaning: "nothing yet", linking: link).text == "nothing yet")
  }
}
