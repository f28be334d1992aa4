import PokedexDomain

/// `encounter-condition-value/{id}`
struct EncounterConditionValueEndpoint: Endpoint {
  private let id: DocumentID<EncounterConditionValue>
  private let name: String
  private let names: NamedList
  private let condition: Link<EncounterCondition>

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    names = try object["names"]
    condition = try object["condition"]
  }

  var entity: EncounterConditionValue {
    var value = EncounterConditionValue(id: id.value, slug: name)
    value.names = names.names
    value.condition = condition.id
    return value
  }
}
