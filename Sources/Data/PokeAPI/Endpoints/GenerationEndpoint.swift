import PokedexDomain

/// `generation/{id}`
struct GenerationEndpoint: Endpoint {
  private let id: DocumentID<Generation>
  private let name: String
  private let names: NamedList
  private let mainRegion: Link<Region>

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    names = try object["names"]
    mainRegion = try object["main_region"]
  }

  var entity: Generation {
    var generation = Generation(id: id.value, slug: name)
    generation.names = names.names
    generation.mainRegion = mainRegion.id
    return generation
  }
}
