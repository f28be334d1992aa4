/// The abilities that make their holder immune to all attacks of a type. ``Failures`` has those with
/// further conditions.
///
/// Source: Bulbapedia's ability pages. Lightning Rod and Storm Drain only redirected attacks before
/// generation V.
enum Immunities {
  struct Row {
    let types: Set<ID<PokemonType>>
    /// The first generation with this effect.
    let since: Int
  }

  static let types: [String: Row] = [
    "flash-fire": Row(types: [.fire], since: 3), "water-absorb": Row(types: [.water], since: 3),
    "volt-absorb": Row(types: [.electric], since: 3),
    "dry-skin": Row(types: [.water], since: 4), "motor-drive": Row(types: [.electric], since: 4),
    "storm-drain": Row(types: [.water], since: 5),
    "lightning-rod": Row(types: [.electric], since: 5),
    "sap-sipper": Row(types: [.grass], since: 5), "earth-eater": Row(types: [.ground], since: 9),
    "well-baked-body": Row(types: [.fire], since: 9),
  ]

  static func stops(_ type: ID<PokemonType>, _ ability: String, in generation: Int) -> Bool {
    types[ability].map { $0.types.contains(type) && $0.since <= generation } ?? false
  }
}
