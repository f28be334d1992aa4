import PokedexDomain
import Testing

@testable import PokedexData

/// Limits on the fields of a document, so that thousands of them cannot fill the memory.
struct FieldLimitTests {
  private func term(name: String = "slow", names: String = "[]") -> String {
    #"{"id": 1, "name": "\#(name)", "names": \#(names)}"#
  }

  private func entries(_ count: Int, _ name: String) -> String {
    let entry = { (number: Int) in
      #"{"name": "\#(name)", "language": {"name": "l\#(number)", "url": "/language/1/"}}"#
    }
    return "[\((0..<count).map(entry).joined(separator: ","))]"
  }

  private func fault(_ document: String) -> BadData? {
    DataTests.fault(TermEndpoint<PokemonShapeTag>.self, 1, document)
  }

  @Test(arguments: ["a", "é", "ポ", "🂡"]) func namesUpToTheLimitAreRead(_ letter: String) {
    let most = NameText.longest / letter.utf8.count
    let fits = String(repeating: letter, count: most)
    #expect(fault(term(name: fits, names: entries(1, fits))) == nil)
    let tooLong = String(repeating: letter, count: most + 1)
    let told = [term(name: tooLong), term(names: entries(1, tooLong))].compactMap(fault)
    #expect(told.map(\.field) == ["name", "names[0].name"])
    #expect(told.allSatisfy { $0.reason == "has more than 320 bytes" })
  }

  @Test func escapesCountAsTheirCharacters() {
    let escaped = String(repeating: #"\u0061"#, count: NameText.longest)
    #expect(fault(term(name: escaped)) == nil)
    #expect(fault(term(name: escaped + "a"))?.field == "name")
  }

  @Test func namesInTooManyLanguagesAreRefused() {
    #expect(fault(term(names: entries(FieldLimit.languages, "x"))) == nil)
    let tooMany = term(names: entries(FieldLimit.languages + 1, "x"))
    #expect(fault(tooMany)?.reason == "has more than 32 elements")
  }

  private func crowd(_ count: Int) -> String {
    let list = "[\(String(repeating: "1,", count: count - 1))1]"
    return #"{"crowd": \#(list), \#(term().dropFirst())"#
  }

  /// Each value takes memory, even if it is not read.
  @Test func aDocumentWithTooManyValuesIsRefused() {
    #expect(fault(crowd(FieldLimit.values - 5)) == nil)
    let told = fault(crowd(FieldLimit.values + 1))
    #expect(told?.reason == "has more than 100000 values")
    #expect(told?.resource == "pokemon-shape/1")
  }
}
