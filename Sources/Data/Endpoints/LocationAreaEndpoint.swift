import PokedexDomain

/// `location-area/{id}`, without the Pokémon found there: those come from each form's encounters.
struct LocationAreaEndpoint: Endpoint {
  private let id: DocumentID<LocationArea>
  private let name: NameText
  private let names: LocalizedNames
  private let location: Link<Location>
  private let gameIndex: Count
  private let methods: [Method]

  private enum CodingKeys: String, CodingKey {
    case id, name, names, location
    case gameIndex = "game_index"
    case methods = "encounter_method_rates"
  }

  private struct Method: Decodable {
    let method: Link<EncounterMethod>
    let versions: [Rate]

    private enum CodingKeys: String, CodingKey {
      case method = "encounter_method"
      case versions = "version_details"
    }
  }

  private struct Rate: Decodable {
    let version: Link<Version>
    let rate: Percent
  }

  var entity: LocationArea {
    var area = LocationArea(id: id.value, slug: name.value)
    area.names = names.names
    area.location = location.id
    area.gameIndex = gameIndex.value
    area.methodRates = methods.flatMap { method in
      method.versions.map { Self.methodRate(method, $0) }
    }
    return area
  }

  private static func methodRate(_ method: Method, _ rate: Rate) -> MethodRate {
    var result = MethodRate()
    result.method = method.method.id
    result.version = rate.version.id
    result.rate = rate.rate.value
    return result
  }
}
