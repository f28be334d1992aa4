/// An entity with nothing but a name: a colour, a habitat, a learn method.
package struct Term<Tag>: Hashable, Sendable {
  package let id: ID<Self>
  package let slug: String
  package var names = Names()

  package init(id: ID<Self>, slug: String) {
    self.id = id
    self.slug = slug
  }
}

// The struct above has no such constraint, because the runtime would then look up the conformance
// of each tag at launch, for each field that links to a term.
extension Term: Tabular where Tag: TermTag {
  package static var kind: Kind { Tag.kind }
  package static var fields: [Field<Self>] { [] }
}

/// Defines the kind of a term.
package protocol TermTag: Hashable, Sendable {
  static var kind: Kind { get }
}

package typealias BerryFirmness = Term<BerryFirmnessTag>
package typealias BerryFlavor = Term<BerryFlavorTag>
package typealias EggGroup = Term<EggGroupTag>
package typealias EncounterCondition = Term<EncounterConditionTag>
package typealias EvolutionTrigger = Term<EvolutionTriggerTag>
package typealias ItemAttribute = Term<ItemAttributeTag>
package typealias ItemFlingEffect = Term<ItemFlingEffectTag>
package typealias ItemPocket = Term<ItemPocketTag>
package typealias LanguageEntry = Term<LanguageTag>
package typealias MoveAilment = Term<MoveAilmentTag>
package typealias MoveCategory = Term<MoveCategoryTag>
package typealias MoveDamageClass = Term<MoveDamageClassTag>
package typealias MoveLearnMethod = Term<MoveLearnMethodTag>
package typealias MoveTarget = Term<MoveTargetTag>
package typealias PokemonColor = Term<PokemonColorTag>
package typealias PokemonHabitat = Term<PokemonHabitatTag>
package typealias PokemonShape = Term<PokemonShapeTag>
package typealias Currency = Term<CurrencyTag>
package typealias StatEntry = Term<StatTag>

extension ID<EggGroup> {
  // PokeAPI's IDs.
  package static let ditto: Self = 13
  package static let noEggs: Self = 15
}

package enum BerryFirmnessTag: TermTag { package static let kind = Kind.berryFirmness }
package enum BerryFlavorTag: TermTag { package static let kind = Kind.berryFlavor }
package enum CurrencyTag: TermTag { package static let kind = Kind.currency }
package enum EggGroupTag: TermTag { package static let kind = Kind.eggGroup }
package enum EncounterConditionTag: TermTag { package static let kind = Kind.encounterCondition }
package enum EvolutionTriggerTag: TermTag { package static let kind = Kind.evolutionTrigger }
package enum ItemAttributeTag: TermTag { package static let kind = Kind.itemAttribute }
package enum ItemFlingEffectTag: TermTag { package static let kind = Kind.itemFlingEffect }
package enum ItemPocketTag: TermTag { package static let kind = Kind.itemPocket }
package enum LanguageTag: TermTag { package static let kind = Kind.language }
package enum MoveAilmentTag: TermTag { package static let kind = Kind.moveAilment }
package enum MoveCategoryTag: TermTag { package static let kind = Kind.moveCategory }
package enum MoveDamageClassTag: TermTag { package static let kind = Kind.moveDamageClass }
package enum MoveLearnMethodTag: TermTag { package static let kind = Kind.moveLearnMethod }
package enum MoveTargetTag: TermTag { package static let kind = Kind.moveTarget }
package enum PokemonColorTag: TermTag { package static let kind = Kind.pokemonColor }
package enum PokemonHabitatTag: TermTag { package static let kind = Kind.pokemonHabitat }
package enum PokemonShapeTag: TermTag { package static let kind = Kind.pokemonShape }
package enum StatTag: TermTag { package static let kind = Kind.stat }
