import PokedexDomain

/// `ability/{id}`
struct AbilityEndpoint: Endpoint {
  private let id: DocumentID<Ability>
  private let name: String
  private let names: NamedList
  private let generation: Link<Generation>
  private let isMainSeries: Bool

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    names = try object["names"]
    generation = try object["generation"]
    isMainSeries = try object["is_main_series"]
  }

  var entity: Ability {
    var ability = Ability(id: id.value, slug: name)
    ability.names = names.names
    ability.generation = generation.id
    ability.isMainSeries = isMainSeries
    return ability
  }
}
