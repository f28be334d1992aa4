import PokedexTerminalUI
import Testing

struct KeyNotationTests {
  @Test func `a line of keys is read in order`() {
    #expect(
      Key.parse("jj<enter><c-l><down>é<lt><space>/")
        == [
          .character("j"), .character("j"), .enter, .control("l"), .down, .character("é"),
          .character("<"), .character(" "), .character("/"),
        ])
  }

  static let keys: [Key] =
    [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .enter, .escape, .tab,
      .backTab, .backspace, .delete, .insert, .character("a"), .character("<"),
      .character(">"), .character(" "), .control("c"), .control("]"), .character("é"),
    ] + (1...12).map { .function($0) }

  @Test(arguments: keys)
  func `each key can be written and read back`(key: Key) {
    #expect(Key.parse(key.notation) == [key])
    #expect(!key.label.isEmpty)
  }

  @Test(arguments: ["<", "<nothing>", "a<enter", "<f0>", "<f99>", "<c->"])
  func `a wrong notation is refused`(notation: String) {
    #expect(Key.parse(notation) == nil)
  }

  @Test(arguments: [
    (Key.enter, "Enter"), (.control("l"), "^L"), (.down, "↓"), (.character("q"), "q"),
    (.function(1), "F1"), (.character(" "), "Space"),
  ])
  func `help shows keys by their usual names`(key: Key, label: String) {
    #expect(key.label == label)
  }

  @Test func `without UTF-8 arrows are words`() {
    #expect(Key.down.label(isUnicode: false) == "Down")
    #expect(Key.enter.label(isUnicode: false) == "Enter")
  }
}
