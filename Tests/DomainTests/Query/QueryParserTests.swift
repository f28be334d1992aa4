import PokedexDomain
import Testing

@Suite struct QueryParserTests {
  @Test(arguments: [
    ("", "(and)"),
    ("char", "[char]"),
    ("mr mime", "[mr mime]"),
    ("nidoran-f", "[nidoran-f]"),
    ("\"mr mime\"", "[\"mr mime\"]"),
    ("type:fire", "type:fire"),
    ("type : fire", "type:fire"),
    ("type:fire,water", "type:fire,water"),
    ("type:fire, water , ice", "(and type:fire,water [, ice])"),
    ("type:\"fire\",water", "type:\"fire\",water"),
    ("type:fire,\"water\"", "type:fire,\"water\""),
    ("hp=1 hp!=2 hp<3 hp<=4 hp>5 hp>=6", "(and hp=1 hp!=2 hp<3 hp<=4 hp>5 hp>=6)"),
    ("speed > 100", "speed>100"),
    ("dex:..151", "dex:..151"),
    ("hp>-5", "hp>-5"),
    ("a b | c", "(or [a b] [c])"),
    ("a|b|c", "(or [a] [b] [c])"),
    ("-a", "(not [a])"),
    ("! a", "(not [a])"),
    ("--a", "(not (not [a]))"),
    ("-(a b)", "(not [a b])"),
    ("-a b", "(and (not [a]) [b])"),
    ("(a | b) c", "(and (or [a] [b]) [c])"),
    ("a type:fire b", "(and [a] type:fire [b])"),
    ("a (b)", "[a b]"),
    ("((a))", "[a]"),
    ("() a (b ()) ()", "[a b]"),
    ("sort:hp", "(and) +hp"),
    ("a sort:-speed,name sort:dex b", "[a b] -speed +name +dex"),
    ("SORT:hp", "(and) +hp"),
  ])
  func everyGrammarProductionIsParsed(_ text: String, _ expected: String) {
    #expect(outline(text) == expected)
    #expect(QueryParser.parse(text).problems.isEmpty)
  }

  @Test(arguments: [
    ("a) b", "(and [a] [b])"),
    ("a | b) c | d", "(and (or [a] [b]) (or [c] [d]))"),
    ("(a", "[a]"),
    ("\"a b", "[\"a b\"]"),
    ("= a", "[a]"),
    ("a | - | b", "(or [a] (and) [b])"),
  ])
  func invalidPartsLeaveTheRestIntact(_ text: String, _ expected: String) {
    #expect(outline(text) == expected)
    #expect(!QueryParser.parse(text).problems.isEmpty)
  }

  @Test func wordsAndTermsHaveRanges() {
    guard case .all(let parts) = QueryParser.parse("é ピ type : fire, \"ice\"").root,
      case .words(let words)? = parts.first, case .term(let term)? = parts.last
    else {
      Issue.record("it is not words and a term")
      return
    }
    #expect(words.map(\.range) == [0..<1, 2..<3])
    #expect(term.field.range == 4..<8)
    #expect(term.values.map(\.range) == [11..<15, 17..<22])
    #expect(term.range == 4..<22)
  }

  @Test(arguments: ["(", "-(", "!", "(a|"])
  func nestingDepthIsLimited(_ opening: String) {
    let deep = String(repeating: opening, count: 20) + "a"
    #expect(!problems(of: deep).map(\.message).contains("the query is nested too deeply"))
    let tooDeep = String(repeating: opening, count: 100_000) + "a"
    #expect(problems(of: tooDeep).map(\.message).contains("the query is nested too deeply"))
  }
}
