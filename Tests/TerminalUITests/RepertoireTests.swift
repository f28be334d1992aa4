import PokedexTerminalUI
import Testing

struct RepertoireTests {
  @Test(arguments: [
    ("フシギダネ", "フシギダネ"), ("이상해씨", "이상해씨"), ("妙蛙种子", "妙蛙种子"), ("Flabébé", "Flabebe"),
    ("♀ ×2 · ×½", "F x2 . x1/2"), ("Farfetch’d…", "Farfetch'd~"), ("e\u{301}", "e"),
    ("ホ\u{309A}", "ホ\u{309A}"), ("ﾎﾟｹ", "ﾎﾟｹ"), ("─│▌█", "-|>#"), ("ж", "?"),
  ])
  func `letters of certain width stay, and signs of uncertain width become ASCII`(
    _ text: String, _ shown: String
  ) {
    #expect(DrawableText(text).within(.certain).string == shown)
    #expect(DrawableText(text).within(.unicode) == DrawableText(text))
  }

  @Test func `each symbol becomes the one that is drawn in ASCII`() {
    let pairs = zip(
      Mirror(reflecting: Symbols.unicode).children, Mirror(reflecting: Symbols.ascii).children)
    for (unicode, ascii) in pairs {
      guard let symbol = unicode.value as? Symbol, let plain = ascii.value as? Symbol else {
        continue
      }
      #expect(Repertoire.certain.shown(symbol.scalar) == plain.scalar, "\(unicode.label ?? "")")
    }
  }

  @Test func `with ASCII symbols, Japanese names can be read`() {
    var canvas = Canvas(size: Size(width: 12, height: 1), symbols: .certain)
    canvas.write("フシギ é×", x: 0, y: 0)
    #expect(canvas.grid.text.hasPrefix("フシギ ex"))
  }
}
