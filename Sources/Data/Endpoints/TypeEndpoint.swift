import PokedexDomain

/// `type/{id}`
struct TypeEndpoint: Endpoint {
  private let id: DocumentID<PokemonType>
  private let name: NameText
  private let names: LocalizedNames
  private let generation: Link<Generation>
  private let damageClass: Link<MoveDamageClass>?
  private let damage: Dealt
  private let pastDamage: [Past]

  private enum CodingKeys: String, CodingKey {
    case id, name, names, generation
    case damageClass = "move_damage_class"
    case damage = "damage_relations"
    case pastDamage = "past_damage_relations"
  }

  private struct Dealt: Decodable {
    let double: [Link<PokemonType>]
    let half: [Link<PokemonType>]
    let no: [Link<PokemonType>]

    private enum CodingKeys: String, CodingKey {
      case double = "double_damage_to"
      case half = "half_damage_to"
      case no = "no_damage_to"
    }
  }

  private struct Past: Decodable {
    let generation: Link<Generation>
    let damage: DamageRelations

    private enum CodingKeys: String, CodingKey {
      case generation
      case damage = "damage_relations"
    }
  }

  var entity: PokemonType {
    var type = PokemonType(id: id.value, slug: name.value)
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

/// The damage relations of a type in the past. Damage taken is read as well as damage dealt, because
/// the attacking type may have no past relations of its own.
private struct DamageRelations: Decodable {
  let doubleTo: [Link<PokemonType>]
  let halfTo: [Link<PokemonType>]
  let noTo: [Link<PokemonType>]
  let doubleFrom: [Link<PokemonType>]
  let halfFrom: [Link<PokemonType>]
  let noFrom: [Link<PokemonType>]

  private enum CodingKeys: String, CodingKey {
    case doubleTo = "double_damage_to"
    case halfTo = "half_damage_to"
    case noTo = "no_damage_to"
    case doubleFrom = "double_damage_from"
    case halfFrom = "half_damage_from"
    case noFrom = "no_damage_from"
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
