import PokedexDomain
import PokedexTesting
import Testing

/// Queries printed as text, for the sort chooser and for messages.
@Suite struct PrintingTests {
  private func printed(_ text: String) -> String { QueryParser.parse(text).description }

  @Test(arguments: [
    ("", ""), ("char", "char"), ("  mr   mime ", "mr mime"), ("type : fire", "type:fire"),
    ("a|b", "a | b"), ("(a | b) c", "(a | b) c"), ("(a b) | c", "a b | c"), ("((a))", "a"),
    ("!a", "-a"), ("- a", "-a"), ("--a", "--a"), ("-(a b)", "-(a b)"), ("-(a | b)", "-(a | b)"),
    ("-(type:fire)", "-type:fire"), ("(a | (b | c))", "a | b | c"),
    ("a (b | (c d))", "a (b | c d)"),
    ("sort:-spe,hp a", "a sort:-spe sort:hp"), ("-sort:hp", "sort:-hp"),
    ("a sort:\"b c\"", "a sort:\"b c\""),
    ("sort:\"-b c\"", "sort:\"-b c\""), ("\"mr mime\"", "\"mr mime\""), ("\"mr", "\"mr\""),
    ("move:\"quick attack\"@red", "move:\"quick attack@red\""), ("weak:ice >= 4", "weak:ice>=4"),
    ("type:fire,\"ice\" x", "type:fire,\"ice\" x"), ("(a", "a"), ("a)", "a"), ("type:", "(type:)"),
    ("(type:) fire", "(type:) fire"), ("-(type:) a", "-(type:) a"), ("type:(fire)", "(type:) fire"),
    ("type:fire, | a", "type:fire | a"), ("@rain -@sun", "@rain -@sun"), ("hp>-5", "hp>-5"),
    ("a | | b", "a |  | b"), ("weak:ice>=", "weak:ice"),
    ("-sort:- a", "a"), ("sort:-,hp", "sort:hp"),
  ])
  func queriesArePrintedInTheShortestForm(_ text: String, _ expected: String) {
    #expect(printed(text) == expected)
    #expect(printed(expected) == expected)
  }

  @Test(arguments: PokemonRows.fields.flatMap(\.examples) + ["Mr. Mime", "nidoran♀", "リザードン"])
  func printedExamplesFindTheSame(_ example: String) {
    let text = printed(example)
    #expect(printed(text) == text)
    #expect(find(text) == find(example))
  }

  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func printedQueriesAreStableAndEquivalent(_ seed: UInt64) {
    var queries = RandomQueries(sample.rows, seed: seed)
    for _ in 0..<250 {
      let text = queries.next()
      guard !text.unicodeScalars.contains("\u{301}") else { continue }
      let query = QueryParser.parse(text)
      let once = query.description
      #expect(printed(once) == once, "\(text)")
      if query.problems.isEmpty { #expect(find(once) == find(text), "\(text)\n\(once)") }
    }
  }

  @Test(arguments: [21, 22] as [UInt64])
  func printedTextIsStable(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let text = QueryFuzzTests.text(&random)
      // A combining mark would join the preceding character of the printed text.
      guard !text.unicodeScalars.contains("\u{301}") else { continue }
      let once = printed(text)
      #expect(printed(once) == once, "\(text)")
    }
  }
}
