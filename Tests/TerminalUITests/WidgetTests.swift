import PokedexTerminalUI
import Testing

struct BarTests {
  private func text(_ bar: Bar, _ symbols: Symbols = .unicode) -> String {
    String(String.UnicodeScalarView(bar.cells(symbols).map(\.scalar)))
  }

  @Test(arguments: [
    (0, "░░"), (1, "▏░"), (2, "▎░"), (3, "▍░"), (4, "▌░"), (5, "▋░"), (6, "▊░"), (7, "▉░"),
    (8, "█░"), (9, "█▏"), (15, "█▉"), (16, "██"),
  ])
  func `a bar grows by eighths of a cell`(value: Int, drawn: String) {
    #expect(text(Bar(value: value, maximum: 16, width: 2)) == drawn)
  }

  @Test func `a small value shows, and a bar is full only at the maximum`() {
    #expect(Bar(value: 1, maximum: 255, width: 10).eighths == 1)
    #expect(Bar(value: 254, maximum: 255, width: 10).eighths == 79)
    #expect(Bar(value: 255, maximum: 255, width: 10).eighths == 80)
  }

  @Test(arguments: [(-5, 255, 0), (999, 255, 80), (5, 0, 0)])
  func `values outside the range are clamped`(value: Int, maximum: Int, eighths: Int) {
    #expect(Bar(value: value, maximum: maximum, width: 10).eighths == eighths)
  }

  @Test func `without UTF-8 a bar is made of whole cells`() {
    #expect(text(Bar(value: 9, maximum: 16, width: 4), .ascii) == "##..")
    #expect(text(Bar(value: 10, maximum: 16, width: 4), .ascii) == "###.")
  }

  @Test func `a bar without width is empty`() {
    #expect(Bar(value: 5, maximum: 10, width: -1).cells(.unicode).isEmpty)
  }
}

struct ScrollTests {
  @Test func `the selected row is always visible, without empty rows at the end`() {
    for count in 0..<12 {
      for height in 1..<8 {
        for selected in 0..<max(1, count) {
          for previous in [-3, 0, 2, 5, 99] {
            let scroll = Scroll(
              selected: selected, count: count, height: height, previous: previous)
            if count > 0 { #expect(scroll.visible.contains(selected)) }
            #expect(scroll.visible.count == min(count, height))
          }
        }
      }
    }
  }

  @Test func `the list scrolls only when it must`() {
    #expect(Scroll(selected: 7, count: 100, height: 10, previous: 5).offset == 5)
    #expect(Scroll(selected: 15, count: 100, height: 10, previous: 5).offset == 6)
    #expect(Scroll(selected: 4, count: 100, height: 10, previous: 5).offset == 4)
  }

  @Test func `the thumb touches the ends only at the ends of the list`() {
    let height = 20
    for offset in 0...80 {
      let scroll = Scroll(selected: offset, count: 100, height: height, previous: offset)
      let thumb = scroll.thumb
      #expect(thumb?.count == 4)
      #expect((thumb?.lowerBound == 0) == (offset == 0))
      #expect((thumb?.upperBound == height) == (offset == 80))
    }
  }

  @Test func `a list that fits has no scroll bar`() {
    #expect(Scroll(selected: 0, count: 10, height: 10).thumb == nil)
    #expect(Scroll(selected: 0, count: 10, height: 0).thumb == nil)
  }

  @Test func `a scroll bar of one or two rows has a thumb`() {
    for height in 1...2 {
      for offset in 0...9 {
        let scroll = Scroll(selected: offset, count: 10, height: height, previous: offset)
        let thumb = scroll.thumb ?? 0..<0
        #expect(thumb.lowerBound >= 0 && thumb.upperBound <= height && !thumb.isEmpty)
      }
    }
  }
}

struct TextFieldTests {
  private func typed(_ notation: String, into field: TextField = TextField()) throws -> TextField {
    var field = field
    for key in try #require(Key.parse(notation)) { _ = field.handle(key) }
    return field
  }

  @Test(arguments: [
    ("fire", "fire", 4), ("fire<bs>", "fir", 3), ("fire<home>x", "xfire", 1),
    ("ac<left>b", "abc", 2), ("abc<left><left><del>", "ac", 1), ("ab<home><bs>", "ab", 0),
    ("ab<del>", "ab", 2), ("one two<c-w>", "one ", 4), ("one two  <c-w>", "one ", 4),
    ("one<c-w><c-w>", "", 0), ("abc<c-u>d", "d", 1),
    ("a<left><left><right><right><right>b", "ab", 2),
    ("one two six<a-left><a-left>x", "one xtwo six", 5), ("one two<home><a-right>x", "onex two", 4),
    ("one two<home><a-del>", " two", 0), ("one two<a-left><a-del>", "one ", 4),
    ("one two<a-bs>", "one ", 4), ("é<bs>", "", 0), ("ab<c-a>c<c-e>d", "cabd", 4),
  ])
  func `keys edit the text`(notation: String, text: String, cursor: Int) throws {
    let field = try typed(notation)
    #expect(field.text == text)
    #expect(field.cursor == cursor)
  }

  @Test func `other keys are not handled`() {
    var field = TextField("x")
    let result1 = field.handle(.enter)
    #expect(!result1)
    let result2 = field.handle(.up)
    #expect(!result2)
    #expect(field == TextField("x"))
  }

  @Test func `a paste is one clean line of bounded length`() {
    var field = TextField()
    field.insert("fire\r\n\u{1B}[201~speed")
    #expect(field.text == "fire [201~speed")
    field.insert(String(repeating: "x", count: 10_000))
    #expect(field.text.count == TextField.limit)
  }

  /// One character may have any number of skin tones.
  @Test func `characters of many parts do not outgrow the field`() {
    let character = "\u{1F44D}" + String(repeating: "\u{1F3FB}", count: 10_000)
    #expect(character.count == 1)
    var field = TextField(character)
    #expect(field.text.unicodeScalars.count == 4 * TextField.limit)
    field.insert("more")
    #expect(field.text.unicodeScalars.count == 4 * TextField.limit)
    field.clear()
    for _ in 0..<3 { field.insert("a" + character) }
    #expect(field.text.unicodeScalars.count == 4 * TextField.limit)
    #expect(field.text.hasPrefix("a"))
  }

  @Test func `the cursor is always visible`() {
    var field = TextField("フシギダネ and more")
    for _ in 0..<30 {
      for width in 1..<25 {
        let shown = field.visible(width: width)
        #expect(shown.cursorColumn >= 0 && shown.cursorColumn < width)
        #expect(shown.text.width <= width)
      }
      field.left()
    }
  }

  @Test func `a combining mark joins the character before it`() {
    var field = TextField("e")
    field.insert("\u{301}")
    #expect(field.text.count == 1)
    #expect(field.cursor == 1)
  }
}
