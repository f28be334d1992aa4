extension Kind {
  /// The type of the rows of each kind.
  package var rowType: any Tabular.Type {
    switch self {
    case .ability: Ability.self
    case .berry: Berry.self
    case .berryFirmness: BerryFirmness.self
    case .berryFlavor: BerryFlavor.self
    case .currency: Currency.self
    case .eggGroup: EggGroup.self
    case .encounterCondition: EncounterCondition.self
    case .encounterConditionValue: EncounterConditionValue.self
    case .encounterMethod: EncounterMethod.self
    case .evolutionChain: EvolutionChain.self
    case .evolutionTrigger: EvolutionTrigger.self
    case .form: Form.self
    case .generation: Generation.self
    case .growthRate: GrowthRate.self
    case .item: Item.self
    case .itemAttribute: ItemAttribute.self
    case .itemCategory: ItemCategory.self
    case .itemFlingEffect: ItemFlingEffect.self
    case .itemPocket: ItemPocket.self
    case .language: LanguageEntry.self
    case .location: Location.self
    case .locationArea: LocationArea.self
    case .look: Look.self
    case .machine: Machine.self
    case .move: Move.self
    case .moveAilment: MoveAilment.self
    case .moveCategory: MoveCategory.self
    case .moveDamageClass: MoveDamageClass.self
    case .moveLearnMethod: MoveLearnMethod.self
    case .moveTarget: MoveTarget.self
    case .nature: Nature.self
    case .pokedex: Pokedex.self
    case .pokemonColor: PokemonColor.self
    case .pokemonHabitat: PokemonHabitat.self
    case .pokemonShape: PokemonShape.self
    case .region: Region.self
    case .species: Species.self
    case .stat: StatEntry.self
    case .type: PokemonType.self
    case .version: Version.self
    case .versionGroup: VersionGroup.self
    }
  }
}
