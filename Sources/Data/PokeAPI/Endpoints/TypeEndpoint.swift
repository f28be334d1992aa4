import PokedexDomain

/// `type/{id}`
struct TypeEndpoint: Endpoint {
  private let id: DocumentID<PokemonType>
  private let name: String
  private let names: NamedList
  private let generation: Link<Generation>
  private let damageClass: Link<MoveDamageClass>?
  private let damage: Dealt
  private let pastDamage: [Past]

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    names = try object["names"]
    generation = try object["generation"]
    damageClass = try object["move_damage_class"]
    damage = try object["damage_relations"]
    pastDamage = try object["past_damage_relations"]
  }

  private struct Dealt: ReadableObject {
    let double: [Link<PokemonType>]
    let half: [Link<PokemonType>]
    let no: [Link<PokemonType>]

    init(_ object: JSONObject) throws(BadData) {
      double = try object["double_damage_to"]
      half = try object["half_damage_to"]
      no = try object["no_damage_to"]
    }
  }

  private struct Past: ReadableObject {
    let generation: Link<Generation>
    let damage: DamageRelations

    init(_ object: JSONObject) throws(BadData) {
      generation = try object["generation"]
      damage = try object["damage_relations"]
    }
  }

  var entity: PokemonType {
    var type = PokemonType(id: id.value, slug: name)
    type.names = names.names
    type.generation = generation.id
    type.damageClass = damageClass?.id
    type.doubleDamageTo = damage.double.map(\.id)
    type.halfDamageTo = damage.half.map(\.id)
    type.noDamageTo = damage.no.map(\.id)
    type.pastDamage = pastDamage.flatMap { $0.damage.rows(upTo: $0.generation.id) }
    return type
  }
}

/// All relations of a type in the past. What a type takes is needed too: the other type may have
/// no past of its own.
private struct DamageRelations: ReadableObject {
  let doubleTo: [Link<PokemonType>]
  let halfTo: [Link<PokemonType>]
  let noTo: [Link<PokemonType>]
  let doubleFrom: [Link<PokemonType>]
  let halfFrom: [Link<PokemonType>]
  let noFrom: [Link<PokemonType>]

  init(_ object: JSONObject) throws(BadData) {
    doubleTo = try object["double_damage_to"]
    halfTo = try object["half_damage_to"]
    noTo = try object["no_damage_to"]
    doubleFrom = try object["double_damage_from"]
    halfFrom = try object["half_damage_from"]
    noFrom = try object["no_damage_from"]
  }

  func rows(upTo generation: ID<Generation>) -> [PastDamage] {
    let relations: [(links: [Link<PokemonType>], isAttack: Bool, percent: Int)] = [
      (doubleTo, true, 200), (halfTo, true, 50), (noTo, true, 0),
      (doubleFrom, false, 200), (halfFrom, false, 50), (noFrom, false, 0),
    ]
    return relations.flatMap { links, isAttack, percent in
      links.map { link in
        var row = PastDamage()
        row.generation = generation
        row.isAttack = isAttack
        row.other = link.id
        row.percent = percent
        return row
      }
    }
  }
}
