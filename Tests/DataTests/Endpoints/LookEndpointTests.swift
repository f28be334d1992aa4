import PokedexDomain
import Testing

@testable import PokedexData

struct LookEndpointTests {
  private let text = """
    {"id": 10500, "name": "testling-hot", "names": \(names(["en": "Hot Testling"])),
     "form_names": \(names(["en": "Hot Form", "de": "Heiß"])),
     "pokemon": \(link("pokemon", 12_000)), "is_default": true, "is_battle_only": false,
     "is_mega": true, "form_order": 2, "order": 300,
     "types": [{"slot": 2, "type": \(link("type", 10))}, {"slot": 1, "type": \(link("type", 4))}],
     "version_group": \(link("version-group", 9))}
    """

  @Test func aLookHasANameAndALabel() throws {
    let look = try read(LookEndpoint.self, 10_500, text)
    #expect(look.names == Names([.english: "Hot Testling"]))
    #expect(look.labels == Names([.english: "Hot Form", Language(rawValue: "de"): "Heiß"]))
    #expect(look.form == 12_000)
    #expect([look.isDefault, look.isBattleOnly, look.isMega] == [true, false, true])
    #expect([look.formOrder, look.order] == [2, 300])
    #expect(look.versionGroup == 9)
  }

  @Test func typesGoByTheirSlots() throws {
    let look = try read(LookEndpoint.self, 10_500, text)
    #expect(look.type1 == 4)
    #expect(look.type2 == 10)
  }

  @Test(
    "Errors name the field",
    arguments: [
      InvalidChange(#""slot": 1"#, #""slot": 2"#, names: "types"),
      InvalidChange(#""slot": 2"#, #""slot": 1"#, names: "types"),
      InvalidChange(#""slot": 2"#, #""slot": 3"#, names: "types[0].slot"),
      InvalidChange(#""form_order": 2"#, #""form_order": -2"#, names: "form_order"),
      InvalidChange(#""form_names""#, #""forms""#, names: "form_names"),
    ])
  func errorsNameTheField(_ change: InvalidChange) throws {
    let fault = fault(LookEndpoint.self, 10_500, try text.with(change.part, as: change.other))
    #expect(fault?.resource == "pokemon-form/10500")
    #expect(fault?.field == change.field)
  }
}
