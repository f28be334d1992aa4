import PokedexDomain
import Testing

@Suite struct SpellingTests {
  @Test(arguments: [
    ("Mr. Mime", "mrmime"), ("mr-mime", "mrmime"), ("MRMIME", "mrmime"), ("Flabébé", "flabebe"),
    ("FLABÉBÉ", "flabebe"), ("e\u{301}", "e"), ("Farfetch’d", "farfetchd"), ("Straße", "strasse"),
    ("Nidoran♀", "nidoranf"), ("Nidoran♂", "nidoranm"), ("Œuf Æther", "oeufaether"),
    ("リザードン", "りざーどん"), ("りざーどん", "りざーどん"), ("Type: Null", "typenull"),
    ("Porygon2", "porygon2"), ("리자몽", "리자몽"), ("喷火龙", "喷火龙"), ("", ""), ("…—!?", ""),
    ("\u{0}\u{202E}a\u{200B}", "a"),
    ("\u{1111}\u{1175}\u{110F}\u{1161}\u{110E}\u{1172}", "피카츄"), ("리\u{11AB}", "린"),
    ("ヒ\u{309A}カチュウ", "ぴかちゅう"), ("か\u{3099}", "が"), ("ﾋﾟｶﾁｭｳ", "ぴかちゅう"), ("ﾘｻﾞｰﾄﾞﾝ", "りざーどん"),
    ("ＰＯＲＹＧＯＮ２", "porygon2"), ("ポリゴン２", "ぽりごん2"), ("Farfetchʼd", "farfetchd"),
    ("ﬂabébé", "flabebe"),
    ("Ho\u{2011}Oh", "hooh"), ("　a　b", "ab"), ("x²₂", "x22"),
    ("多邊獸Ⅱ", "多邊獸ii"), ("多邊獸II", "多邊獸ii"), ("ⅠⅡⅢⅣⅤⅥ", "iiiiiiivvvi"), ("ⅶⅷⅸⅹⅺⅻ", "viiviiiixxxixii"),
    ("ⅬⅭⅮⅯⅼⅽⅾⅿ", "lcdmlcdm"),
  ])
  func caseAccentsAndPunctuationAreFolded(_ text: String, _ expected: String) {
    #expect(String(decoding: Spelling.folded(text), as: UTF8.self) == expected)
    #expect(Spelling.folded(expected) == Spelling.folded(text))
  }

  @Test(arguments: [
    ("fier", "fire"), ("tpye", "type"), ("FIRE", "fire"), ("watre", "water"), ("ghsot", "ghost"),
    ("electrc", "electric"), ("eelctrik", "electric"), ("", nil), ("zzz", nil), ("fxxe", nil),
    ("elexxxic", nil),
  ])
  func theNearestWordIsSuggested(_ typed: String, _ expected: String?) {
    let known = ["type", "fire", "water", "ghost", "electric"]
    #expect(NearestWord.to(typed, among: known) == expected)
  }

  @Test func theFirstOfEquallyNearWordsIsSuggested() {
    #expect(NearestWord.to("hpp", among: ["hp", "hpx"]) == "hp")
    #expect(NearestWord.to("a", among: []) == nil)
  }
}
