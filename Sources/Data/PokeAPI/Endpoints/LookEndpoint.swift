import PokedexDomain

/// `pokemon-form/{id}`
struct LookEndpoint: Endpoint {
  private let id: DocumentID<Look>
  private let name: String
  private let names: NamedList
  private let labels: NamedList
  private let form: Link<Form>
  private let isDefault: Bool
  private let isBattleOnly: Bool
  private let isMega: Bool
  private let formOrder: Count
  private let order: Count
  private let types: [TypeSlot]
  private let versionGroup: Link<VersionGroup>

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    names = try object["names"]
    labels = try object["form_names"]
    form = try object["pokemon"]
    isDefault = try object["is_default"]
    isBattleOnly = try object["is_battle_only"]
    isMega = try object["is_mega"]
    formOrder = try object["form_order"]
    order = try object["order"]
    types = try object["types"]
    versionGroup = try object["version_group"]
  }

  var entity: Look {
    get throws(BadData) {
      var look = Look(id: id.value, slug: name)
      look.names = names.names
      look.labels = labels.names
      look.form = form.id
      look.isDefault = isDefault
      look.isBattleOnly = isBattleOnly
      look.isMega = isMega
      look.formOrder = formOrder.value
      look.order = order.value
      (look.type1, look.type2) = try types.pair(of: id.value)
      look.versionGroup = versionGroup.id
      return look
    }
  }
}
