/// The ways to evolve that games have, as they are there.
///
/// PokeAPI lists each way with the first game that has it, and so with ways that later games do not
/// have; source of the differences: the evolution tables of the games, as read by PKHeX
/// (`evos_*.pkl`), and Bulbapedia's pages of the Pokémon.
struct GameEvolutions {
  private struct Game {
    let group: VersionGroup
    let generation: ID<Generation>
    let versions: Set<ID<Version>>
    let roster: Set<ID<Form>>
  }

  /// The games; `nil` for all together.
  private let games: [Game]?
  private let groups: Table<VersionGroup>
  private let locations: Table<Location>
  private let catalog: Catalog
  private let paired: PairedEvolutions
  private let stated: Set<EvolutionRoute>

  /// - Parameter games: `nil` for all together.
  init(_ catalog: Catalog, _ dex: any DexReference, in games: PlayedGames?) {
    self.catalog = catalog
    stated = dex.statedWays
    let table = dex.table(Version.self)
    paired = PairedEvolutions(table)
    groups = dex.table(VersionGroup.self)
    locations = dex.table(Location.self)
    guard let games else {
      self.games = nil
      return
    }
    let versions = games.versions(in: table)
    var known: [Game] = []
    for id in games.groups {
      guard let group = groups[id] else { continue }
      known.append(
        Game(
          group: group, generation: dex.rules(of: group).generation, versions: versions,
          roster: Set(dex.forms(in: id))))
    }
    self.games = known
  }

  /// Returns the routes that any of the games has, changed as they are there.
  func callAsFunction(_ routes: [EvolutionRoute]) -> [EvolutionRoute] {
    guard let games else { return routes.map(today) }
    let regional = routes.filter { $0.region != nil }
    return games.flatMap { game in
      routes.flatMap { ways($0, besides: regional, in: game) }
    }.mergingVersions
  }

  private func today(_ route: EvolutionRoute) -> EvolutionRoute {
    var route = route.with(happiness: EvolutionRoute.happiness)
    route.versions = paired.owners(of: route)
    return route
  }

  private func ways(
    _ route: EvolutionRoute, besides regional: [EvolutionRoute], in game: Game
  ) -> [EvolutionRoute] {
    if stated.contains(route) { return [route] }
    guard isKnown(route, in: game.group, game.generation), hasPlace(of: route, game.group),
      hasBase(of: route, game),
      let owners = paired.owners(of: route, in: game.group, game.generation, played: game.versions)
    else { return [] }
    let rival = regional.contains { $0.replaces(route) && $0.isIn(regionsOf: game.group) }
    if rival, game.group.slug != GameName.ultra { return [] }
    var owned = route
    owned.versions = owners
    return owned.changed(in: game.group, game.generation, isInUltraSpace: rival)
  }

  /// Whether a game has a route, as far as the game's Pokémon do not matter.
  func has(_ route: EvolutionRoute, in game: VersionGroup) -> Bool {
    isKnown(route, in: game, game.generation) && hasPlace(of: route, game)
  }

  private func isKnown(
    _ route: EvolutionRoute, in game: VersionGroup, _ generation: ID<Generation>
  ) -> Bool {
    let other = route.firstGame.flatMap { groups.slugs.firstIndex(of: $0) }.map { groups.ids[$0] }
    return groups.order(of: other ?? route.versionGroup) <= game.order
      && route.exists(in: game, generation)
  }

  /// Hisui is the Sinnoh of the past, with its places.
  private func hasPlace(of route: EvolutionRoute, _ game: VersionGroup) -> Bool {
    guard route.isIn(regionsOf: game) else { return false }
    guard let region = route.location.flatMap({ locations[$0]?.region }) else { return true }
    return game.regions.contains(region)
      || game.slug == GameName.hisui && region == EvolutionRoute.sinnoh
  }

  /// Whether the game has the form that evolves. PokeAPI may know the species of a game, but not
  /// the form.
  private func hasBase(of route: EvolutionRoute, _ game: Game) -> Bool {
    guard !GameName.withUsualForms.contains(game.group.slug),
      let base = route.baseForm ?? catalog.defaultForm(of: route.from), !game.roster.contains(base)
    else { return true }
    let relatives = catalog.species[route.from]?.forms ?? []
    return game.group.slug != GameName.hisui && !relatives.contains(where: game.roster.contains)
  }
}

/// Games by PokeAPI's slugs.
private enum GameName {
  static let pikachu = "lets-go-pikachu-lets-go-eevee"
  static let ultra = "ultra-sun-ultra-moon"
  static let remakes = "brilliant-diamond-shining-pearl"
  static let hisui = "legends-arceus"
  static let lumiose = "legends-za"
  /// Games with contests, or with food that raises Beauty.
  static let withBeauty: Set = [
    "ruby-sapphire", "emerald", "diamond-pearl", "platinum", "omega-ruby-alpha-sapphire", remakes,
  ]
  /// Games of which the dex has only the usual forms of many Pokémon, as it has no learnsets of them.
  static let withUsualForms: Set = [
    "the-isle-of-armor", "the-crown-tundra", "the-teal-mask", "the-indigo-disk", lumiose,
  ]
  static let gale = "xd"
  static let withoutClock: Set = ["firered-leafgreen", "colosseum", gale]
  static let withTowers: Set = ["sword-shield", "the-isle-of-armor", "the-crown-tundra"]
}

