/// The data of a berry, with the names of everything that it refers to.
package struct BerryFacts: Hashable, Sendable {
  package let berry: Berry
  package let name: Named<Berry>
  package let firmness: String?
  package let giftType: Named<PokemonType>?
  /// The flavours with a potency above 0.
  package let flavors: [Flavor]

  package struct Flavor: Hashable, Sendable {
    package let name: String
    package let potency: Int
  }
}

extension BerryFacts {
  init(of berry: Berry, in dex: LensedDex) {
    self.berry = berry
    name = Named(berry.id, dex.title(of: berry.item).name)
    firmness = dex.name(of: berry.firmness)
    giftType = berry.naturalGiftType.map { type in
      dex.title(of: type)
    }
    let titles = dex.titles(of: BerryFlavor.self)
    flavors = berry.flavors.filter { $0.potency > 0 }.map {
      Flavor(name: titles[$0.flavor].name, potency: $0.potency)
    }
  }

  /// Returns `nil` if the item is not a berry.
  init?(of item: ID<Item>, in dex: LensedDex) {
    let berries = dex.dex.table(Berry.self)
    guard let row = berries.column(\.item).firstIndex(of: Int32(clamping: item.rawValue)) else {
      return nil
    }
    self.init(of: berries[row], in: dex)
  }
}
