import PokedexDomain
import PokedexTesting
import Testing

@Suite struct QueryFuzzTests {
  private static let pieces =
    ["type", "hp", "sort", "name", "is", "fire", "mr mime", "151", "..", "1e999", "-0", "#25"]
    + ["(", ")", "|", "\"", ":", "=", "!=", "<", "<=", ">", ">=", "!", "-", ",", ".", " ", "\t"]
    + ["é", "リザ", "♀", "🦖", "\u{301}", "\u{0}", "\r\n", "\u{202E}", "ß", "İ", "@", "/", "move"]

  static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...14, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  /// Few rows, so that many queries run.
  private static let engine = {
    let forms = SampleDex.forms.filter { $0.id.rawValue % 5 == 1 }
    return QueryEngine(
      PokemonRows(
        Catalog(
          forms: Table(forms), species: Table(SampleDex.species), names: forms.map(\.slug))))
  }()

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func anyTextIsAnswered(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let check = QueryCheck(Self.engine)
    for _ in 0..<1_500 {
      let text = Self.text(&random)
      if let fault = check.fault(in: text) { Issue.record("\(fault): \(text)") }
    }
  }

  @Test(arguments: [31, 32, 33, 34] as [UInt64])
  func anyQueryOfDexWordsIsAnswered(_ seed: UInt64) {
    var queries = RandomQueries(sample.rows, seed: seed)
    let check = QueryCheck(sample)
    for _ in 0..<250 {
      let text = queries.next()
      if let fault = check.fault(in: text) { Issue.record("\(fault): \(text)") }
    }
  }

  @Test func everyPrefixOfAnyTextIsAnswered() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let text = Self.text(&random)
      for length in 0...text.count {
        _ = SearchPokedex()(String(text.prefix(length)), in: sample)
      }
    }
  }

  @Test(arguments: [41, 42] as [UInt64])
  func completionsAreValidAtEveryCursor(_ seed: UInt64) throws {
    var queries = RandomQueries(sample.rows, seed: seed)
    for _ in 0..<20 {
      let text = queries.next()
      for cursor in 0...text.count {
        for completion in sample.completions(of: text, cursor: cursor) {
          #expect(completion.range.clamped(to: 0..<text.count) == completion.range)
        }
      }
    }
  }
}
