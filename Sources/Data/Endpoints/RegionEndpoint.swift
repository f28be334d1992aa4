import PokedexDomain

/// `region/{id}`
struct RegionEndpoint: Endpoint {
  private let id: DocumentID<Region>
  private let name: NameText
  private let names: LocalizedNames
  private let mainGeneration: Link<Generation>?

  private enum CodingKeys: String, CodingKey {
    case id, name, names
    case mainGeneration = "main_generation"
  }

  var entity: Region {
    var region = Region(id: id.value, slug: name.value)
    region.names = names.names
    region.mainGeneration = mainGeneration?.id
    return region
  }
}
