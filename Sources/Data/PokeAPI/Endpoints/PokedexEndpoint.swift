import PokedexDomain

/// `pokedex/{id}`. The species' own documents say which number they have in it.
struct PokedexEndpoint: Endpoint {
  private let id: DocumentID<Pokedex>
  private let name: String
  private let names: NamedList
  private let region: Link<Region>?
  private let isMainSeries: Bool

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    names = try object["names"]
    region = try object["region"]
    isMainSeries = try object["is_main_series"]
  }

  var entity: Pokedex {
    var pokedex = Pokedex(id: id.value, slug: name)
    pokedex.names = names.names
    pokedex.region = region?.id
    pokedex.isMainSeries = isMainSeries
    return pokedex
  }
}
