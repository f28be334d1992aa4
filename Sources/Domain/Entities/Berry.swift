/// A berry, with its growth, its flavours and its use with Natural Gift.
package struct Berry: Tabular, Hashable {
  package static let kind = Kind.berry

  package let id: ID<Berry>
  package let slug: String
  package var names = Names()
  package var item = ID<Item>(0)
  package var firmness: ID<BerryFirmness>?
  /// Hours in each of the four growth stages.
  package var growthTime: Int?
  package var maxHarvest: Int?
  package var naturalGiftPower: Int?
  package var naturalGiftType: ID<PokemonType>?
  /// Millimetres.
  package var size: Int?
  package var smoothness: Int?
  package var soilDryness: Int?
  package var flavors: [BerryTaste] = []

  package init(id: ID<Berry>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let fields: [Field<Berry>] = [
    .link("item", \.item),
    .link("firmness", \.firmness),
    .number("growth_time", \.growthTime),
    .number("max_harvest", \.maxHarvest),
    .number("natural_gift_power", \.naturalGiftPower),
    .link("natural_gift_type", \.naturalGiftType),
    .number("size", \.size),
    .number("smoothness", \.smoothness),
    .number("soil_dryness", \.soilDryness),
    .list("flavors", \.flavors),
  ]
}

extension Berry {
  /// The flavours of the highest potency.
  var strongestFlavors: [ID<BerryFlavor>] {
    let most = flavors.map(\.potency).max() ?? 0
    return flavors.filter { $0.potency == most && most > 0 }.map(\.flavor)
  }
}

/// The strength of a flavour in a berry.
package struct BerryTaste: ListElement, Hashable {
  package var flavor = ID<BerryFlavor>(0)
  package var potency = 0

  package init() {}

  package static let fields: [Field<BerryTaste>] = [
    .link("flavor", \.flavor),
    .number("potency", \.potency),
  ]
}
