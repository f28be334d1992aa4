import Testing

@testable import PokedexDomain

/// The part of a query at the cursor, which `‸` marks.
@Suite struct CompletionContextTests {
  typealias Part = CompletionContext.Part

  private func context(_ marked: String) -> CompletionContext {
    let cursor = marked.prefix { $0 != mark }.count
    return CompletionContext(marked.unmarked, cursor: cursor)
  }

  @Test(arguments: [
    ("‸", Part.word, ""), ("ty‸", .word, "ty"), ("type:fire sp‸", .word, "sp"),
    ("(ty‸", .word, "ty"), ("a|ty‸", .word, "ty"), ("-ty‸", .word, "ty"), ("@ra‸", .word, "@ra"),
    ("type:‸", .value(field: "type"), ""), ("type:fi‸", .value(field: "type"), "fi"),
    ("TYPE:fi‸", .value(field: "type"), "fi"), ("type:fire,wa‸", .value(field: "type"), "wa"),
    ("type!=fi‸", .value(field: "type"), "fi"), ("hp>=‸", .value(field: "hp"), ""),
    ("-type:fi‸", .value(field: "type"), "fi"), ("type:fire | is:l‸", .value(field: "is"), "l"),
    ("move:toxic@‸", .game(field: "move"), ""), ("move:toxic@pl‸", .game(field: "move"), "pl"),
    ("move:toxic/eg‸", .second(field: "move"), "eg"),
    ("move:toxic@platinum/eg‸", .second(field: "move"), "eg"),
    ("move:toxic/egg@pl‸", .game(field: "move"), "pl"),
    ("move:toxic@red,wi‸", .value(field: "move"), "wi"),
    ("move:\"quick at‸", .value(field: "move"), "quick at"),
    ("move:\"quick attack\"@pl‸", .game(field: "move"), "pl"),
    ("move:\"quick attack\" sp‸", .word, "sp"),
    ("sort:‸", .sort, ""), ("sort:sp‸", .sort, "sp"), ("sort:-sp‸", .sort, "sp"),
    ("sort:-hp,-sp‸", .sort, "sp"), ("-sort:sp‸", .sort, "sp"),
    ("type:fi‸re", .value(field: "type"), "fi"),
  ])
  func thePartBeforeTheCursorIsCompleted(_ marked: String, _ part: Part, _ typed: String) {
    #expect(context(marked).part == part)
    #expect(context(marked).typed == typed)
  }

  @Test(arguments: [
    ("spe>100 type:fi‸", 13..<15), ("type:fire,wa‸", 10..<12), ("sort:-sp‸", 6..<8),
    ("move:toxic@pl‸", 11..<13), ("-ty‸", 1..<3), ("move:\"quick at‸", 5..<14), ("‸", 0..<0),
    ("type:fi‸re x", 5..<9), ("ty‸pe:fire", 0..<4),
    ("type:fi‸re,water", 5..<9), ("move:\"quick at‸tack\"@red", 5..<19),
  ])
  func onlyThatPartIsReplaced(_ marked: String, _ range: Range<Int>) {
    #expect(context(marked).range == range)
  }

  @Test(arguments: [
    ("type:ice abil‸", "type:ice "), ("type:ice -abil‸ hp>5", "type:ice  hp>5"),
    ("(a | ty‸) b", "(a | ) b"), ("type:fire,wa‸", ""), ("type:fi‸re x", " x"),
    ("move:\"quick at‸", ""), ("move:\"qu‸ick attack\"@red x", " x"), ("‸type:fire x", " x"),
  ])
  func theRestExcludesTheWholeTerm(_ marked: String, _ rest: String) {
    #expect(context(marked).rest == rest)
  }

  @Test(arguments: [
    ("-type:f‸", true), ("!type:f‸", true), ("--type:f‸", false), ("a-b‸", false),
    ("type:f‸", false),
  ])
  func aSignBeforeATermExcludesIt(_ marked: String, _ isNegated: Bool) {
    #expect(context(marked).isNegated == isNegated)
  }

  @Test(arguments: [
    ("move:toxic@pl‸", "toxic@"), ("move:wish,toxic@pl‸", "toxic@"),
    ("move:toxic@red/eg‸", "toxic@red/"), ("move:\"quick attack\"@‸", "\"quick attack\"@"),
    ("type:fi‸", ""), ("ty‸", ""),
  ])
  func thePrecedingPartOfTheValueIsKnown(_ marked: String, _ value: String) {
    #expect(context(marked).value == value)
  }

  @Test(arguments: [-3, 99]) func aCursorOutsideTheTextIsClamped(_ cursor: Int) {
    #expect(CompletionContext("type:fi", cursor: cursor).range == (cursor < 0 ? 0..<4 : 5..<7))
  }
}
