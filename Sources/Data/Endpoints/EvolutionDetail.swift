import PokedexDomain

/// One of the `evolution_details` of a chain: one way to evolve.
struct EvolutionDetail: Decodable, Sendable {
  private let versionGroup: Link<VersionGroup>
  private let isDefault: Bool
  private let trigger: Link<EvolutionTrigger>
  private let baseForm: Link<Form>?
  private let evolvedForm: Link<Form>?
  private let gender: Bounded<1, 2>?
  private let item: Link<Item>?
  private let heldItem: Link<Item>?
  private let knownMove: Link<Move>?
  private let knownMoveType: Link<PokemonType>?
  private let usedMove: Link<Move>?
  private let location: Link<Location>?
  private let region: Link<Region>?
  private let partySpecies: Link<Species>?
  private let partyType: Link<PokemonType>?
  private let tradeSpecies: Link<Species>?
  private let minLevel: Level?
  private let minHappiness: Bounded<0, 255>?
  private let minBeauty: Bounded<0, 255>?
  private let minAffection: Bounded<0, 255>?
  private let minDamageTaken: Count?
  private let minMoveCount: Count?
  private let minSteps: Count?
  private let relativePhysicalStats: Bounded<-1, 1>?
  private let timeOfDay: TimeWord
  private let nearSpecialRock: Bool
  private let needsMultiplayer: Bool
  private let needsOverworldRain: Bool
  private let turnUpsideDown: Bool

  private enum CodingKeys: String, CodingKey {
    case trigger, gender, item, location, region
    case versionGroup = "version_group"
    case isDefault = "is_default"
    case baseForm = "base_form"
    case evolvedForm = "evolved_form"
    case heldItem = "held_item"
    case knownMove = "known_move"
    case knownMoveType = "known_move_type"
    case usedMove = "used_move"
    case partySpecies = "party_species"
    case partyType = "party_type"
    case tradeSpecies = "trade_species"
    case minLevel = "min_level"
    case minHappiness = "min_happiness"
    case minBeauty = "min_beauty"
    case minAffection = "min_affection"
    case minDamageTaken = "min_damage_taken"
    case minMoveCount = "min_move_count"
    case minSteps = "min_steps"
    case relativePhysicalStats = "relative_physical_stats"
    case timeOfDay = "time_of_day"
    case nearSpecialRock = "near_special_rock"
    case needsMultiplayer = "needs_multiplayer"
    case needsOverworldRain = "needs_overworld_rain"
    case turnUpsideDown = "turn_upside_down"
  }

  func route(from: ID<Species>, to: ID<Species>) -> EvolutionRoute {
    var route = EvolutionRoute()
    route.from = from
    route.to = to
    route.versionGroup = versionGroup.id
    route.isDefault = isDefault
    route.trigger = trigger.id
    route.baseForm = baseForm?.id
    route.evolvedForm = evolvedForm?.id
    setReferences(of: &route)
    setLimits(of: &route)
    setCircumstances(of: &route)
    return route
  }

  private func setReferences(of route: inout EvolutionRoute) {
    route.item = item?.id
    route.heldItem = heldItem?.id
    route.knownMove = knownMove?.id
    route.knownMoveType = knownMoveType?.id
    route.usedMove = usedMove?.id
    route.location = location?.id
    route.region = region?.id
    route.partySpecies = partySpecies?.id
    route.partyType = partyType?.id
    route.tradeSpecies = tradeSpecies?.id
  }

  private func setLimits(of route: inout EvolutionRoute) {
    route.minLevel = minLevel?.value
    route.minHappiness = minHappiness?.value
    route.minBeauty = minBeauty?.value
    route.minAffection = minAffection?.value
    route.minDamageTaken = minDamageTaken?.value
    route.minMoveCount = minMoveCount?.value
    route.minSteps = minSteps?.value
  }

  private func setCircumstances(of route: inout EvolutionRoute) {
    route.gender = gender?.value
    route.relativePhysicalStats = relativePhysicalStats?.value
    route.timeOfDay = timeOfDay.time?.rawValue
    route.nearSpecialRock = nearSpecialRock
    route.needsMultiplayer = needsMultiplayer
    route.needsOverworldRain = needsOverworldRain
    route.turnUpsideDown = turnUpsideDown
  }
}

/// PokeAPI's name for a time of day; empty for any time.
private struct TimeWord: Decodable {
  let time: TimeOfDay?

  private static let times: [String: TimeOfDay] = [
    "day": .day, "night": .night, "dusk": .dusk, "full-moon": .fullMoon,
  ]

  init(from decoder: any Decoder) throws {
    let word = try decoder.text(longest: NameText.longest)
    time = Self.times[word]
    guard time != nil || word.isEmpty else { throw decoder.fault("is not a time of day") }
  }
}
