import PokedexDomain

/// `item/{id}`
struct ItemEndpoint: Endpoint {
  private let id: DocumentID<Item>
  private let name: String
  private let names: NamedList
  private let category: Link<ItemCategory>
  private let flingPower: Count?
  private let flingEffect: Link<ItemFlingEffect>?
  private let babyTriggerFor: Link<EvolutionChain>?
  private let attributes: [Link<ItemAttribute>]
  private let prices: [Cost]

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    names = try object["names"]
    category = try object["category"]
    flingPower = try object["fling_power"]
    flingEffect = try object["fling_effect"]
    babyTriggerFor = try object["baby_trigger_for"]
    attributes = try object["attributes"]
    prices = try object["prices"]
  }

  private struct Cost: ReadableObject {
    let versionGroup: Link<VersionGroup>
    let currency: Link<Currency>
    let purchase: Count?
    let sell: Count?

    init(_ object: JSONObject) throws(BadData) {
      versionGroup = try object["version_group"]
      currency = try object["currency"]
      purchase = try object["purchase_price"]
      sell = try object["sell_price"]
    }
  }

  var entity: Item {
    var item = Item(id: id.value, slug: name)
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
