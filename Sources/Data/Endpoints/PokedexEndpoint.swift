import PokedexDomain

/// `pokedex/{id}`, without its entries: each species document has the numbers of that species.
struct PokedexEndpoint: Endpoint {
  private let id: DocumentID<Pokedex>
  private let name: NameText
  private let names: LocalizedNames
  private let region: Link<Region>?
  private let isMainSeries: Bool

  private enum CodingKeys: String, CodingKey {
    case id, name, names, region
    case isMainSeries = "is_main_series"
  }

  var entity: Pokedex {
    var pokedex = Pokedex(id: id.value, slug: name.value)
    pokedex.names = names.names
    pokedex.region = region?.id
    pokedex.isMainSeries = isMainSeries
    return pokedex
  }
}
