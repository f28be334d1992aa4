import PokedexDomain
import Testing

@testable import PokedexData

struct EncountersEndpointTests {
  private let text = """
    [{"location_area": \(link("location-area", 40, "hill-top")), "version_details": [
       {"max_chance": 30, "version": \(link("version", 5, "teal")), "encounter_details": [
          {"chance": 20, "condition_values": [], "max_level": 12, "min_level": 10,
           "method": \(link("encounter-method", 1, "walk")), "pokemon_details": null},
          {"chance": 10, "max_level": 30, "min_level": 30,
           "condition_values": \(links("encounter-condition-value", 3, 7)),
           "method": \(link("encounter-method", 2, "surf")),
           "pokemon_details": {"is_alpha": true, "always_shiny": false, "never_shiny": true,
                               "min_perfect_ivs": null}}]},
       {"max_chance": 0, "version": \(link("version", 6)), "encounter_details": []}]},
     {"location_area": \(link("location-area", 41)), "version_details": []}]
    """

  private func read(_ text: String) throws(BadData) -> EncountersEndpoint {
    try JSONDocument(
      resource: EncountersEndpoint.path(of: 2000), response: HTTPResponse(body: Array(text.utf8))
    ).decode(EncountersEndpoint.self)
  }

  @Test func thePathNamesTheForm() {
    #expect(EncountersEndpoint.path(of: 2000) == "pokemon/2000/encounters")
  }

  @Test func everySlotIsRead() throws {
    #expect(
      try read(text).encounters == [
        Encounter(area: 40, version: 5, method: 1, minLevel: 10, maxLevel: 12, chance: 20),
        Encounter(
          area: 40, version: 5, method: 2, minLevel: 30, maxLevel: 30, chance: 10,
          conditions: [3, 7], traits: [.alpha, .neverShiny]),
      ])
  }

  @Test func aFormMayHaveNoEncounters() throws {
    #expect(try read(" [] \n").encounters.isEmpty)
  }

  @Test(
    "Errors name the field",
    arguments: [
      InvalidChange(#""chance": 20"#, #""chance": 101"#, names: "encounter_details[0].chance"),
      InvalidChange(
        #""min_level": 10"#, #""min_level": 101"#, names: "encounter_details[0].min_level"),
      InvalidChange(
        #""max_level": 12"#, #""max_level": 9"#, names: "encounter_details[0].max_level"),
      InvalidChange(#""max_level": 12,"#, "", names: "encounter_details[0].max_level"),
      InvalidChange(
        #""is_alpha": true"#, #""is_alpha": 1"#,
        names: "encounter_details[1].pokemon_details.is_alpha"),
      InvalidChange(
        "encounter-condition-value/7/", "encounter-condition-value/",
        names: "encounter_details[1].condition_values[1].url"),
      InvalidChange(
        #""condition_values": []"#, #""condition_values": {}"#,
        names: "encounter_details[0].condition_values"),
      InvalidChange(link("version", 5, "teal"), "5", names: "version"),
    ])
  func errorsNameTheField(_ change: InvalidChange) throws {
    let text = try text.with(change.part, as: change.other)
    let fault = #expect(throws: BadData.self) { try read(text) }
    #expect(fault?.resource == "pokemon/2000/encounters")
    #expect(fault?.field == "[0].version_details[0].\(change.field)")
  }

  @Test(
    "Other documents are refused",
    arguments: [
      "", "null", "{}", "[1]", "[[]]", "[{}]", "[] []", "[,]", "<html>",
    ])
  func otherDocumentsAreRefused(text: String) {
    #expect(throws: BadData.self) { try read(text) }
  }
}
