/// The kinds of entity in the dex, by the names of PokeAPI's resources.
package enum Kind: String, CaseIterable, Hashable, Sendable {
  case ability
  case berry
  case currency
  case eggGroup = "egg-group"
  case encounterCondition = "encounter-condition"
  case encounterConditionValue = "encounter-condition-value"
  case encounterMethod = "encounter-method"
  case evolutionChain = "evolution-chain"
  case evolutionTrigger = "evolution-trigger"
  case form = "pokemon"
  case generation
  case growthRate = "growth-rate"
  case item
  case itemAttribute = "item-attribute"
  case itemCategory = "item-category"
  case itemFlingEffect = "item-fling-effect"
  case itemPocket = "item-pocket"
  case language
  case location
  case locationArea = "location-area"
  case look = "pokemon-form"
  case machine
  case move
  case moveAilment = "move-ailment"
  case moveCategory = "move-category"
  case moveDamageClass = "move-damage-class"
  case moveLearnMethod = "move-learn-method"
  case moveTarget = "move-target"
  case nature
  case berryFlavor = "berry-flavor"
  case berryFirmness = "berry-firmness"
  case pokedex
  case pokemonColor = "pokemon-color"
  case pokemonHabitat = "pokemon-habitat"
  case pokemonShape = "pokemon-shape"
  case region
  case species = "pokemon-species"
  case stat
  case type
  case version
  case versionGroup = "version-group"
}
