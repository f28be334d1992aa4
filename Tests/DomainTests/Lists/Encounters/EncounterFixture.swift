import PokedexDomain
import PokedexTesting

/// The games of four generations, one without known encounters, with the families of Pikachu and
/// Rattata, and Mew.
enum EncounterFixture {
  static let pokemon = PokemonRows(catalog)
  static let catalog = dex.catalog(forms, species)

  static let forms: [Form] = rows([
    19: "rattata", 20: "raticate", 25: "pikachu", 26: "raichu", 151: "mew", 172: "pichu",
    10_091: "rattata-alola", 10_092: "raticate-alola", 10_100: "raichu-alola",
    10_200: "pikachu-mega",
  ]) { (form: inout Form) in
    let usual = [10_091: 19, 10_092: 20, 10_100: 26, 10_200: 25][form.id.rawValue]
    form.species = ID(usual ?? form.id.rawValue)
    form.isDefault = usual == nil
    form.type1 = [19, 20].contains(form.species.rawValue) ? .normal : .electric
  }

  static let species: [Species] = rows([
    19: "rattata", 20: "raticate", 25: "pikachu", 26: "raichu", 151: "mew", 172: "pichu",
  ]) { (species: inout Species) in
    species.evolvesFrom = [20: 19, 25: 172, 26: 25][species.id.rawValue]
    species.evolutionChain = [19: 7, 20: 7, 151: 99][species.id.rawValue] ?? 10
    species.forms = forms.filter { $0.species == species.id }.map(\.id)
    if species.isAlone { species.eggGroups = [15] }
  }

  static let dex: PlayedDex = {
    var dex = PlayedDex()
    dex.tables.put(StandardTypeRows.all)
    putGames(into: &dex.tables)
    putPlaces(into: &dex.tables)
    putFamilies(into: &dex.tables)
    dex.tables.put(forms)
    dex.encounters = encounters
    dex.rosters = [
      1: [19, 20, 25, 26, 151], 2: [19, 20, 25, 26, 151, 172],
      3: [19, 20, 25, 26, 172, 10_091, 10_092, 10_100, 10_200], 4: [25, 26, 151],
    ]
    return dex
  }()

  private static let encounters: [ID<Form>: [Encounter]] = [
    19: [
      met(1, 1, 1, 2...4, 30), met(1, 1, 1, 3...5, 20), met(1, 2, 1, 2...5, 50),
      met(1, 1, 2, 5...5, 10), met(2, 1, 1, 10...12, 80), met(2, 1, 1, 14...14, 70),
      met(3, 3, 1, 2...4, 20, [3]), met(3, 3, 1, 2...4, 20, [4]), met(3, 3, 1, 3...3, 40, [5]),
      met(3, 3, 1, 2...4, 20), met(3, 3, 18, 5...5, 100, [38], .neverShiny),
    ],
    25: [met(3, 3, 36, 8...8, 100), met(3, 4, 19, 1...1, 100)],
    10_091: [met(3, 5, 1, 4...6, 30, [5], .alpha)],
  ]

  private static func met(
    _ area: ID<LocationArea>, _ version: ID<Version>, _ method: ID<EncounterMethod>,
    _ levels: ClosedRange<Int>, _ chance: Int, _ conditions: [ID<EncounterConditionValue>] = [],
    _ traits: EncounterTraits = []
  ) -> Encounter {
    Encounter(
      area: area, version: version, method: method, minLevel: levels.lowerBound,
      maxLevel: levels.upperBound, chance: chance, conditions: conditions, traits: traits)
  }

  // MARK: Tables

  private static func putGames(into tables: inout TableDex) {
    tables.put(
      rows([1: "red-blue", 2: "gold-silver", 3: "sun-moon", 4: "scarlet"]) {
        (group: inout VersionGroup) in
        group.order = group.id.rawValue
        group.generation = ID(group.id.rawValue)
        group.learnMethods = group.id == 1 ? [1] : [1, 2]
      })
    tables.put(
      rows([1: "red", 2: "blue", 3: "gold", 4: "silver", 5: "sun"]) { (version: inout Version) in
        version.versionGroup = [1: 1, 2: 1, 3: 2, 4: 2][version.id.rawValue] ?? 3
      })
    tables.put(rows([1: "kanto", 2: "johto"]) as [Region])
  }

  private static func putPlaces(into tables: inout TableDex) {
    tables.put(
      rows([1: "kanto-route-2", 2: "mt-moon", 3: "kanto-route-10"]) { (place: inout Location) in
        let names = [1: "Route 2", 2: "Mt. Moon", 3: "Route 10"]
        place.names = Names([.english: names[place.id.rawValue] ?? ""])
        place.region = place.id == 3 ? 2 : 1
      })
    tables.put(
      rows([1: "kanto-route-2-area", 2: "mt-moon-b1f", 3: "kanto-route-10-south"]) {
        (area: inout LocationArea) in
        area.location = ID(area.id.rawValue)
        if area.id == 1 { area.names = Names([.english: "Road 2"]) }
      })
    tables.put(
      rows([1: "walk", 2: "old-rod", 18: "gift", 19: "gift-egg", 36: "npc-trade"]) {
        (method: inout EncounterMethod) in method.order = method.id.rawValue
      })
    tables.put(
      rows([3: "time-morning", 4: "time-day", 5: "time-night", 38: "other-none"]) {
        (value: inout EncounterConditionValue) in
        value.condition = value.id == 38 ? 2 : 1
        let names = [3: "In the morning", 4: "During the day.", 5: "At night", 38: "None"]
        value.names = Names([.english: names[value.id.rawValue] ?? ""])
      })
  }

  private static func putFamilies(into tables: inout TableDex) {
    var rats = EvolutionChain(id: 7, slug: "")
    rats.routes = [route(19, 20, 1), route(19, 20, 3, base: 10_091, evolved: 10_092)]
    var mice = EvolutionChain(id: 10, slug: "")
    mice.routes = [
      route(172, 25, 2), route(25, 26, 1, base: 25), route(25, 26, 3, base: 25, evolved: 10_100),
    ]
    tables.put([rats, mice])
  }

  private static func route(
    _ from: ID<Species>, _ to: ID<Species>, _ group: ID<VersionGroup>, base: ID<Form>? = nil,
    evolved: ID<Form>? = nil
  ) -> EvolutionRoute {
    var route = EvolutionRoute()
    route.from = from
    route.to = to
    route.versionGroup = group
    route.baseForm = base
    route.evolvedForm = evolved
    return route
  }
}

extension Species {
  /// Whether the species cannot breed, as a baby or a Mythical Pokémon.
  fileprivate var isAlone: Bool { id == 172 || id == 151 }
}
