import PokedexDomain
import PokedexTesting
import Testing

@Suite struct QueryFuzzTests {
  private static let pieces =
    ["type", "hp", "sort", "name", "is", "fire", "mr mime", "151", "..", "1e999", "-0", "#25"]
    + ["(", ")", "|", "\"", ":", "=", "!=", "<", "<=", ">", ">=", "!", "-", ",", ".", " ", "\t"]
    + ["é", "リザ", "♀", "🦖", "\u{301}", "\u{0}", "\r\n", "\u{202E}", "ß", "İ"]

  private func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...14, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random) ?? ""
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
  func whateverIsTypedIsAnswered(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let odd = (0..<5_000).map { _ in text(&random) }.filter { !isSound($0) }
    #expect(odd == [])
  }

  /// Problems lie inside the text and say something; no row is found twice.
  private func isSound(_ text: String) -> Bool {
    let result = SearchPokedex()(text, in: Self.engine)
    let whole = 0..<text.count
    return Set(result.rows).count == result.rows.count
      && result.problems.allSatisfy {
        !$0.range.isEmpty && $0.range.clamped(to: whole) == $0.range && !$0.message.isEmpty
      }
  }

  @Test func everyBeginningOfWhateverIsTypedIsAnswered() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let text = text(&random)
      for length in 0...text.count {
        _ = SearchPokedex()(String(text.prefix(length)), in: sample)
      }
    }
  }
}
