import PokedexDomain

/// `berry/{id}`, whose names are the item's.
struct BerryEndpoint: Endpoint {
  private let id: DocumentID<Berry>
  private let name: String
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

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    item = try object["item"]
    firmness = try object["firmness"]
    growthTime = try object["growth_time"]
    maxHarvest = try object["max_harvest"]
    naturalGiftPower = try object["natural_gift_power"]
    naturalGiftType = try object["natural_gift_type"]
    size = try object["size"]
    smoothness = try object["smoothness"]
    soilDryness = try object["soil_dryness"]
    flavors = try object["flavors"]
  }

  private struct Taste: ReadableObject {
    let flavor: Link<BerryFlavor>
    let potency: Count

    init(_ object: JSONObject) throws(BadData) {
      flavor = try object["flavor"]
      potency = try object["potency"]
    }
  }

  var entity: Berry {
    var berry = Berry(id: id.value, slug: name)
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
