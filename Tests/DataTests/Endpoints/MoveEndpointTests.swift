import PokedexDomain
import Testing

@testable import PokedexData

struct MoveEndpointTests {
  private let text = """
    {"id": 800, "name": "loud-song", "names": \(names(["en": "Loud Song"])),
     "generation": \(link("generation", 4)), "type": \(link("type", 1)),
     "damage_class": \(link("move-damage-class", 3)), "power": 60, "accuracy": 95, "pp": 15,
     "priority": -2, "effect_chance": 30, "target": \(link("move-target", 9)),
     "meta": {"ailment": \(link("move-ailment", -1)), "ailment_chance": 10,
       "category": \(link("move-category", 0)), "crit_rate": 1, "drain": -25,
       "flinch_chance": 20, "healing": 50, "min_hits": 2, "max_hits": 5, "min_turns": 3,
       "max_turns": 4, "stat_chance": 40},
     "stat_changes": [{"stat": \(link("stat", 6)), "change": -1}],
     "past_values": [{"version_group": \(link("version-group", 9)), "type": \(link("type", 2)),
       "power": 40, "accuracy": null, "pp": 20, "effect_chance": null}]}
    """

  @Test func aMoveHasItsValues() throws {
    let move = try read(MoveEndpoint.self, 800, text)
    #expect(move.names[.english] == "Loud Song")
    #expect(move.generation == 4)
    #expect(move.type == 1)
    #expect(move.damageClass == 3)
    #expect(move.target == 9)
    #expect([move.power, move.accuracy, move.pp, move.effectChance] == [60, 95, 15, 30])
    #expect(move.priority == -2)
    #expect(move.statChanges.map(\.stat) == [6])
    #expect(move.statChanges.map(\.change) == [-1])
  }

  @Test func aMoveHasItsSecondaryEffects() throws {
    let move = try read(MoveEndpoint.self, 800, text)
    #expect(move.ailment == -1)
    #expect(move.category == 0)
    #expect([move.ailmentChance, move.flinchChance, move.statChance] == [10, 20, 40])
    #expect([move.critRate, move.drain, move.healing] == [1, -25, 50])
    #expect([move.minHits, move.maxHits, move.minTurns, move.maxTurns] == [2, 5, 3, 4])
  }

  @Test func pastValuesAreRead() throws {
    let past = try #require(try read(MoveEndpoint.self, 800, text).pastValues.first)
    #expect(past.versionGroup == 9)
    #expect(past.type == 2)
    #expect([past.power, past.accuracy, past.pp, past.effectChance] == [40, nil, 20, nil])
  }

  @Test func aNewMoveMayHaveNoEffects() throws {
    let start = try #require(text.firstRange(of: #""meta""#)).lowerBound
    let end = try #require(text.firstRange(of: #""stat_changes""#)).lowerBound
    let move = try read(
      MoveEndpoint.self, 800, text[..<start] + #""meta": null, "# + text[end...])
    #expect(move.ailment == nil)
    #expect(move.critRate == nil)
    #expect(move.power == 60)
  }

  @Test(
    "Errors name the field",
    arguments: [
      InvalidChange(#""accuracy": 95"#, #""accuracy": 101"#, names: "accuracy"),
      InvalidChange(#""priority": -2"#, #""priority": -8"#, names: "priority"),
      InvalidChange(#""priority": -2"#, #""priority": 6"#, names: "priority"),
      InvalidChange(#""power": 60"#, #""power": true"#, names: "power"),
      InvalidChange(#""drain": -25"#, #""drain": -101"#, names: "meta.drain"),
      InvalidChange("move-ailment/-1", "move-ailment/-2", names: "meta.ailment.url"),
      InvalidChange(#""max_hits": 5"#, #""max_hits": 1"#, names: "meta.max_hits"),
      InvalidChange(#""max_turns": 4"#, #""max_turns": 2"#, names: "meta.max_turns"),
      InvalidChange(#""change": -1"#, #""change": 13"#, names: "stat_changes[0].change"),
      InvalidChange(#""pp": 20"#, #""pp": -20"#, names: "past_values[0].pp"),
      InvalidChange(#""type": \#(link("type", 1)),"#, "", names: "type"),
    ])
  func errorsNameTheField(_ change: InvalidChange) throws {
    let fault = fault(MoveEndpoint.self, 800, try text.with(change.part, as: change.other))
    #expect(fault?.resource == "move/800")
    #expect(fault?.field == change.field)
  }
}
