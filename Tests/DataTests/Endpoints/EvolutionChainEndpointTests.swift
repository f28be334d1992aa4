import PokedexDomain
import Testing

@testable import PokedexData

/// Returns the JSON of an evolution's conditions: none, except for the given fields.
private func way(_ given: KeyValuePairs<String, String> = [:]) -> String {
  var fields: [String: String] = [
    "is_default": "true", "time_of_day": #""""#,
    "trigger": link("evolution-trigger", 1, "level-up"),
    "version_group": link("version-group", 9, "teal-pink"),
  ]
  for flag in [
    "near_special_rock", "needs_multiplayer", "needs_overworld_rain",
    "turn_upside_down",
  ] {
    fields[flag] = "false"
  }
  for name in [
    "base_form", "evolved_form", "gender", "held_item", "item", "known_move",
    "known_move_type", "location", "min_affection", "min_beauty", "min_damage_taken",
    "min_happiness", "min_level", "min_move_count", "min_steps", "party_species", "party_type",
    "region", "relative_physical_stats", "trade_species", "used_move",
  ] {
    fields[name] = "null"
  }
  for (name, value) in given { fields[name] = value }
  return "{" + fields.map { #""\#($0)": \#($1)"# }.sorted().joined(separator: ", ") + "}"
}

private func stage(_ species: Int, _ ways: [String] = [], to next: [String] = []) -> String {
  """
  {"species": \(link("pokemon-species", species, "s-\(species)")),
   "evolution_details": [\(ways.joined(separator: ", "))],
   "evolves_to": [\(next.joined(separator: ", "))]}
  """
}

private func chain(_ root: String, item: String = "null") -> String {
  #"{"id": 70, "baby_trigger_item": \#(item), "chain": \#(root)}"#
}

struct EvolutionChainEndpointTests {
  private func route(_ given: KeyValuePairs<String, String>) throws -> EvolutionRoute {
    let text = chain(stage(1, to: [stage(2, [way(given)])]))
    return try #require(try read(EvolutionChainEndpoint.self, 70, text).routes.first)
  }

  @Test func eachMemberComesBeforeThoseThatEvolveFromIt() throws {
    let family = try read(
      EvolutionChainEndpoint.self, 70,
      chain(stage(5, to: [stage(3, to: [stage(9), stage(1)]), stage(4)])))
    #expect(family.members.map(\.species) == [5, 3, 9, 1, 4])
    #expect(family.members.map(\.from) == [nil, 5, 3, 3, 5])
  }

  @Test func aStepMayHaveSeveralRoutes() throws {
    let ways = [
      way(["min_level": "20"]), way(["is_default": "false", "item": link("item", 80)]),
    ]
    let family = try read(
      EvolutionChainEndpoint.self, 70, chain(stage(1, to: [stage(2, ways, to: [stage(3)])])))
    #expect(family.routes.map(\.from) == [1, 1])
    #expect(family.routes.map(\.to) == [2, 2])
    #expect(family.routes.map(\.isDefault) == [true, false])
    #expect(family.routes.map(\.minLevel) == [20, nil])
    #expect(family.routes.map(\.item) == [nil, 80])
    #expect(family.routes.map(\.trigger) == [1, 1])
    #expect(family.routes.map(\.versionGroup) == [9, 9])
  }

  @Test func aBabyMayNeedAnItem() throws {
    let text = chain(stage(1), item: link("item", 254))
    #expect(try read(EvolutionChainEndpoint.self, 70, text).babyTriggerItem == 254)
  }

  @Test func aRouteHasItsRequirements() throws {
    let route = try route([
      "base_form": link("pokemon", 10_001), "evolved_form": link("pokemon", 10_002),
      "held_item": link("item", 3), "known_move": link("move", 4),
      "known_move_type": link("type", 5), "used_move": link("move", 6),
      "location": link("location", 7), "region": link("region", 8),
      "party_species": link("pokemon-species", 9), "party_type": link("type", 10),
      "trade_species": link("pokemon-species", 11),
    ])
    #expect(route.baseForm == 10_001)
    #expect(route.evolvedForm == 10_002)
    #expect(route.heldItem == 3)
    #expect(route.knownMove == 4)
    #expect(route.knownMoveType == 5)
    #expect(route.usedMove == 6)
    #expect(route.location == 7)
    #expect(route.region == 8)
    #expect(route.partySpecies == 9)
    #expect(route.partyType == 10)
    #expect(route.tradeSpecies == 11)
  }

  @Test func aRouteHasItsThresholds() throws {
    let route = try route([
      "min_level": "1", "min_happiness": "2", "min_beauty": "3", "min_affection": "4",
      "min_damage_taken": "5", "min_move_count": "6", "min_steps": "7", "gender": "2",
      "relative_physical_stats": "-1",
    ])
    #expect([route.minLevel, route.minHappiness, route.minBeauty] == [1, 2, 3])
    #expect([route.minAffection, route.minDamageTaken, route.minMoveCount] == [4, 5, 6])
    #expect([route.minSteps, route.gender, route.relativePhysicalStats] == [7, 2, -1])
  }

  @Test(
    "A route has its conditions",
    arguments: [
      "near_special_rock", "needs_multiplayer", "needs_overworld_rain", "turn_upside_down",
    ])
  func aRouteHasItsConditions(flag: String) throws {
    let route = try route([flag: "true"])
    let flags = [
      route.nearSpecialRock, route.needsMultiplayer, route.needsOverworldRain,
      route.turnUpsideDown,
    ]
    let names = [
      "near_special_rock", "needs_multiplayer", "needs_overworld_rain", "turn_upside_down",
    ]
    #expect(flags == names.map { $0 == flag })
  }

  @Test(
    "The time of day is one of four, or any",
    arguments: [
      ("", nil), ("day", TimeOfDay.day), ("night", .night), ("dusk", .dusk),
      ("full-moon", .fullMoon),
    ] as [(String, TimeOfDay?)])
  func timesOfDay(word: String, time: TimeOfDay?) throws {
    #expect(try route(["time_of_day": #""\#(word)""#]).timeOfDay == time?.rawValue)
  }

  @Test(
    "Errors name the field",
    arguments: [
      (#""time_of_day": """#, #""time_of_day": "tea""#, "time_of_day"),
      (#""time_of_day": """#, #""time_of_day": null"#, "time_of_day"),
      (#""gender": null"#, #""gender": 3"#, "gender"),
      (#""min_level": null"#, #""min_level": 101"#, "min_level"),
      (
        #""relative_physical_stats": null"#, #""relative_physical_stats": 2"#,
        "relative_physical_stats"
      ),
      (#""trigger""#, #""digger""#, "trigger"),
      (#""item": null"#, #""item": {"name": "x"}"#, "item.url"),
    ])
  func errorsNameTheField(part: String, other: String, field: String) throws {
    let text = chain(stage(1, to: [stage(2, [way(), try way().with(part, as: other)])]))
    let fault = fault(EvolutionChainEndpoint.self, 70, text)
    #expect(fault?.resource == "evolution-chain/70")
    #expect(fault?.field == "chain.evolves_to[0].evolution_details[1].\(field)")
  }

  @Test func aDuplicateSpeciesIsRefused() {
    let text = chain(stage(1, to: [stage(2, to: [stage(1)])]))
    #expect(
      fault(EvolutionChainEndpoint.self, 70, text)
        == BadData(
          resource: "evolution-chain/70", field: "chain", reason: "has species 1 twice"))
  }

  private func tower(_ height: Int) -> String {
    (1...height).reversed().reduce("") { next, species in
      stage(species, to: next.isEmpty ? [] : [next])
    }
  }

  @Test func sixteenStagesAreRead() throws {
    let family = try read(EvolutionChainEndpoint.self, 70, chain(tower(16)))
    #expect(family.members.count == 16)
  }

  @Test func moreThanSixteenStagesAreRefused() {
    let fault = fault(EvolutionChainEndpoint.self, 70, chain(tower(17)))
    #expect(fault?.reason == "is more than 16 stages deep")
    #expect(fault?.field.hasPrefix("chain.evolves_to[0].evolves_to[0]") == true)
  }
}
