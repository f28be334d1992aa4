import PokedexDomain
import Testing

@testable import PokedexData

struct JSONReaderTests {
  private func reader(_ text: String) -> JSONReader {
    JSONReader(Array(text.utf8), resource: "x/1")
  }

  @Test(
    "A whole number is read as it stands",
    arguments: [
      ("0", 0), ("-0", 0), ("7", 7), ("-12", -12), (" 2147483647 ", 2_147_483_647), ("5,", 5),
    ])
  func wholeNumbers(text: String, number: Int) throws {
    var reader = reader(text)
    #expect(try reader.number(-100...Int(Int32.max)) == number)
  }

  @Test(
    "What is no whole number is refused",
    arguments: [
      "", "-", "x", "1.0", "1e3", "1x", "\"1\"", "null", "true", "[]", "99999999999", "- 1", "+1",
    ])
  func otherNumbers(text: String) {
    var reader = reader(text)
    #expect(throws: BadData(resource: "x/1", field: "", reason: "is not a whole number")) {
      try reader.number(0...Int.max)
    }
  }

  @Test(
    "A value of any shape can be left out",
    arguments: [
      "1", "-1.5e-7", "true", "null", #""""#, #""a \" ] } \\""#, "[]", "{}", "[[],[{}]]",
      #"{"a": [1, {"b": "]"}], "c": null}"#, " [ 1 , 2 ] ",
    ])
  func anythingCanBeSkipped(value: String) throws {
    var reader = reader("[\(value), 5]")
    try reader.beginArray()
    #expect(try reader.nextElement())
    try reader.skip()
    #expect(try reader.nextElement())
    #expect(try reader.number(5...5) == 5)
    #expect(try reader.nextElement() == false)
    try reader.finish()
  }

  @Test func aHundredThousandListsInEachOtherAreSkipped() throws {
    let depth = 100_000
    var reader = reader(
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
    try reader.skip()
    try reader.finish()
  }

  @Test(
    "A value without an end is refused",
    arguments: [
      "", "[", "{", "[1", "\"", "\"a\\\"", #"{"a"#, #"{"a":"#, "\"\\",
    ])
  func valuesWithoutAnEnd(text: String) {
    var reader = reader(text)
    #expect(throws: BadData.self) { try reader.skip() }
  }

  @Test func theFieldIsNamedWhereverItLies() throws {
    var reader = reader(#"{"a": 0, "b": [1, {"c": [[2]]}]}"#)
    try reader.beginObject()
    _ = try reader.nextKey()
    try reader.skip()
    _ = try reader.nextKey()
    try reader.beginArray()
    _ = try reader.nextElement()
    try reader.skip()
    _ = try reader.nextElement()
    try reader.beginObject()
    _ = try reader.nextKey()
    try reader.beginArray()
    _ = try reader.nextElement()
    #expect(reader.badData("").field == "b[1].c[0]")
    #expect(reader.badData("", key: "d").field == "b[1].c[0].d")
  }

  @Test func afterAListTheFieldAroundItIsNamed() throws {
    var reader = reader(#"{"a": [1]}"#)
    try reader.beginObject()
    _ = try reader.nextKey()
    try reader.beginArray()
    while try reader.nextElement() { try reader.skip() }
    #expect(reader.badData("").field == "a")
  }

  @Test func nullIsAskedForAndOtherwiseLeft() throws {
    var reader = reader("[null, false]")
    try reader.beginArray()
    _ = try reader.nextElement()
    let first = reader.null()
    #expect(first)
    _ = try reader.nextElement()
    let second = reader.null()
    #expect(second == false)
    #expect(try reader.flag() == false)
  }
}
