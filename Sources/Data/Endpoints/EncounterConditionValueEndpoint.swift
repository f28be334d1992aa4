import PokedexDomain

/// `encounter-condition-value/{id}`
struct EncounterConditionValueEndpoint: Endpoint {
  private let id: DocumentID<EncounterConditionValue>
  private let name: NameText
  private let names: LocalizedNames
  private let condition: Link<EncounterCondition>

  var entity: EncounterConditionValue {
    var value = EncounterConditionValue(id: id.value, slug: name.value)
    value.names = names.names
    value.condition = condition.id
    return value
  }
}
