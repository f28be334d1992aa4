import PokedexDomain

/// `location/{id}`
struct LocationEndpoint: Endpoint {
  private let id: DocumentID<Location>
  private let name: String
  private let names: NamedList
  private let region: Link<Region>?

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    names = try object["names"]
    region = try object["region"]
  }

  var entity: Location {
    var location = Location(id: id.value, slug: name)
    location.names = names.names
    location.region = region?.id
    return location
  }
}
