import PokedexDomain
import Testing

@testable import PokedexData

struct GameEndpointTests {
  private let english = names(["en": "Some"])

  @Test func aVersionBelongsToAGroup() throws {
    let group = link("version-group", 9)
    let version = try read(
      VersionEndpoint.self, 5,
      #"{"id": 5, "name": "teal", "names": \#(english), "version_group": \#(group)}"#)
    #expect(version.slug == "teal")
    #expect(version.names[.english] == "Some")
    #expect(version.versionGroup == 9)
  }

  @Test func aVersionGroupHasItsGenerationMethodsDexesAndRegions() throws {
    let group = try read(
      VersionGroupEndpoint.self, 9,
      """
      {"id": 9, "name": "teal-pink", "order": 12, "generation": \(link("generation", 3)),
       "move_learn_methods": \(links("move-learn-method", 1, 4)),
       "pokedexes": \(links("pokedex", 2)), "regions": \(links("region", 7, 8))}
      """)
    #expect(group.generation == 3)
    #expect(group.order == 12)
    #expect(group.learnMethods == [1, 4])
    #expect(group.pokedexes == [2])
    #expect(group.regions == [7, 8])
  }

  @Test func aGenerationHasAMainRegion() throws {
    let text =
      #"{"id": 2, "name": "g", "names": \#(english), "main_region": \#(link("region", 2))}"#
    #expect(try read(GenerationEndpoint.self, 2, text).mainRegion == 2)
  }

  @Test("A region may have no generation", arguments: [nil, 4])
  func aRegionMayHaveAGeneration(number: Int?) throws {
    let generation = number.map { link("generation", $0) } ?? "null"
    let text = #"{"id": 4, "name": "r", "names": \#(english), "main_generation": \#(generation)}"#
    #expect(try read(RegionEndpoint.self, 4, text).mainGeneration == number.map { ID($0) })
  }

  @Test("A dex may have no region", arguments: [nil, 4])
  func aDexMayHaveARegion(number: Int?) throws {
    let region = number.map { link("region", $0) } ?? "null"
    let dex = try read(
      PokedexEndpoint.self, 6,
      #"{"id": 6, "name": "d", "names": \#(english), "region": \#(region), "is_main_series": true}"#
    )
    #expect(dex.region == number.map { ID($0) })
    #expect(dex.isMainSeries)
  }

  @Test func aLinkToAnotherKindIsNamed() {
    let text = #"{"id": 5, "name": "x", "names": [], "version_group": \#(link("version", 9))}"#
    #expect(
      fault(VersionEndpoint.self, 5, text)
        == BadData(
          resource: "version/5", field: "version_group.url",
          reason: "is not the address of a version-group"))
  }

  @Test func aBadLinkInAListIsNamedByItsPosition() {
    let text = """
      {"id": 9, "name": "x", "order": 1, "generation": \(link("generation", 3)),
       "move_learn_methods": [], "regions": [],
       "pokedexes": [\(link("pokedex", 1)), \(link("pokedex", 0))]}
      """
    #expect(fault(VersionGroupEndpoint.self, 9, text)?.field == "pokedexes[1].url")
  }
}
