/// One encounter slot of a form. The same area, version and method may have several; their chances
/// add up.
package struct Encounter: Hashable, Sendable {
  package var area: ID<LocationArea>
  package var version: ID<Version>
  package var method: ID<EncounterMethod>
  package var minLevel: Int
  package var maxLevel: Int
  /// Percent.
  package var chance: Int
  /// The conditions that must all hold.
  package var conditions: [ID<EncounterConditionValue>]
  package var traits: EncounterTraits

  package init(
    area: ID<LocationArea>, version: ID<Version>, method: ID<EncounterMethod>,
    minLevel: Int, maxLevel: Int, chance: Int, conditions: [ID<EncounterConditionValue>] = [],
    traits: EncounterTraits = []
  ) {
    self.area = area
    self.version = version
    self.method = method
    self.minLevel = minLevel
    self.maxLevel = maxLevel
    self.chance = chance
    self.conditions = conditions
    self.traits = traits
  }
}

/// Special traits of the Pokémon in an encounter.
package struct EncounterTraits: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let alpha = EncounterTraits(rawValue: 1)
  package static let alwaysShiny = EncounterTraits(rawValue: 2)
  package static let neverShiny = EncounterTraits(rawValue: 4)
}
