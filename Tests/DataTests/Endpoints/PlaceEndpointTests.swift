import PokedexDomain
import Testing

@testable import PokedexData

struct PlaceEndpointTests {
  @Test("A location may have no region", arguments: [nil, 2])
  func aLocationMayHaveARegion(number: Int?) throws {
    let region = number.map { link("region", $0) } ?? "null"
    let text = #"{"id": 31, "name": "hill", "names": [], "region": \#(region)}"#
    #expect(try read(LocationEndpoint.self, 31, text).region == number.map { ID($0) })
  }

  private let area = """
    {"id": 40, "name": "hill-top", "names": \(names(["en": "Hill (top)"])), "game_index": 0,
     "location": \(link("location", 31)), "pokemon_encounters": "not read",
     "encounter_method_rates": [
       {"encounter_method": \(link("encounter-method", 1)), "version_details": [
         {"rate": 10, "version": \(link("version", 5))},
         {"rate": 20, "version": \(link("version", 6))}]},
       {"encounter_method": \(link("encounter-method", 2)), "version_details": []}]}
    """

  @Test func anAreaHasARateForEachMethodAndVersion() throws {
    let top = try read(LocationAreaEndpoint.self, 40, area)
    #expect(top.location == 31)
    #expect(top.names[.english] == "Hill (top)")
    #expect(top.methodRates.map(\.method) == [1, 1])
    #expect(top.methodRates.map(\.version) == [5, 6])
    #expect(top.methodRates.map(\.rate) == [10, 20])
  }

  @Test func aRateAboveOneHundredIsRefused() throws {
    let text = try area.with(#""rate": 20"#, as: #""rate": 101"#)
    #expect(
      fault(LocationAreaEndpoint.self, 40, text)
        == BadData(
          resource: "location-area/40",
          field: "encounter_method_rates[0].version_details[1].rate",
          reason: "101 is not from 0 to 100"))
  }

  @Test func aMethodHasAnOrder() throws {
    let text = #"{"id": 1, "name": "walk", "names": [], "order": 15}"#
    #expect(try read(EncounterMethodEndpoint.self, 1, text).order == 15)
  }

  @Test func aConditionValueBelongsToACondition() throws {
    let condition = link("encounter-condition", 2)
    let text = #"{"id": 4, "name": "night", "names": [], "condition": \#(condition)}"#
    #expect(try read(EncounterConditionValueEndpoint.self, 4, text).condition == 2)
  }
}
