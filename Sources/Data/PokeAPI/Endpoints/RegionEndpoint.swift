import PokedexDomain

/// `region/{id}`
struct RegionEndpoint: Endpoint {
  private let id: DocumentID<Region>
  private let name: String
  private let names: NamedList
  private let mainGeneration: Link<Generation>?

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    names = try object["names"]
    mainGeneration = try object["main_generation"]
  }

  var entity: Region {
    var region = Region(id: id.value, slug: name)
    region.names = names.names
    region.mainGeneration = mainGeneration?.id
    return region
  }
}
