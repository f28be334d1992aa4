import PokedexDomain
import PokedexTesting

/// The sample dex with the data that only pages use: past values, machines, prices, berries and
/// natures.
enum PageFixture {
  static let reference: (any DexReference)? = try? SampleReference { sink throws(PokedexError) in
    try SampleDex.write(into: sink)
    try sink.write(moves)
    try sink.write(discs)
    try sink.write(items)
    try sink.write([oranBerry])
    try sink.write(natures)
    try sink.write(rows([1: "spicy", 2: "dry"]) as [BerryFlavor])
    try sink.write(rows([5: "super-hard"]) as [BerryFirmness])
    try sink.write(rows([1: "poke-dollar"]) as [Currency])
    try sink.write(rows([1: "status", 2: "physical", 3: "special"]) as [MoveDamageClass])
    try sink.write(rows([1: "hp", 2: "attack", 3: "defense", 6: "speed"]) as [StatEntry])
    try sink.write(types)
  }

  static var catalog: Catalog {
    let sample = SampleDex.catalog
    return Catalog(
      forms: sample.forms, species: sample.species, names: sample.names, reference: reference)
  }

  static var pokedex: ScriptedPokedex { ScriptedPokedex(.success(catalog)) }

  /// - Parameter name: A name that players use for a game or generation; `nil` for no lens.
  static func lens(_ name: String?) throws -> Lens? {
    guard let name, let reference else { return nil }
    return Lenses(reference).named(name)
  }

  /// Before generation IV, a move's type decides between physical and special.
  private static let types: [PokemonType] = SampleDex.types.map { type in
    var type = type
    type.damageClass = [.electric, .psychic, .ice].contains(type.id) ? 3 : 2
    return type
  }

  private static let moves: [Move] = [
    move(84, "thunder-shock", .electric, 3, power: 40),
    move(85, "thunderbolt", .electric, 3, power: 90) {
      $0.pastValues = [past(15) { $0.power = 95 }]
    },
    move(89, "earthquake", .ground, 2, power: 100),
    move(92, "toxic", .poison, 1) {
      $0.accuracy = 90
      $0.pastValues = [past(9) { $0.accuracy = 85 }, past(3) { $0.accuracy = 80 }]
    },
    move(98, "quick-attack", .normal, 2, power: 40) { $0.priority = 1 },
    move(273, "wish", .normal, 1),
    move(420, "ice-shard", .electric, 2, power: 40),
  ]

  private static func move(
    _ id: Int, _ slug: String, _ type: ID<PokemonType>, _ damageClass: ID<MoveDamageClass>,
    power: Int? = nil, _ change: (inout Move) -> Void = { _ in }
  ) -> Move {
    var move = Move(id: ID(id), slug: slug)
    move.generation = id == 420 ? 4 : 1
    move.type = type
    move.damageClass = damageClass
    move.power = power
    move.pp = 10
    move.target = 10
    change(&move)
    return move
  }

  private static func past(
    _ group: ID<VersionGroup>, _ change: (inout PastMoveValues) -> Void
  ) -> PastMoveValues {
    var values = PastMoveValues()
    values.versionGroup = group
    change(&values)
    return values
  }

  private static let discs: [Machine] = [(1, 305, 92, 1), (2, 305, 92, 9), (3, 305, 85, 20)].map {
    var disc = Machine(id: ID($0), slug: "")
    disc.item = ID($1)
    disc.move = ID($2)
    disc.versionGroup = ID($3)
    return disc
  }

  private static let items: [Item] = rows([
    83: "thunder-stone", 84: "water-stone", 132: "oran-berry", 213: "bright-powder", 305: "tm06",
  ]) { (item: inout Item) in
    item.category = 10
    if item.id == 83 { item.prices = [price(1, 2100, nil), price(9, 3000, 1500)] }
  }

  private static func price(_ group: ID<VersionGroup>, _ purchase: Int, _ sell: Int?) -> Price {
    var price = Price()
    price.versionGroup = group
    price.currency = 1
    price.purchase = purchase
    price.sell = sell
    return price
  }

  private static let oranBerry: Berry = {
    var berry = Berry(id: 7, slug: "oran")
    berry.item = 132
    berry.firmness = 5
    berry.size = 35
    berry.smoothness = 20
    berry.naturalGiftType = .poison
    berry.naturalGiftPower = 60
    berry.flavors = [taste(1, 10), taste(2, 0)]
    return berry
  }()

  private static func taste(_ flavor: ID<BerryFlavor>, _ potency: Int) -> BerryTaste {
    var taste = BerryTaste()
    taste.flavor = flavor
    taste.potency = potency
    return taste
  }

  private static let natures: [Nature] = [
    nature(1, "hardy"), nature(11, "adamant", 2, 3, likes: 1, hates: 2),
    nature(21, "brave", 2, 6, likes: 1, hates: 2), nature(25, "serious"),
  ]

  private static func nature(
    _ id: Int, _ slug: String, _ up: ID<StatEntry>? = nil, _ down: ID<StatEntry>? = nil,
    likes: ID<BerryFlavor>? = nil, hates: ID<BerryFlavor>? = nil
  ) -> Nature {
    var nature = Nature(id: ID(id), slug: slug)
    nature.increasedStat = up
    nature.decreasedStat = down
    nature.likesFlavor = likes
    nature.hatesFlavor = hates
    return nature
  }
}
