import PokedexDomain

/// `berry/{id}`, which takes its names from the item.
struct BerryEndpoint: Endpoint {
  private let id: DocumentID<Berry>
  private let name: NameText
  private let item: Link<Item>
  private let firmness: Link<BerryFirmness>?
  private let growthTime: Count?
  private let maxHarvest: Count?
  private let naturalGiftPower: Count?
  private let naturalGiftType: Link<PokemonType>?
  private let size: Count?
  private let smoothness: Count?
  private let soilDryness: Count?
  private let flavors: [Taste]

  private enum CodingKeys: String, CodingKey {
    case id, name, item, firmness, size, smoothness, flavors
    case growthTime = "growth_time"
    case maxHarvest = "max_harvest"
    case naturalGiftPower = "natural_gift_power"
    case naturalGiftType = "natural_gift_type"
    case soilDryness = "soil_dryness"
  }

  private struct Taste: Decodable {
    let flavor: Link<BerryFlavor>
    let potency: Count
  }

  var entity: Berry {
    var berry = Berry(id: id.value, slug: name.value)
    berry.item = item.id
    berry.firmness = firmness?.id
    berry.growthTime = growthTime?.value
    berry.maxHarvest = maxHarvest?.value
    berry.naturalGiftPower = naturalGiftPower?.value
    berry.naturalGiftType = naturalGiftType?.id
    berry.size = size?.value
    berry.smoothness = smoothness?.value
    berry.soilDryness = soilDryness?.value
    berry.flavors = flavors.map(Self.taste)
    return berry
  }

  private static func taste(_ taste: Taste) -> BerryTaste {
    var result = BerryTaste()
    result.flavor = taste.flavor.id
    result.potency = taste.potency.value
    return result
  }
}
