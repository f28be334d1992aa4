import PokedexDomain

/// Everything that the forms and species of the sample link to, so that no link is broken.
extension SampleDex {
  /// Writes the whole sample, each kind once.
  package static func write(into sink: any DexSink) throws(PokedexError) {
    try writeTerms(into: sink)
    try writeGames(into: sink)
    try writePlaces(into: sink)
    try writeThings(into: sink)
    try sink.write([family, pikachus] + others)
    try sink.write(species)
    try sink.write(looks)
    try writeEncounters(into: sink)
    try sink.write(forms)
  }

  /// Eevee's chain, with two evolutions of one species.
  package static let family: EvolutionChain = {
    var chain = EvolutionChain(id: 1, slug: "")
    chain.members = [member(133, from: nil), member(134, from: 133), member(135, from: 133)]
    chain.routes = [route(to: 134, with: 84), route(to: 135, with: 83)]
    return chain
  }()

  /// Pikachu's chain, with three stages and Alolan Raichu.
  static let pikachus: EvolutionChain = {
    var chain = EvolutionChain(id: 10, slug: "")
    chain.members = [member(172, from: nil), member(25, from: 172), member(26, from: 25)]
    var friends = EvolutionRoute()
    (friends.from, friends.to, friends.trigger, friends.versionGroup) = (172, 25, 1, 3)
    (friends.minHappiness, friends.isDefault) = (220, true)
    var stone = route(to: 26, with: 83)
    stone.from = 25
    var alolan = stone
    (alolan.versionGroup, alolan.region, alolan.evolvedForm) = (17, 7, 10_100)
    chain.routes = [friends, stone, alolan]
    return chain
  }()

  /// The chains of species without evolutions.
  private static let others: [EvolutionChain] = species.filter {
    ![1, 10].contains($0.evolutionChain)
  }.map { species in
    var chain = EvolutionChain(id: species.evolutionChain, slug: "")
    chain.members = [member(species.id, from: nil)]
    return chain
  }

  private static func member(_ species: ID<Species>, from: ID<Species>?) -> ChainMember {
    var member = ChainMember()
    (member.species, member.from) = (species, from)
    return member
  }

  private static func route(to species: ID<Species>, with item: ID<Item>) -> EvolutionRoute {
    var route = EvolutionRoute()
    (route.from, route.to, route.trigger, route.versionGroup) = (133, species, 3, 1)
    (route.item, route.isDefault) = (item, true)
    return route
  }

  /// Rows with English names derived from their slugs.
  static func rows<Row: Tabular>(
    _ slugs: KeyValuePairs<Int, String>, _ change: (inout Row) -> Void = { _ in }
  ) -> [Row] {
    slugs.map { id, slug in
      var row = Row(id: ID(id), slug: slug)
      row.names = Names([.english: titled(slug)])
      change(&row)
      return row
    }
  }

  private static func writeTerms(into sink: any DexSink) throws(PokedexError) {
    try sink.write(rows([1: "hp"]) as [StatEntry])
    try sink.write(rows([1: "level-up", 2: "egg", 4: "machine"]) as [MoveLearnMethod])
    try sink.write(rows([2: "physical", 3: "special"]) as [MoveDamageClass])
    try sink.write(rows([10: "selected-pokemon"]) as [MoveTarget])
    try sink.write(
      rows([1: "monster", 2: "ground", 14: "dragon", 15: "no-eggs"]) as [EggGroup])
    try sink.write(rows([1: "red", 3: "brown", 9: "white"]) as [PokemonColor])
    try sink.write(rows([1: "upright", 8: "quadruped"]) as [PokemonShape])
    try sink.write(rows([1: "forest", 9: "urban"]) as [PokemonHabitat])
    try sink.write(rows([1: "level-up", 2: "trade", 3: "use-item"]) as [EvolutionTrigger])
    try sink.write(rows([1: "time"]) as [EncounterCondition])
    try sink.write(rows([1: "evolution"]) as [ItemPocket])
    try sink.write(
      rows([1: "slow", 2: "medium", 4: "medium-slow", 5: "slow-then-very-fast"]) as [GrowthRate])
  }

  private static func writeThings(into sink: any DexSink) throws(PokedexError) {
    try sink.write(types)
    try sink.write(
      Set(forms.flatMap { [$0.ability1, $0.ability2, $0.hiddenAbility] }).compactMap { $0 }.map {
        let (slug, german) = abilities[$0] ?? ("ability-\($0)", nil)
        var ability = Ability(id: $0, slug: slug)
        (ability.generation, ability.names) = (1, Names([.english: titled(slug)]))
        ability.names.byLanguage[Language(rawValue: "de")] = german
        return ability
      })
    try sink.write(rows([10: "stones"]) { (category: inout ItemCategory) in category.pocket = 1 })
    try sink.write(
      rows([83: "thunder-stone", 84: "water-stone", 213: "bright-powder"]) {
        (item: inout Item) in
        item.category = 10
        item.names.byLanguage[Language(rawValue: "de")] = [83: "Donnerstein"][item.id.rawValue]
      })
    let types: [Int: ID<PokemonType>] = [
      89: .ground, 92: .poison, 98: .normal, 273: .normal, 560: .fighting, 573: .ice, 614: .ground,
    ]
    try sink.write(
      rows([
        84: "thunder-shock", 85: "thunderbolt", 89: "earthquake", 92: "toxic",
        98: "quick-attack", 273: "wish", 560: "flying-press", 573: "freeze-dry",
        614: "thousand-arrows",
      ]) { (move: inout Move) in
        (move.generation, move.type) = (1, types[move.id.rawValue] ?? .electric)
        (move.damageClass, move.target) = (3, 10)
        move.priority = move.id == 98 ? 1 : 0
        move.flags = move.id == 98 ? MoveFlag.contact.bit : 0
        move.classes = move.id == 273 ? MoveClass.recovery.bit : 0
        move.names.byLanguage[Language(rawValue: "de")] = [92: "Toxin"][move.id.rawValue]
      })
  }

  /// The abilities with real names, some also in German; all others are named after their IDs.
  private static let abilities: [ID<Ability>: (slug: String, german: String?)] = [
    9: ("static", nil), 10: ("volt-absorb", nil), 11: ("water-absorb", nil),
    31: ("lightning-rod", "Blitzfänger"),
    48: ("early-bird", nil), 51: ("keen-eye", "Adlerauge"), 66: ("blaze", "Großbrand"),
    101: ("technician", nil), 111: ("filter", nil),
  ]
}

/// Reads the sample as a whole dex; a closure may corrupt it or fail before the end.
package struct SampleSource: DexSource {
  private let end: @Sendable (any DexSink) async throws(PokedexError) -> Void

  package init(
    end: @escaping @Sendable (any DexSink) async throws(PokedexError) -> Void = { _ in }
  ) {
    self.end = end
  }

  package func read(
    into sink: any DexSink, progress: (SyncProgress) -> Void
  ) async throws(PokedexError) {
    try SampleDex.write(into: sink)
    try await end(sink)
  }
}