extension EvolutionRoute {
  // PokeAPI's IDs.
  private static let iceStone: ID<Item> = 885
  private static let thunderStone: ID<Item> = 83
  private static let prismScale: ID<Item> = 580
  private static let blackAugurite: ID<Item> = 2230
  private static let peatBlock: ID<Item> = 2231
  static let linkingCord: ID<Item> = 2160
  private static let trade: ID<EvolutionTrigger> = 2
  private static let useItem: ID<EvolutionTrigger> = 3
  private static let towers: Set<ID<EvolutionTrigger>> = [6, 7]
  private static let styles: Set<ID<EvolutionTrigger>> = [11, 12]
  private static let ultraSpace: ID<Location> = 797
  private static let blushMountain: ID<Location> = 771
  fileprivate static let sinnoh: ID<Region> = 4
  private static let persian: ID<Species> = 53
  private static let eevee: ID<Species> = 133
  private static let nosepass: ID<Species> = 299
  private static let overqwil: ID<Species> = 904
  private static let rubySapphire: ID<VersionGroup> = 5
  /// Alolan Sandslash and Ninetales.
  private static let alolan: Set<ID<Species>> = [28, 38]

  /// The happiness that evolution needs since generation VIII, and before.
  static let happiness = 160
  private static let happinessBefore = 220

  fileprivate func with(happiness: Int) -> EvolutionRoute {
    var route = self
    if minHappiness != nil { route.minHappiness = happiness }
    return route
  }

  /// The first game with the route where PokeAPI has another.
  fileprivate var firstGame: String? {
    switch (item, location) {
    case (Self.iceStone, _) where Self.alolan.contains(to): "sun-moon"
    case (Self.thunderStone, _) where from == Self.nosepass: GameName.hisui
    case (_, Self.blushMountain): GameName.ultra
    default: nil
    }
  }

  /// Whether a game that came after the route still has it.
  fileprivate func exists(in game: VersionGroup, _ generation: ID<Generation>) -> Bool {
    let slug = game.slug
    // PokeAPI has the route once more for Omega Ruby and Alpha Sapphire.
    if minBeauty != nil {
      return versionGroup == Self.rubySapphire && GameName.withBeauty.contains(slug)
    }
    if minAffection != nil { return generation < Species.firstWithLessHappiness }
    if Self.styles.contains(trigger) || item == Self.peatBlock { return slug == GameName.hisui }
    if item == Self.blackAugurite { return [GameName.hisui, GameName.lumiose].contains(slug) }
    if to == Self.overqwil, knownMove != nil { return slug != GameName.lumiose }
    if Self.towers.contains(trigger) { return GameName.withTowers.contains(slug) }
    if timeOfDay != nil, GameName.withoutClock.contains(slug) {
      return slug == GameName.gale && from == Self.eevee
    }
    let missing = [Self.iceStone, Self.prismScale]
    return slug != GameName.remakes || ![item, heldItem].contains { missing.contains($0 ?? 0) }
  }

  fileprivate func isIn(regionsOf game: VersionGroup) -> Bool {
    region.map(game.regions.contains) ?? true
  }

  /// Whether the route takes the place of another one in its region, as Alolan Raichu that of Raichu.
  fileprivate func replaces(_ other: EvolutionRoute) -> Bool {
    region != nil && other.region == nil && (from, to) == (other.from, other.to)
      && baseForm == other.baseForm
  }

  /// The route as it is in a game.
  fileprivate func changed(
    in game: VersionGroup, _ generation: ID<Generation>, isInUltraSpace: Bool
  ) -> [EvolutionRoute] {
    var route = with(
      happiness: generation < Species.firstWithLessHappiness
        ? Self.happinessBefore : Self.happiness)
    if isInUltraSpace { route.location = Self.ultraSpace }
    switch game.slug {
    case GameName.pikachu: route.becomeLetsGo()
    case GameName.gale: route.becomeGale()
    case GameName.hisui: return route.inHisui
    default: break
    }
    return [route]
  }

  /// In Let's Go, Alolan Rattata evolve at any time, and Alolan Meowth from level 28.
  private mutating func becomeLetsGo() {
    timeOfDay = nil
    guard to == Self.persian, minHappiness != nil else { return }
    minHappiness = nil
    minLevel = 28
  }

  /// XD has no clock, but a thing for Eevee in place of each time; source: Bulbapedia, "Sun Shard" and
  /// "Moon Shard". PokeAPI does not know the two.
  private mutating func becomeGale() {
    guard let time = timeOfDay.flatMap({ TimeOfDay(rawValue: $0) }) else { return }
    timeOfDay = nil
    carried = time == .night ? .moonShard : .sunShard
  }

  /// In Legends: Arceus, items are used rather than held, and a Linking Cord replaces a trade.
  private var inHisui: [EvolutionRoute] {
    var route = self
    if let heldItem {
      route.trigger = Self.useItem
      (route.item, route.heldItem) = (heldItem, nil)
      return [route]
    }
    if nearSpecialRock { route.location = nil }
    guard trigger == Self.trade, tradeSpecies == nil else { return [route] }
    route.trigger = Self.useItem
    route.item = Self.linkingCord
    return [self, route]
  }
}
