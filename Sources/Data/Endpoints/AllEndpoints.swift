import PokedexDomain

/// All document types, in the order in which a sync reads them: small resources first, and forms,
/// which are half of the download, last.
enum AllEndpoints {
  static let all: [any Endpoint.Type] = terms + games + rules + places + things + pokemon

  private static let terms: [any Endpoint.Type] = [
    TermEndpoint<LanguageTag>.self,
    TermEndpoint<StatTag>.self,
    TermEndpoint<MoveDamageClassTag>.self,
    TermEndpoint<MoveLearnMethodTag>.self,
    TermEndpoint<MoveTargetTag>.self,
    TermEndpoint<MoveAilmentTag>.self,
    TermEndpoint<MoveCategoryTag>.self,
    TermEndpoint<EggGroupTag>.self,
    TermEndpoint<PokemonColorTag>.self,
    TermEndpoint<PokemonShapeTag>.self,
    TermEndpoint<PokemonHabitatTag>.self,
    TermEndpoint<EvolutionTriggerTag>.self,
    TermEndpoint<EncounterConditionTag>.self,
    TermEndpoint<BerryFirmnessTag>.self,
    TermEndpoint<BerryFlavorTag>.self,
    TermEndpoint<ItemAttributeTag>.self,
    TermEndpoint<ItemFlingEffectTag>.self,
    TermEndpoint<ItemPocketTag>.self,
    TermEndpoint<CurrencyTag>.self,
  ]

  private static let games: [any Endpoint.Type] = [
    GenerationEndpoint.self,
    VersionGroupEndpoint.self,
    VersionEndpoint.self,
    RegionEndpoint.self,
    PokedexEndpoint.self,
  ]

  private static let rules: [any Endpoint.Type] = [
    TypeEndpoint.self,
    NatureEndpoint.self,
    GrowthRateEndpoint.self,
    AbilityEndpoint.self,
  ]

  private static let places: [any Endpoint.Type] = [
    EncounterMethodEndpoint.self,
    EncounterConditionValueEndpoint.self,
    LocationEndpoint.self,
    LocationAreaEndpoint.self,
  ]

  private static let things: [any Endpoint.Type] = [
    ItemCategoryEndpoint.self,
    BerryEndpoint.self,
    MachineEndpoint.self,
    ItemEndpoint.self,
    MoveEndpoint.self,
  ]

  private static let pokemon: [any Endpoint.Type] = [
    EvolutionChainEndpoint.self,
    SpeciesEndpoint.self,
    LookEndpoint.self,
    PokemonEndpoint.self,
  ]
}
