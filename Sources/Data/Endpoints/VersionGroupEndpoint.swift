import PokedexDomain

/// `version-group/{id}`, which has a slug but no names.
struct VersionGroupEndpoint: Endpoint {
  private let id: DocumentID<VersionGroup>
  private let name: NameText
  private let generation: Link<Generation>
  private let order: Count
  private let learnMethods: [Link<MoveLearnMethod>]
  private let pokedexes: [Link<Pokedex>]
  private let regions: [Link<Region>]

  private enum CodingKeys: String, CodingKey {
    case id, name, generation, order, pokedexes, regions
    case learnMethods = "move_learn_methods"
  }

  var entity: VersionGroup {
    var group = VersionGroup(id: id.value, slug: name.value)
    group.generation = generation.id
    group.order = order.value
    group.learnMethods = learnMethods.map(\.id)
    group.pokedexes = pokedexes.map(\.id)
    group.regions = regions.map(\.id)
    return group
  }
}
