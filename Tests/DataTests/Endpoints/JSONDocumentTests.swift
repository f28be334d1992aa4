import PokedexDomain
import Testing

@testable import PokedexData

/// Malformed and hostile JSON.
struct JSONDocumentTests {
  private struct Sample: Decodable {
    let number: Bounded<-100, 2_147_483_647>?
    let text: NameText?
    let flag: Bool?
    let list: [Sample]?
  }

  private func read(_ bytes: [UInt8]) throws(BadData) -> Sample {
    try JSONDocument(resource: "x/1", response: HTTPResponse(body: bytes)).decode(Sample.self)
  }

  private func read(_ text: String) throws(BadData) -> Sample { try read(Array(text.utf8)) }

  private func fault(_ text: String) -> String? {
    do throws(BadData) {
      _ = try read(text)
      return nil
    } catch {
      return "\(error.resource) \(error.field) \(error.reason)"
    }
  }

  @Test(
    "Integers are read in every notation",
    arguments: [
      ("0", 0), ("-0", 0), ("7", 7), ("-12", -12), (" 2147483647 ", 2_147_483_647), ("1.0", 1),
      ("1e3", 1_000),
    ])
  func wholeNumbers(text: String, number: Int) throws {
    #expect(try read(#"{"number": \#(text)}"#).number?.value == number)
  }

  @Test(
    "Other values of an integer are refused with the field",
    arguments: [
      "1.5", #""1""#, "true", "[]", "{}", "1e300", "-1e300", "99999999999999999999",
      String(repeating: "9", count: 100_000), "1e999999999",
    ])
  func otherNumbers(text: String) {
    #expect(
      fault(#"{"list": [{}, {"number": \#(text)}]}"#) == "x/1 list[1].number is not a whole number")
  }

  @Test func aNumberBeyondItsRangeIsRefusedWithTheRange() {
    #expect(
      fault(#"{"number": -101}"#) == "x/1 number -101 is not from -100 to 2147483647")
  }

  @Test(
    "A text is read with its escapes",
    arguments: [
      (#"a\" \\ \/ \n"#, "a\" \\ / \n"), (#"\u00e9\u96e8"#, "é雨"), (#"\ud83c\udca1"#, "🂡"),
      ("é雨🂡", "é雨🂡"), ("", ""),
    ])
  func texts(text: String, meaning: String) throws {
    #expect(try read(#"{"text": "\#(text)"}"#).text?.value == meaning)
  }

  @Test(
    "Invalid escapes are refused with the field",
    arguments: [#"\x"#, #"\ud800"#, #"\udc00\ud800"#, #"\uzzzz"#, "\u{1}"])
  func escapes(text: String) {
    #expect(fault(#"{"text": "\#(text)"}"#) == "x/1 text has an invalid escape")
  }

  @Test func aTextThatIsNotUTF8IsRefused() {
    let bytes = Array(#"{"text": ""#.utf8) + [0xE9, 0xFF] + Array(#""}"#.utf8)
    #expect(throws: BadData.self) { try read(bytes) }
  }

  @Test("A document that is cut within a character is incomplete", arguments: 1...3)
  func cutCharacter(length: Int) {
    let error = #expect(throws: BadData.self) {
      try read(Array(#"{"text": "a"#.utf8) + Array("🂡".utf8.prefix(length)))
    }
    #expect(error?.reason == "ends in the middle")
  }

  @Test func aTextOfTenMegabytesIsRefusedWithItsField() {
    let text = String(repeating: "a", count: 10_000_000)
    #expect(fault(#"{"text": "\#(text)"}"#) == "x/1 text has more than 320 bytes")
  }

  @Test(
    "A value of another type is refused with the field",
    arguments: [
      (#"{"text": 5}"#, "text is not a text"), (#"{"flag": 5}"#, "flag is neither true nor false"),
      (#"{"list": {}}"#, "list is not a list"), (#"{"list": [1]}"#, "list[0] is not an object"),
      (#"{"list": [null]}"#, "list[0] has no value"), ("[]", " is not an object"),
    ])
  func otherKinds(text: String, expected: String) {
    #expect(fault(text) == "x/1 \(expected)")
  }

  @Test(
    "Syntax errors are reported",
    arguments: [
      ("{", "ends in the middle"), (#"{"a"#, "ends in the middle"),
      (#"{"a":[1"#, "ends in the middle"), (#"{"a": "\"}"#, "ends in the middle"),
      ("{}{}", "has data after its end"), ("{} x", "has data after its end"),
      (#"{"a" 1}"#, "is not JSON"), ("{1:2}", "is not JSON"), (#"{"a":}"#, "is not JSON"),
      ("nul", "is not JSON"), ("}", "is not JSON"),
    ])
  func syntax(text: String, expected: String) {
    #expect(fault(text) == "x/1  \(expected)")
  }

  @Test func duplicateMembersAreAccepted() throws {
    let number = try read(#"{"number": 1, "text": "a", "number": 3}"#).number?.value
    #expect(number == 1)
  }

  @Test func aByteOrderMarkIsSkipped() throws {
    #expect(try read("\u{FEFF}{\"number\": 1}").number?.value == 1)
  }
}
