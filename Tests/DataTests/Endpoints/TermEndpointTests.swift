import PokedexDomain
import Testing

@testable import PokedexData

struct TermEndpointTests {
  private typealias Color = TermEndpoint<PokemonColorTag>

  @Test func aTermHasANumberASlugAndNames() throws {
    let text = #"{"id": 3, "name": "sea-green", "names": \#(names(["en": "Sea", "fr": "Mer"]))}"#
    let color = try read(Color.self, 3, text)
    #expect(color.id == 3)
    #expect(color.slug == "sea-green")
    #expect(color.names == Names([.english: "Sea", Language(rawValue: "fr"): "Mer"]))
  }

  @Test func aTermMayHaveNoNames() throws {
    let text = #"{"id": 0, "name": "damage"}"#
    #expect(try read(TermEndpoint<MoveCategoryTag>.self, 0, text).names == Names())
  }

  @Test func emptyNamesAreSkippedAndTheLastOneWins() throws {
    let list = names(["en": "Unknown", "de": "", "en": "Cave"])
    let color = try read(Color.self, 3, #"{"id": 3, "name": "x", "names": \#(list)}"#)
    #expect(color.names == Names([.english: "Cave"]))
  }

  @Test(
    "Errors name the field",
    arguments: [
      InvalidChange(#""id": 3"#, #""id": "3""#, names: "id"),
      InvalidChange(#""id": 3"#, #""id": 0"#, names: "id"),
      InvalidChange(#""id": 3"#, #""id": 3000000000"#, names: "id"),
      InvalidChange(#""id": 3"#, #""id": 3.5"#, names: "id"),
      InvalidChange(#""id": 3"#, #""id": 3e400"#, names: "id"),
      InvalidChange(#""id": 3"#, #""id": 99999999999999999999"#, names: "id"),
      InvalidChange(#""id": 3"#, #""id": null"#, names: "id"),
      InvalidChange(#""name": "sea""#, #""name": 7"#, names: "name"),
      InvalidChange(#""name": "sea","#, "", names: "name"),
      InvalidChange(#""name": "Sea""#, #""name": null"#, names: "names[0].name"),
      InvalidChange(#""name": "en","#, "", names: "names[0].language.name"),
      InvalidChange("[{", "{", names: ""),
    ])
  func errorsNameTheField(_ change: InvalidChange) throws {
    let text = #"{"id": 3, "name": "sea", "names": \#(names(["en": "Sea"]))}"#
    let fault = fault(Color.self, 3, try text.with(change.part, as: change.other))
    #expect(fault?.resource == "pokemon-color/3")
    #expect(fault?.field == change.field)
  }

  @Test func aNumberOutOfRangeIsExplained() {
    #expect(
      fault(Color.self, 3, #"{"id": -3, "name": "sea"}"#)
        == BadData(
          resource: "pokemon-color/3", field: "id",
          reason: "-3 is not a valid ID of the kind pokemon-color"))
  }
}
