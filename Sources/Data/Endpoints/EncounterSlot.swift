import PokedexDomain

/// One of the `encounter_details` of an area in a version.
struct EncounterSlot: Decodable, Sendable {
  private let members: Members

  private struct Members: Decodable {
    let method: Link<EncounterMethod>
    let minLevel: Level
    let maxLevel: Level
    let chance: Percent
    let conditions: [Link<EncounterConditionValue>]
    let traits: Traits?

    enum CodingKeys: String, CodingKey {
      case method, chance
      case minLevel = "min_level"
      case maxLevel = "max_level"
      case conditions = "condition_values"
      case traits = "pokemon_details"
    }
  }

  /// The special traits of the Pokémon.
  private struct Traits: Decodable {
    private let isAlpha: Bool?
    private let alwaysShiny: Bool?
    private let neverShiny: Bool?

    private enum CodingKeys: String, CodingKey {
      case isAlpha = "is_alpha"
      case alwaysShiny = "always_shiny"
      case neverShiny = "never_shiny"
    }

    var traits: EncounterTraits {
      var traits = EncounterTraits()
      if isAlpha == true { traits.insert(.alpha) }
      if alwaysShiny == true { traits.insert(.alwaysShiny) }
      if neverShiny == true { traits.insert(.neverShiny) }
      return traits
    }
  }

  init(from decoder: any Decoder) throws {
    members = try Members(from: decoder)
    let least = members.minLevel.value
    let most = members.maxLevel.value
    guard least <= most else {
      throw FieldError(
        decoder.codingPath + [Members.CodingKeys.maxLevel], "\(most) is below min_level, \(least)")
    }
  }

  func encounter(area: ID<LocationArea>, version: ID<Version>) -> Encounter {
    Encounter(
      area: area, version: version, method: members.method.id, minLevel: members.minLevel.value,
      maxLevel: members.maxLevel.value, chance: members.chance.value,
      conditions: members.conditions.map(\.id),
      traits: members.traits?.traits ?? EncounterTraits())
  }
}
