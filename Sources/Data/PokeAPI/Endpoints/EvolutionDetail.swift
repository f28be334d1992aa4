import PokedexDomain

/// One of the `evolution_details` of a chain: one way to evolve.
struct EvolutionDetail: ReadableObject, Sendable {
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

  init(_ object: JSONObject) throws(BadData) {
    versionGroup = try object["version_group"]
    isDefault = try object["is_default"]
    trigger = try object["trigger"]
    baseForm = try object["base_form"]
    evolvedForm = try object["evolved_form"]
    gender = try object["gender"]
    item = try object["item"]
    heldItem = try object["held_item"]
    knownMove = try object["known_move"]
    knownMoveType = try object["known_move_type"]
    usedMove = try object["used_move"]
    location = try object["location"]
    region = try object["region"]
    partySpecies = try object["party_species"]
    partyType = try object["party_type"]
    tradeSpecies = try object["trade_species"]
    minLevel = try object["min_level"]
    minHappiness = try object["min_happiness"]
    minBeauty = try object["min_beauty"]
    minAffection = try object["min_affection"]
    minDamageTaken = try object["min_damage_taken"]
    minMoveCount = try object["min_move_count"]
    minSteps = try object["min_steps"]
    relativePhysicalStats = try object["relative_physical_stats"]
    timeOfDay = try object["time_of_day"]
    nearSpecialRock = try object["near_special_rock"]
    needsMultiplayer = try object["needs_multiplayer"]
    needsOverworldRain = try object["needs_overworld_rain"]
    turnUpsideDown = try object["turn_upside_down"]
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
    setThings(of: &route)
    setLimits(of: &route)
    setCircumstances(of: &route)
    return route
  }

  private func setThings(of route: inout EvolutionRoute) {
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

/// PokeAPI's words for the times of day; empty for any.
private struct TimeWord: Readable {
  let time: TimeOfDay?

  private static let times: [String: TimeOfDay] = [
    "day": .day, "night": .night, "dusk": .dusk, "full-moon": .fullMoon,
  ]

  init(from reader: inout JSONReader) throws(BadData) {
    let word = try reader.string()
    time = Self.times[word]
    guard time != nil || word.isEmpty else { throw reader.badData("is not a time of day") }
  }
}
