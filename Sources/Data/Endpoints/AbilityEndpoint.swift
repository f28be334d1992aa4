import PokedexDomain

/// `ability/{id}`
struct AbilityEndpoint: Endpoint {
  private let id: DocumentID<Ability>
  private let name: NameText
  private let names: LocalizedNames
  private let generation: Link<Generation>
  private let isMainSeries: Bool

  private enum CodingKeys: String, CodingKey {
    case id, name, names, generation
    case isMainSeries = "is_main_series"
  }

  var entity: Ability {
    var ability = Ability(id: id.value, slug: name.value)
    ability.names = names.names
    ability.generation = generation.id
    ability.isMainSeries = isMainSeries
    return ability
  }
}
