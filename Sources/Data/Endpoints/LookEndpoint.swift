import PokedexDomain

/// `pokemon-form/{id}`
struct LookEndpoint: Endpoint {
  private let id: DocumentID<Look>
  private let name: NameText
  private let names: LocalizedNames
  private let labels: LocalizedNames
  private let form: Link<Form>
  private let isDefault: Bool
  private let isBattleOnly: Bool
  private let isMega: Bool
  private let formOrder: Count
  private let order: Count
  private let types: [TypeSlot]
  private let versionGroup: Link<VersionGroup>

  private enum CodingKeys: String, CodingKey {
    case id, name, names, order, types
    case labels = "form_names"
    case form = "pokemon"
    case isDefault = "is_default"
    case isBattleOnly = "is_battle_only"
    case isMega = "is_mega"
    case formOrder = "form_order"
    case versionGroup = "version_group"
  }

  var entity: Look {
    get throws(BadData) {
      var look = Look(id: id.value, slug: name.value)
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
