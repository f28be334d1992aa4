import PokedexDomain

/// `encounter-method/{id}`
struct EncounterMethodEndpoint: Endpoint {
  private let id: DocumentID<EncounterMethod>
  private let name: String
  private let names: NamedList
  private let order: Count

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    names = try object["names"]
    order = try object["order"]
  }

  var entity: EncounterMethod {
    var method = EncounterMethod(id: id.value, slug: name)
    method.names = names.names
    method.order = order.value
    return method
  }
}
