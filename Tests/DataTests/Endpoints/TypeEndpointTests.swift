import PokedexDomain
import Testing

@testable import PokedexData

struct TypeEndpointTests {
  private let text = """
    {"id": 4, "name": "sound", "names": \(names(["en": "Sound"])),
     "generation": \(link("generation", 1)), "move_damage_class": \(link("move-damage-class", 2)),
     "damage_relations": {
       "double_damage_to": \(links("type", 1, 2)), "half_damage_to": \(links("type", 3)),
       "no_damage_to": []},
     "past_damage_relations": [{"generation": \(link("generation", 5)), "damage_relations": {
       "double_damage_to": \(links("type", 7)), "half_damage_to": \(links("type", 8)),
       "no_damage_to": \(links("type", 9)), "double_damage_from": \(links("type", 10)),
       "half_damage_from": \(links("type", 11)), "no_damage_from": \(links("type", 12))}}]}
    """

  @Test func aTypeHasItsDamageRelations() throws {
    let type = try read(TypeEndpoint.self, 4, text)
    #expect(type.names[.english] == "Sound")
    #expect(type.generation == 1)
    #expect(type.damageClass == 2)
    #expect(type.doubleDamageTo == [1, 2])
    #expect(type.halfDamageTo == [3])
    #expect(type.noDamageTo.isEmpty)
  }

  @Test func pastDamageRelationsAreReadInBothDirections() throws {
    let past = try read(TypeEndpoint.self, 4, text).pastDamage
    #expect(past.allSatisfy { $0.generation == 5 })
    #expect(past.map(\.isAttack) == [true, true, true, false, false, false])
    #expect(past.map(\.other) == [7, 8, 9, 10, 11, 12])
    #expect(past.map(\.percent) == [200, 50, 0, 200, 50, 0])
  }

  @Test(
    "Errors name the field",
    arguments: [
      InvalidChange(
        link("type", 3), link("move", 3), names: "damage_relations.half_damage_to[0].url"),
      InvalidChange(
        #""no_damage_from""#, #""x""#,
        names: "past_damage_relations[0].damage_relations.no_damage_from"),
      InvalidChange(link("generation", 5), "null", names: "past_damage_relations[0].generation"),
    ])
  func errorsNameTheField(_ change: InvalidChange) throws {
    let fault = fault(TypeEndpoint.self, 4, try text.with(change.part, as: change.other))
    #expect(fault?.resource == "type/4")
    #expect(fault?.field == change.field)
  }
}
