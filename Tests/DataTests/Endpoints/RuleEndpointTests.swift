import PokedexDomain
import Testing

@testable import PokedexData

struct RuleEndpointTests {
  @Test func anAbilityHasItsGeneration() throws {
    let ability = try read(
      AbilityEndpoint.self, 8,
      """
      {"id": 8, "name": "loud-voice", "names": \(names(["en": "Loud Voice"])),
       "generation": \(link("generation", 3, "generation-iii")), "is_main_series": true,
       "pokemon": "not read"}
      """)
    #expect(ability.slug == "loud-voice")
    #expect(ability.names[.english] == "Loud Voice")
    #expect(ability.generation == 3)
    #expect(ability.isMainSeries)
  }

  @Test func aNatureMayChangeNothing() throws {
    let nature = try read(
      NatureEndpoint.self, 1,
      """
      {"id": 1, "name": "calm", "names": [], "increased_stat": null, "decreased_stat": null,
       "likes_flavor": null, "hates_flavor": null}
      """)
    #expect(nature == Nature(id: 1, slug: "calm"))
  }

  @Test func aNatureRaisesOneStatAndLowersAnother() throws {
    let nature = try read(
      NatureEndpoint.self, 1,
      """
      {"id": 1, "name": "calm", "names": [],
       "increased_stat": \(link("stat", 2)), "decreased_stat": \(link("stat", 3)),
       "likes_flavor": \(link("berry-flavor", 4)), "hates_flavor": \(link("berry-flavor", 5))}
      """)
    #expect(nature.increasedStat == 2)
    #expect(nature.decreasedStat == 3)
    #expect(nature.likesFlavor == 4)
    #expect(nature.hatesFlavor == 5)
  }

  @Test func aGrowthRateHasTheExperienceOfEachLevel() throws {
    let rate = try read(
      GrowthRateEndpoint.self, 2,
      """
      {"id": 2, "name": "quick", "levels": [
       {"level": 1, "experience": 0}, {"level": 2, "experience": 6}]}
      """)
    #expect(rate.levels.map(\.level) == [1, 2])
    #expect(rate.levels.map(\.experience) == [0, 6])
  }

  @Test("A level is from 1 to 100", arguments: [0, 101, -1])
  func otherLevelsAreRefused(level: Int) {
    let text = #"{"id": 2, "name": "q", "levels": [{"level": \#(level), "experience": 0}]}"#
    #expect(
      fault(GrowthRateEndpoint.self, 2, text)
        == BadData(
          resource: "growth-rate/2", field: "levels[0].level",
          reason: "\(level) is not from 1 to 100"))
  }
}
