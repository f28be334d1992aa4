import PokedexDomain
import PokedexTesting

/// Some well-known Pokémon, and one game to use them in.
enum TeamFixture {
  static let scarlet = Lens(
    data: GameData(generation: 9, groups: [25], isGame: true, order: 25),
    rules: GameRules(in: 9), slug: "scarlet-violet", name: "Scarlet/Violet")

  static let forms: [Form] = [
    form(36, "clefable", [.fairy], [95, 70, 73, 95, 90, 60], [56, 98, 109]),
    form(92, "gastly", [.ghost, .poison], [30, 35, 30, 100, 35, 80], [26]),
    form(130, "gyarados", [.water, .flying], [95, 125, 79, 60, 100, 81], [22, nil, 153]),
    form(132, "ditto", [.normal], [48, 48, 48, 48, 48, 48], [7, nil, 150]),
    form(227, "skarmory", [.steel, .flying], [65, 80, 140, 40, 70, 70], [51, 5, 133]),
    form(235, "smeargle", [.normal], [55, 20, 35, 20, 45, 75], [20, 101, 141]),
    form(248, "tyranitar", [.rock, .dark], [100, 134, 110, 95, 100, 61], [45, nil, 127]),
    form(292, "shedinja", [.bug, .ghost], [1, 90, 45, 30, 30, 40], [25]),
    form(324, "torkoal", [.fire], [70, 85, 140, 85, 70, 20], [73, 70, 75]),
    form(437, "bronzong", [.steel, .psychic], [67, 89, 116, 79, 116, 33], [26, 85, 134]),
    form(443, "gible", [.dragon, .ground], [58, 70, 45, 40, 45, 42], [8, nil, 24]),
    form(444, "gabite", [.dragon, .ground], [68, 90, 65, 50, 55, 82], [8, nil, 24]),
    form(445, "garchomp", [.dragon, .ground], [108, 130, 95, 80, 85, 102], [8, nil, 24]),
    form(485, "heatran", [.fire, .steel], [91, 90, 106, 130, 106, 77], [18, nil, 49]),
    form(530, "excadrill", [.ground, .steel], [110, 135, 60, 50, 65, 88], [146, 159, 104]),
    form(887, "dragapult", [.dragon, .ghost], [88, 120, 75, 100, 75, 142], [29, 151, 130]),
    form(10_009, "rotom-wash", 479, [.electric, .water], [50, 65, 107, 105, 107, 86], [26]),
    form(10_021, "landorus-therian", 645, [.ground, .flying], [89, 145, 90, 105, 80, 91], [22]),
    form(10_058, "garchomp-mega", 445, [.dragon, .ground], [108, 170, 115, 120, 95, 92], [159]),
  ]

  static let species: [Species] = Set(forms.map(\.species)).sorted().map { id in
    let own = forms.filter { $0.species == id }.sorted { $0.id < $1.id }
    let slugs: [ID<Species>: String] = [479: "rotom", 645: "landorus"]
    var species = Species(id: id, slug: slugs[id] ?? own[0].slug)
    species.forms = own.map(\.id)
    species.generation = id > 800 ? 8 : id > 386 ? 4 : 1
    species.evolvesFrom = [444: 443, 445: 444][id]
    species.evolutionChain = species.evolvesFrom == nil && id != 443 ? id.chain : 443
    if [443, 444, 445, 92, 227, 132].contains(id) {
      var number = DexNumber()
      number.pokedex = 31
      number.number = id.rawValue
      species.dexNumbers = [number]
    }
    return species
  }

  /// Gible's evolutions.
  private static let family: EvolutionChain = {
    var chain = EvolutionChain(id: 443, slug: "")
    chain.routes = [(443, 444), (444, 445)].map { from, to in
      var route = EvolutionRoute()
      (route.from, route.to, route.trigger, route.versionGroup) = (ID(from), ID(to), 1, 25)
      return route
    }
    return chain
  }()

  private static func form(
    _ id: Int, _ slug: String, _ types: [ID<PokemonType>], _ stats: [Int], _ abilities: [Int?]
  ) -> Form { form(id, slug, id, types, stats, abilities) }

  private static func form(
    _ id: Int, _ slug: String, _ species: Int, _ types: [ID<PokemonType>], _ stats: [Int],
    _ abilities: [Int?]
  ) -> Form {
    var form = Form(id: ID(id), slug: slug)
    form.species = ID(species)
    form.isDefault = id < 10_000
    form.type1 = types[0]
    form.type2 = types.count > 1 ? types[1] : nil
    for (stat, value) in zip(Stat.allCases, stats) { form.stats[stat] = value }
    let own: [ID<Ability>?] = abilities.map { $0.map { ID($0) } } + [nil, nil]
    form.ability1 = own[0]
    form.ability2 = own[1]
    form.hiddenAbility = own[2]
    return form
  }

