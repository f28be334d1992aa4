import PokedexDomain

/// `generation/{id}`
struct GenerationEndpoint: Endpoint {
  private let id: DocumentID<Generation>
  private let name: NameText
  private let names: LocalizedNames
  private let mainRegion: Link<Region>

  private enum CodingKeys: String, CodingKey {
    case id, name, names
    case mainRegion = "main_region"
  }

  var entity: Generation {
    var generation = Generation(id: id.value, slug: name.value)
    generation.names = names.names
    generation.mainRegion = mainRegion.id
    return generation
  }
}
