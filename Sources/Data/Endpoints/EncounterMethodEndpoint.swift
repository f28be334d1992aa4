import PokedexDomain

/// `encounter-method/{id}`
struct EncounterMethodEndpoint: Endpoint {
  private let id: DocumentID<EncounterMethod>
  private let name: NameText
  private let names: LocalizedNames
  private let order: Count

  var entity: EncounterMethod {
    var method = EncounterMethod(id: id.value, slug: name.value)
    method.names = names.names
    method.order = order.value
    return method
  }
}
