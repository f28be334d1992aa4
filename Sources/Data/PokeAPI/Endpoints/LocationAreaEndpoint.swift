import PokedexDomain

/// `location-area/{id}`. What lives there is read from each form's encounters instead.
struct LocationAreaEndpoint: Endpoint {
  private let id: DocumentID<LocationArea>
  private let name: String
  private let names: NamedList
  private let location: Link<Location>
  private let gameIndex: Count
  private let methods: [Method]

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    names = try object["names"]
    location = try object["location"]
    gameIndex = try object["game_index"]
    methods = try object["encounter_method_rates"]
  }

  private struct Method: ReadableObject {
    let method: Link<EncounterMethod>
    let versions: [Rate]

    init(_ object: JSONObject) throws(BadData) {
      method = try object["encounter_method"]
      versions = try object["version_details"]
    }
  }

  private struct Rate: ReadableObject {
    let version: Link<Version>
    let rate: Percent

    init(_ object: JSONObject) throws(BadData) {
      version = try object["version"]
      rate = try object["rate"]
    }
  }

  var entity: LocationArea {
    var area = LocationArea(id: id.value, slug: name)
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
