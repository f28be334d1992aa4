import PokedexTerminalUI
import Testing

struct TextFittingTests {
  @Test(arguments: [
    ("Bulbasaur", 9, "Bulbasaur"), ("Bulbasaur", 8, "Bulbasa…"), ("Bulbasaur", 1, "…"),
    ("Bulbasaur", 0, ""), ("フシギダネ", 10, "フシギダネ"), ("フシギダネ", 9, "フシギダ…"),
    ("フシギダネ", 8, "フシギ…"), ("フシ", 2, "…"), ("", 3, ""),
  ])
  func `a text that is too long ends in an ellipsis`(raw: String, columns: Int, clipped: String) {
    let text = DrawableText(raw).clipped(to: columns)
    #expect(text.string == clipped)
    #expect(text.width <= columns)
    #expect(text == DrawableText(clipped))
  }

  @Test func `a terminal without UTF-8 gets another ellipsis`() {
    #expect(DrawableText("Bulbasaur").clipped(to: 4, ellipsis: Symbols.ascii.ellipsis) == "Bul~")
  }

  @Test func `padding makes every text exactly as wide as its column`() {
    #expect(DrawableText("ab").padded(to: 5) == "ab   ")
    #expect(DrawableText("ab").padded(to: 5, alignment: .right) == "   ab")
    #expect(DrawableText("ab").padded(to: 5, alignment: .center) == " ab  ")
    for columns in 0..<12 {
      #expect(DrawableText("フシギダネ").padded(to: columns).width == columns)
    }
  }

  @Test func `prose is wrapped at blanks`() {
    let text = DrawableText("A strange seed was\nplanted on  its back at birth.")
    #expect(
      text.wrapped(to: 12) == ["A strange", "seed was", "planted on", "its back at", "birth."])
  }

  @Test func `a word longer than a line is broken`() {
    #expect(DrawableText("Fletchinder ok").wrapped(to: 5) == ["Fletc", "hinde", "r ok"])
    #expect(DrawableText("フシギダネ").wrapped(to: 5) == ["フシ", "ギダ", "ネ"])
  }

  @Test func `no line is wider than its limit`() {
    let text = DrawableText("いつも ぼんやりしている seed アイウエオカキクケコ x")
    for columns in 2..<20 {
      let lines = text.wrapped(to: columns)
      #expect(lines.allSatisfy { $0.width <= columns && !$0.isEmpty })
      #expect(
        lines.map(\.string).joined().filter { $0 != " " } == text.string.filter { $0 != " " })
    }
  }

  @Test func `an empty text has no lines`() {
    #expect(DrawableText("").wrapped(to: 10).isEmpty)
    #expect(DrawableText("  ").wrapped(to: 10).isEmpty)
    #expect(DrawableText("a").wrapped(to: 0).isEmpty)
  }
}
