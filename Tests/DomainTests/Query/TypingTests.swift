import PokedexDomain
import PokedexTesting
import Testing

/// The list while a query is typed.
@Suite struct TypingTests {
  private func count(_ text: String, isTyping: Bool) -> Int {
    SearchPokedex()(text, in: sample, isTyping: isTyping).rows.count
  }

  @Test(arguments: [
    ("type:electric wei", "type:electric"), ("type:electric evol", "type:electric"),
    ("type:electric -wei", "type:electric"), ("type:electric -immu", "type:electric"),
    ("type:water | habi", "type:water"), ("(type:electric happ", "type:electric"),
    ("chu abili", "chu"), ("abil", ""), ("type:electric -", "type:electric"),
    ("type:electric type:", "type:electric"), ("type:electric type:f", "type:electric"),
    ("type:electric weight", "type:electric"), ("type:electric weight>", "type:electric"),
    ("type:electric weight>2.", "type:electric weight>2"), ("type:electric @", "type:electric"),
  ])
  func aHalfTypedTermKeepsTheList(_ typed: String, _ same: String) {
    #expect(SearchPokedex()(typed, in: sample, isTyping: true).rows == rows(same))
    #expect(!rows(same).isEmpty)
  }

  private func rows(_ text: String) -> [Int] { SearchPokedex()(text, in: sample).rows }

  @Test(arguments: ["type:electric wei", "weight", "type:electric xyzzy"])
  func aFinishedQueryIsTakenLiterally(_ text: String) {
    #expect(count(text, isTyping: false) == 0)
  }

  @Test(arguments: ["type:electric xyzzy", "wei type:electric", "\"wei\"", "zzz"])
  func onlyALastWordThatBeginsAFieldIsUnfinished(_ text: String) {
    #expect(count(text, isTyping: true) == 0)
  }

  @Test func aWordThatMatchesANameIsApplied() {
    #expect(count("type:electric ra", isTyping: true) == count("type:electric ra", isTyping: false))
    #expect(count("type:electric ra", isTyping: true) == 2)
  }

  @Test(arguments: PokemonRows.fields.flatMap(\.examples))
  func noPrefixOfAnExampleEmptiesTheList(_ example: String) {
    let beforeValue = example.prefix { !":<>=".contains($0) }
    for length in 0...beforeValue.count {
      let text = "hp>0 " + example.prefix(length)
      #expect(count(text, isTyping: true) > 0, "\(text)")
    }
  }
}
