import PokedexDomain

/// `version-group/{id}`, which has a slug but no names.
struct VersionGroupEndpoint: Endpoint {
  private let id: DocumentID<VersionGroup>
  private let name: String
  private let generation: Link<Generation>
  private let order: Count
  private let learnMethods: [Link<MoveLearnMethod>]
  private let pokedexes: [Link<Pokedex>]
  private let regions: [Link<Region>]

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    generation = try object["generation"]
    order = try object["order"]
    learnMethods = try object["move_learn_methods"]
    pokedexes = try object["pokedexes"]
    regions = try object["regions"]
  }

  var entity: VersionGroup {
    var group = VersionGroup(id: id.value, slug: name)
    group.generation = generation.id
    group.order = order.value
    group.learnMethods = learnMethods.map(\.id)
    group.pokedexes = pokedexes.map(\.id)
    group.regions = regions.map(\.id)
    return group
  }
}
