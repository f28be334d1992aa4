/// An evolutionary family, with every way to evolve within it.
package struct EvolutionChain: Tabular, Hashable {
  package static let kind = Kind.evolutionChain

  package let id: ID<EvolutionChain>
  package let slug: String
  package var names = Names()
  /// The item that a parent must hold for the baby to hatch.
  package var babyTriggerItem: ID<Item>?
  /// The family tree, with each species before its evolutions.
  package var members: [ChainMember] = []
  package var routes: [EvolutionRoute] = []

  package init(id: ID<EvolutionChain>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let fields: [Field<EvolutionChain>] = [
    .link("baby_trigger_item", \.babyTriggerItem),
    .list("members", \.members),
    .list("routes", \.routes),
  ]
}

/// A species and the one that it evolves from, which is `nil` for the first of a family.
package struct ChainMember: ListElement, Hashable {
  package var from: ID<Species>?
  package var species = ID<Species>(0)

  package init() {}

  package static let fields: [Field<ChainMember>] = [
    .link("from", \.from),
    .link("species", \.species),
  ]
}

/// One way to evolve, with its first games. Several routes may lead to the same species; a route
/// needs all of its conditions.
package struct EvolutionRoute: ListElement, Hashable {
  package var from = ID<Species>(0)
  package var to = ID<Species>(0)
  /// The first games with this route.
  package var versionGroup = ID<VersionGroup>(0)
  package var isDefault = false
  package var trigger = ID<EvolutionTrigger>(0)
  package var baseForm: ID<Form>?
  package var evolvedForm: ID<Form>?
  /// 1 female, 2 male.
  package var gender: Int?
  package var item: ID<Item>?
  package var heldItem: ID<Item>?
  package var knownMove: ID<Move>?
  package var knownMoveType: ID<PokemonType>?
  package var usedMove: ID<Move>?
  package var location: ID<Location>?
  package var region: ID<Region>?
  package var partySpecies: ID<Species>?
  package var partyType: ID<PokemonType>?
  package var tradeSpecies: ID<Species>?
  package var minLevel: Int?
  package var minHappiness: Int?
  package var minBeauty: Int?
  package var minAffection: Int?
  package var minDamageTaken: Int?
  package var minMoveCount: Int?
  package var minSteps: Int?
  /// Attack against Defense: 1 above, 0 equal, -1 below.
  package var relativePhysicalStats: Int?
  /// Index of ``TimeOfDay``.
  package var timeOfDay: Int?
  package var nearSpecialRock = false
  package var needsMultiplayer = false
  package var needsOverworldRain = false
  package var turnUpsideDown = false
  /// The versions that alone have the route; empty for all. No dex has them: the rules of the games
  /// add them.
  package var versions: [ID<Version>] = []
  /// A thing in the Bag, which the rules of the games add.
  package var carried: CarriedThing?

  package init() {}

  package static let fields: [Field<EvolutionRoute>] = [
    .link("from", \.from),
    .link("to", \.to),
    .link("version_group", \.versionGroup),
    .flag("is_default", \.isDefault),
    .link("trigger", \.trigger),
    .link("base_form", \.baseForm),
    .link("evolved_form", \.evolvedForm),
    .number("gender", \.gender),
    .link("item", \.item),
    .link("held_item", \.heldItem),
    .link("known_move", \.knownMove),
    .link("known_move_type", \.knownMoveType),
    .link("used_move", \.usedMove),
    .link("location", \.location),
    .link("region", \.region),
    .link("party_species", \.partySpecies),
    .link("party_type", \.partyType),
    .link("trade_species", \.tradeSpecies),
    .number("min_level", \.minLevel),
    .number("min_happiness", \.minHappiness),
    .number("min_beauty", \.minBeauty),
    .number("min_affection", \.minAffection),
    .number("min_damage_taken", \.minDamageTaken),
    .number("min_move_count", \.minMoveCount),
    .number("min_steps", \.minSteps),
    .number("relative_physical_stats", \.relativePhysicalStats),
    .number("time_of_day", \.timeOfDay),
    .flag("near_special_rock", \.nearSpecialRock),
    .flag("needs_multiplayer", \.needsMultiplayer),
    .flag("needs_overworld_rain", \.needsOverworldRain),
    .flag("turn_upside_down", \.turnUpsideDown),
  ]
}

/// A thing that evolves a Pokémon from the Bag, and that PokeAPI does not know.
package enum CarriedThing: String, Hashable, Sendable {
  case sunShard = "sun-shard"
  case moonShard = "moon-shard"
}

/// The time of day that an evolution requires.
package enum TimeOfDay: Int, Hashable, Sendable {
  case day = 1
  case night
  case dusk
  case fullMoon
}
