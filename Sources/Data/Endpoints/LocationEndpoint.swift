import PokedexDomain

/// `location/{id}`
struct LocationEndpoint: Endpoint {
  private let id: DocumentID<Location>
  private let name: NameText
  private let names: LocalizedNames
  private let region: Link<Region>?

  var entity: Location {
    var location = Location(id: id.value, slug: name.value)
    location.names = names.names
    location.region = region?.id
    return location
  }
}
