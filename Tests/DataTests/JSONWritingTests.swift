import Testing

@testable import PokedexData

@Suite struct JSONWritingTests {
  @Test func membersKeepTheirOrder() {
    let value = JSON.object([
      ("speed", .decimal("0.5")), ("id", .number(-25)), ("isDefault", .flag(true)), ("game", .null),
      ("types", .list([.string("fire"), .list([]), .object([])])),
    ])
    #expect(
      value.written
        == #"{"speed":0.5,"id":-25,"isDefault":true,"game":null,"types":["fire",[],{}]}"#)
  }

  @Test func textsAndKeysAreEscaped() {
    let value = JSON.object([("a\"", .string("\\ \u{0}\n\u{1B}\u{9B}\u{2028}é😀"))])
    #expect(value.written == #"{"a\"":"\\ \u0000\u000a\u001b\u009b\u2028é😀"}"#)
  }

  @Test func aListHasALineForEachValue() {
    #expect(JSON.lines([]) == ["[]"])
    #expect(JSON.lines([.number(1)]) == ["[", "  1", "]"])
    #expect(JSON.lines([.number(1), .null]) == ["[", "  1,", "  null", "]"])
  }
}