  static let dex: PlayedDex = {
    var dex = PlayedDex()
    dex.tables.put(StandardTypeRows.all)
    dex.tables.put(species)
    dex.tables.put([family])
    dex.tables.put(
      rows([
        5: "sturdy", 7: "limber", 8: "sand-veil", 18: "flash-fire", 22: "intimidate",
        24: "rough-skin", 25: "wonder-guard", 26: "levitate", 45: "sand-stream", 70: "drought",
        85: "heatproof", 146: "sand-rush", 150: "imposter", 153: "moxie",
      ]) as [Ability])
    dex.tables.put(
      rows([
        211: "leftovers", 251: "quick-powder", 255: "iron-ball", 256: "lagging-tail",
        264: "choice-scarf",
      ]) as [Item])
    dex.tables.put(moves)
    dex.tables.put(natures)
    dex.tables.put(games.groups)
    dex.tables.put(games.versions)
    dex.tables.put(rows([31: "paldea"]) as [Pokedex])
    dex.tables.put(
      rows([1: "generation-i", 4: "generation-iv", 8: "generation-viii"])
        as [Generation])
    dex.tables.put(rows([1: "cave", 2: "route", 3: "tower"]) as [Location])
    dex.tables.put(
      (1...3).map { number -> LocationArea in
        var area = LocationArea(id: ID(number * 10), slug: "")
        area.location = ID(number)
        return area
      })
    dex.rosters[25] = forms.map(\.id).filter { $0 != 130 && $0 < 10_000 }
    dex.learnsets = learnsets
    dex.encounters = [
      443: [met(10, 40), met(20, 40)], 92: [met(20, 40), met(30, 40)], 227: [met(30, 41)],
    ]
    return dex
  }()

  static let catalog = dex.catalog(forms.sorted { $0.id < $1.id }, species)
  static let pokemon = PokemonRows(catalog)
  static var pokedex: ScriptedPokedex { ScriptedPokedex(.success(catalog)) }

  private static let games: (groups: [VersionGroup], versions: [Version]) = {
    var group = VersionGroup(id: 25, slug: "scarlet-violet")
    group.generation = 9
    group.order = 25
    group.pokedexes = [31]
    let versions = [(40, "scarlet"), (41, "violet")].map { id, slug -> Version in
      var version = Version(id: ID(id), slug: slug)
      version.versionGroup = 25
      return version
    }
    return ([group], versions)
  }()

  private static func met(_ area: ID<LocationArea>, _ version: ID<Version>) -> Encounter {
    Encounter(area: area, version: version, method: 1, minLevel: 1, maxLevel: 2, chance: 10)
  }

  private static let learnsets: [ID<Form>: [LearnedMove]] = {
    let known: [ID<Form>: [ID<Move>]] = [
      445: [89, 337, 444], 443: [200], 10_009: [56, 521], 235: [166], 248: [444, 89],
      324: [126], 92: [92, 101],
    ]
    return known.mapValues { moves in
      moves.map { LearnedMove(versionGroup: 25, method: 1, move: $0, level: 1) }
    }
  }()

  private static let moves: [Move] = [
    move(14, "swords-dance", .normal, 1), move(56, "hydro-pump", .water, 3),
    move(89, "earthquake", .ground, 2), move(92, "toxic", .poison, 1),
    move(101, "night-shade", .ghost, 3), move(126, "fire-blast", .fire, 3),
    move(166, "sketch", .normal, 1),
    move(200, "outrage", .dragon, 2), move(237, "hidden-power", .normal, 3),
    move(337, "dragon-claw", .dragon, 2), move(444, "stone-edge", .rock, 2),
    move(521, "volt-switch", .electric, 3), move(573, "freeze-dry", .ice, 3),
  ]

  private static func move(
    _ id: Int, _ slug: String, _ type: ID<PokemonType>, _ damageClass: ID<MoveDamageClass>
  ) -> Move {
    var move = Move(id: ID(id), slug: slug)
    move.type = type
    move.damageClass = damageClass
    if damageClass != 1 { move.power = 80 }
    return move
  }

  private static let natures: [Nature] = [
    nature(1, "hardy", 2, 2), nature(5, "timid", 6, 2), nature(11, "adamant", 2, 4),
    nature(16, "jolly", 6, 4), nature(21, "brave", 2, 6), nature(23, "quiet", 4, 6),
  ]

  private static func nature(
    _ id: Int, _ slug: String, _ up: ID<StatEntry>, _ down: ID<StatEntry>
  ) -> Nature {
    var nature = Nature(id: ID(id), slug: slug)
    nature.increasedStat = up
    nature.decreasedStat = down
    return nature
  }
}

extension ID<Species> {
  fileprivate var chain: ID<EvolutionChain> { ID<EvolutionChain>(rawValue) }
}

/// A team member with changes for a test.
func member(_ form: ID<Form>, _ change: (inout TeamMember) -> Void = { _ in }) -> TeamMember {
  var member = TeamMember(form)
  change(&member)
  return member
}
