import PokedexDomain

/// `item/{id}`
struct ItemEndpoint: Endpoint {
  private let id: DocumentID<Item>
  private let name: NameText
  private let names: LocalizedNames
  private let category: Link<ItemCategory>
  private let flingPower: Count?
  private let flingEffect: Link<ItemFlingEffect>?
  private let babyTriggerFor: Link<EvolutionChain>?
  private let attributes: [Link<ItemAttribute>]
  private let prices: [Cost]

  private enum CodingKeys: String, CodingKey {
    case id, name, names, category, attributes, prices
    case flingPower = "fling_power"
    case flingEffect = "fling_effect"
    case babyTriggerFor = "baby_trigger_for"
  }

  private struct Cost: Decodable {
    let versionGroup: Link<VersionGroup>
    let currency: Link<Currency>
    let purchase: Count?
    let sell: Count?

    private enum CodingKeys: String, CodingKey {
      case currency
      case versionGroup = "version_group"
      case purchase = "purchase_price"
      case sell = "sell_price"
    }
  }

  var entity: Item {
    var item = Item(id: id.value, slug: name.value)
    item.names = names.names
    item.category = category.id
    item.flingPower = flingPower?.value
    item.flingEffect = flingEffect?.id
    item.babyTriggerFor = babyTriggerFor?.id
    item.attributes = attributes.map(\.id)
    item.prices = prices.map(Self.price)
    return item
  }

  private static func price(_ cost: Cost) -> Price {
    var price = Price()
    price.versionGroup = cost.versionGroup.id
    price.currency = cost.currency.id
    price.purchase = cost.purchase?.value
    price.sell = cost.sell?.value
    return price
  }
}
