import PokedexDomain

/// Everything that the forms and species of the sample lead to, so that no link leads nowhere.
extension SampleDex {
  /// Writes all of it, each kind once.
  package static func write(into sink: any DexSink) throws(PokedexError) {
    try writeTerms(into: sink)
    try writeGames(into: sink)
    try writePlaces(into: sink)
    try writeThings(into: sink)
    try sink.write([family])
    try sink.write(species)
    try sink.write(looks)
    try sink.write(learnset, of: 25)
    try sink.write(encounters, of: 25)
    try sink.write(forms)
  }

  package static let learnset = Learnset([
    LearnedMove(versionGroup: 1, method: 1, move: 84, level: 1, order: 1),
    LearnedMove(versionGroup: 1, method: 1, move: 98, level: 16),
    LearnedMove(versionGroup: 1, method: 4, move: 92, level: 0),
  ])

  package static let encounters = [
    Encounter(area: 321, version: 1, method: 1, minLevel: 3, maxLevel: 5, chance: 5),
    Encounter(
      area: 321, version: 1, method: 1, minLevel: 4, maxLevel: 6, chance: 10,
      conditions: [5, 8], traits: [.neverShiny]),
    Encounter(area: 322, version: 2, method: 2, minLevel: 20, maxLevel: 26, chance: 25),
  ]

  /// Eevee's family: one that becomes two.
  package static let family: EvolutionChain = {
    var chain = EvolutionChain(id: 1, slug: "")
    chain.members = [member(133, from: nil), member(134, from: 133), member(135, from: 133)]
    chain.routes = [route(to: 134, with: 84), route(to: 135, with: 83)]
    return chain
  }()

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

  /// Rows that are called in English as their slugs say.
  private static func rows<Row: Tabular>(
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
    try sink.write(rows([1: "level-up", 4: "machine"]) as [MoveLearnMethod])
    try sink.write(rows([2: "physical", 3: "special"]) as [MoveDamageClass])
    try sink.write(rows([10: "selected-pokemon"]) as [MoveTarget])
    try sink.write(rows([1: "monster", 2: "ground"]) as [EggGroup])
    try sink.write(rows([1: "red"]) as [PokemonColor])
    try sink.write(rows([1: "upright"]) as [PokemonShape])
    try sink.write(rows([1: "forest"]) as [PokemonHabitat])
    try sink.write(rows([3: "use-item"]) as [EvolutionTrigger])
    try sink.write(rows([1: "time"]) as [EncounterCondition])
    try sink.write(rows([1: "evolution"]) as [ItemPocket])
    try sink.write(rows([2: "medium"]) as [GrowthRate])
  }

  private static func writeGames(into sink: any DexSink) throws(PokedexError) {
    try sink.write(rows([1: "kanto"]) as [Region])
    try sink.write(rows([1: "national"]) as [Pokedex])
    try sink.write(
      rows([1: "generation-i", 2: "generation-ii", 5: "generation-v", 6: "generation-vi"]) {
        (generation: inout Generation) in
        generation.mainRegion = 1
        let number = generation.slug.dropFirst("generation-".count).uppercased()
        generation.names = Names([.english: "Generation \(number)"])
      })
    try sink.write(
      rows([1: "red-blue"]) { (group: inout VersionGroup) in
        (group.generation, group.learnMethods, group.pokedexes) = (1, [1, 4], [1])
      })
    try sink.write(rows([1: "red", 2: "blue"]) { (game: inout Version) in game.versionGroup = 1 })
  }

  private static func writePlaces(into sink: any DexSink) throws(PokedexError) {
    try sink.write(rows([1: "walk", 2: "surf"]) as [EncounterMethod])
    try sink.write(
      rows([5: "time-night", 8: "time-day"]) { (value: inout EncounterConditionValue) in
        value.condition = 1
      })
    try sink.write(rows([155: "viridian-forest"]) as [Location])
    try sink.write(
      rows([321: "viridian-forest-area", 322: "power-plant-area"]) { (area: inout LocationArea) in
        area.location = 155
      })
  }

  private static func writeThings(into sink: any DexSink) throws(PokedexError) {
    let types = ID<PokemonType>.standard.map { ($0.rawValue, $0.englishName.lowercased()) }
    try sink.write(
      types.map { id, slug in
        var type = PokemonType(id: ID(id), slug: slug)
        (type.generation, type.names) = (1, Names([.english: titled(slug)]))
        return type
      })
    try sink.write(
      Set(forms.flatMap { [$0.ability1, $0.ability2, $0.hiddenAbility] }).compactMap { $0 }.map {
        var ability = Ability(id: $0, slug: "ability-\($0)")
        (ability.generation, ability.names) = (1, Names([.english: "Ability \($0)"]))
        return ability
      })
    try sink.write(rows([10: "stones"]) { (category: inout ItemCategory) in category.pocket = 1 })
    try sink.write(
      rows([83: "thunder-stone", 84: "water-stone", 213: "bright-powder"]) {
        (item: inout Item) in item.category = 10
      })
    try sink.write(
      rows([84: "thunder-shock", 92: "toxic", 98: "quick-attack"]) { (move: inout Move) in
        (move.generation, move.type, move.damageClass, move.target) = (1, .electric, 3, 10)
      })
  }
}

/// Reads the sample as a whole dex; the closure may spoil it before the end.
package struct SampleSource: DexSource {
  private let end: @Sendable (any DexSink) async throws(PokedexError) -> Void

  package init(
    end: @escaping @Sendable (any DexSink) async throws(PokedexError) -> Void = { _ in }
  ) {
    self.end = end
  }

  package func read(
    into sink: any DexSink, progress: (LoadingProgress) -> Void
  ) async throws(PokedexError) {
    try SampleDex.write(into: sink)
    try await end(sink)
  }
}
