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

  private struct Cost: Decodable {
    let versionGroup: Link<VersionGroup>
    let currency: Link<Currency>
    let purchase: Count?
    let sell: Count?

    enum CodingKeys: String, CodingKey {
      case versionGroup = "version_group"
      case currency
      case purchase = "purchase_price"
      case sell = "sell_price"
    }
  }

  static let unread: [StaticString] = [
    "flavor_text_entries", "effect_entries", "held_by_pokemon", "game_indices",
  ]

  private enum CodingKeys: String, CodingKey {
    case id, name, names, category, attributes, prices
    case flingPower = "fling_power"
    case flingEffect = "fling_effect"
    case babyTriggerFor = "baby_trigger_for"
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

  var linkedNames: NameBook {
    var book = NameBook()
    book.note(category)
    book.note(flingEffect)
    book.note(attributes)
    book.note(prices.map(\.versionGroup))
    book.note(prices.map(\.currency))
    return book
  }
}
