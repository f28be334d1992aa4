import PokedexDomain
import Testing

@testable import PokedexData

struct JSONReaderTests {
  private func read<Value>(
    _ text: String, _ body: (inout JSONReader) throws(BadData) -> Value
  ) throws(BadData) -> Value {
    try JSONReader.read(Array(text.utf8), resource: "x/1", body)
  }

  @Test(
    "A whole number is read as it stands",
    arguments: [
      ("0", 0), ("-0", 0), ("7", 7), ("-12", -12), (" 2147483647 ", 2_147_483_647),
    ])
  func wholeNumbers(text: String, number: Int) throws {
    let read = try read(text) { reader throws(BadData) in
      try reader.number(-100...Int(Int32.max))
    }
    #expect(read == number)
  }

  @Test(
    "What is no whole number is refused",
    arguments: [
      "", "-", "x", "1.0", "1e3", "1x", "\"1\"", "null", "true", "[]", "99999999999", "- 1", "+1",
    ])
  func otherNumbers(text: String) {
    #expect(throws: BadData(resource: "x/1", field: "", reason: "is not a whole number")) {
      try read(text) { reader throws(BadData) in try reader.number(0...Int.max) }
    }
  }

  @Test(
    "A value of any shape can be left out",
    arguments: [
      "1", "-1.5e-7", "true", "null", #""""#, #""a \" ] } \\""#, "[]", "{}", "[[],[{}]]",
      #"{"a": [1, {"b": "]"}], "c": null}"#, " [ 1 , 2 ] ",
    ])
  func anythingCanBeSkipped(value: String) throws {
    let elements = try read("[\(value), 5]") { reader throws(BadData) in
      var elements = [Bool]()
      try reader.beginArray()
      elements.append(try reader.nextElement())
      try reader.skip()
      elements.append(try reader.nextElement())
      _ = try reader.number(5...5)
      elements.append(try reader.nextElement())
      return elements
    }
    #expect(elements == [true, true, false])
  }

  /// Texts, objects and lists are looked for in 64 bytes at once: here they begin, end and are
  /// escaped at each place of such a block.
  @Test(arguments: 0..<130)
  func whereADocumentBeginsMakesNoDifference(spaces: Int) throws {
    let long = String(repeating: #"\\\" ]} "#, count: 12)
    let text = #"""
      {"a": "\#(long)", "b": [[], {"c": "\\"}], "d\"": "[{\"", "e": [1, "\\\\"], "f": 7}
      """#
    let read = try read(String(repeating: " ", count: spaces) + text + " ") {
      reader throws(BadData) in
      let object = try JSONObject(from: &reader)
      let (texts, number): ([String], Int) = (
        [try object["a"], try object[#"d\""#]], try object["f"]
      )
      var list = try object.required("e")
      try list.beginArray()
      _ = try list.nextElement()
      try list.skip()
      _ = try list.nextElement()
      return texts + [try list.string(), "\(number)"]
    }
    let whole = String(repeating: #"\" ]} "#, count: 12)
    #expect(read == [whole, #"[{""#, #"\\"#, "7"])
  }

  private func lists(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  @Test func sixtyFourListsInEachOtherAreSkipped() throws {
    try read(lists(64)) { reader throws(BadData) in try reader.skip() }
  }

  @Test(arguments: [65, 1_000, 100_000])
  func moreListsInEachOtherAreRefused(depth: Int) {
    let fault = #expect(throws: BadData.self) {
      try read(lists(depth)) { reader throws(BadData) in try reader.skip() }
    }
    #expect(fault?.reason == "is nested too deep")
  }

  @Test(
    "A value without an end is refused",
    arguments: [
      "", "[", "{", "[1", "\"", "\"a\\\"", #"{"a"#, #"{"a":"#, "\"\\",
    ])
  func valuesWithoutAnEnd(text: String) {
    #expect(throws: BadData.self) {
      try read(text) { reader throws(BadData) in try reader.skip() }
    }
  }

  @Test(
    "A mark where a value should be is refused",
    arguments: [
      #"{"a":}"#, #"{"a":,"b":1}"#, "[,]", "[1,]", "[x{1]", "[1 2]", #"{"a" 1}"#, "{1:2}",
    ])
  func missingValues(text: String) {
    #expect(throws: BadData.self) {
      try read(text) { reader throws(BadData) in
        if text.hasPrefix("{") { _ = try JSONObject(from: &reader) } else { try skipList(&reader) }
      }
    }
  }

  private func skipList(_ reader: inout JSONReader) throws(BadData) {
    try reader.beginArray()
    while try reader.nextElement() { try reader.skip() }
  }

  @Test func theFieldIsNamedWhereverItLies() throws {
    let text = #"{"a": "\"{", "b": [1, {"c": [[2]]}]}"#
    let fields = try read(text) { reader throws(BadData) in
      let object = try JSONObject(from: &reader)
      var list = try object.required("b")
      try list.beginArray()
      _ = try list.nextElement()
      try list.skip()
      _ = try list.nextElement()
      let inner = try JSONObject(from: &list).required("c")
      var deepest = inner
      try deepest.beginArray()
      _ = try deepest.nextElement()
      return [
        deepest.badData(""), deepest.badData("", key: "d"), inner.badData(""), object.badData(""),
      ].map(\.field)
    }
    #expect(fields == ["b[1].c[0]", "b[1].c[0].d", "b[1].c", ""])
  }

  @Test func afterAListTheFieldAroundItIsNamed() throws {
    let field = try read(#"{"a": [1]}"#) { reader throws(BadData) in
      var list = try JSONObject(from: &reader).required("a")
      try skipList(&list)
      return list.badData("").field
    }
    #expect(field == "a")
  }

  @Test func nullIsAskedForAndOtherwiseLeft() throws {
    let words = try read("[null, false]") { reader throws(BadData) in
      try reader.beginArray()
      _ = try reader.nextElement()
      let first = reader.null()
      _ = try reader.nextElement()
      let second = reader.null()
      let flag = try reader.flag()
      _ = try reader.nextElement()
      return [first, second, flag]
    }
    #expect(words == [true, false, false])
  }

  @Test func aMemberThatComesTwiceCountsAsTheLast() throws {
    let number: Int = try read(#"{"a": 1, "b": 2, "a": 3}"#) { reader throws(BadData) in
      try JSONObject(from: &reader)["a"]
    }
    #expect(number == 3)
  }

  @Test func nullIsNoValueButWhereThereMayBeNone() throws {
    let none: Int? = try read(#"{"a": null}"#) { reader throws(BadData) in
      try JSONObject(from: &reader)["a"]
    }
    #expect(none == nil)
    #expect(throws: BadData(resource: "x/1", field: "a", reason: "has no value")) {
      let _: Int = try read(#"{"a": null}"#) { reader throws(BadData) in
        try JSONObject(from: &reader)["a"]
      }
    }
  }
}
