/// The effect of an ability on damage from attacks of one type. The API describes these effects in
/// prose only.
///
/// Source: Bulbapedia's ability pages. Lightning Rod and Storm Drain only redirected attacks before
/// generation V.
package struct AbilityEffect: Hashable, Sendable {
  /// The ability's slug.
  package let ability: String
  package let type: ID<PokemonType>
  /// Percent of normal damage: 0, 50, 125 or 200.
  package let percent: Int
  /// The first generation with this effect.
  package let since: ID<Generation>

  /// Whether the effect applies in a generation, or today if `nil`.
  func holds(in generation: ID<Generation>?) -> Bool { generation.map { $0 >= since } ?? true }

  package static let all: [AbilityEffect] =
    immunities
    + effects(50, since: 3, ["thick-fat": [.fire, .ice]])
    + effects(50, since: 4, ["heatproof": [.fire]])
    + effects(50, since: 7, ["water-bubble": [.fire]])
    + effects(50, since: 9, ["purifying-salt": [.ghost]])
    + effects(125, since: 4, ["dry-skin": [.fire]])
    + effects(200, since: 7, ["fluffy": [.fire]])

  private static let immunities: [AbilityEffect] =
    effects(
      0, since: 3,
      [
        "levitate": [.ground], "flash-fire": [.fire], "water-absorb": [.water],
        "volt-absorb": [.electric],
      ])
    + effects(0, since: 4, ["dry-skin": [.water], "motor-drive": [.electric]])
    + effects(
      0, since: 5,
      ["storm-drain": [.water], "lightning-rod": [.electric], "sap-sipper": [.grass]])
    + effects(0, since: 6, ["primordial-sea": [.fire], "desolate-land": [.water]])
    + effects(
      0, since: 9, ["earth-eater": [.ground], "eelevate": [.ground], "well-baked-body": [.fire]])

  private static func effects(
    _ percent: Int, since generation: ID<Generation>, _ types: [String: [ID<PokemonType>]]
  ) -> [AbilityEffect] {
    types.sorted { $0.key < $1.key }.flatMap { ability, types in
      types.map {
        AbilityEffect(ability: ability, type: $0, percent: percent, since: generation)
      }
    }
  }
}

/// The effect of an ability on damage that depends on the attack's effectiveness, not on its type.
///
/// Source: Bulbapedia's ability pages.
package enum AbilityShield: Hashable, Sendable {
  /// Filter, Solid Rock, Prism Armor: super-effective attacks do three quarters of their damage.
  case softensSuperEffective
  /// Wonder Guard: only super-effective attacks hit.
  case onlySuperEffective
  /// Tera Shell: at full HP, attacks that would do at least normal damage do half of normal damage.
  case halvesNormalAtFullHP
  /// Multiscale, Shadow Shield: at full HP, attacks do half their damage.
  case halvesAtFullHP
  /// Delta Stream: attacks that are super effective against Flying do neutral damage to that type.
  case strongWinds

  /// The effect of an ability in a generation, or today if `nil`.
  package init?(ability: String, in generation: ID<Generation>? = nil) {
    guard let (shield, since) = Self.all[ability], generation.map({ $0 >= since }) ?? true else {
      return nil
    }
    self = shield
  }

  private static let all: [String: (AbilityShield, since: ID<Generation>)] = [
    "wonder-guard": (.onlySuperEffective, 3), "filter": (.softensSuperEffective, 4),
    "solid-rock": (.softensSuperEffective, 4), "delta-stream": (.strongWinds, 6),
    "prism-armor": (.softensSuperEffective, 7), "shadow-shield": (.halvesAtFullHP, 7),
    "multiscale": (.halvesAtFullHP, 5), "tera-shell": (.halvesNormalAtFullHP, 9),
  ]

  /// Whether the effect ends with the first hit.
  package var isAtFullHPOnly: Bool { self == .halvesNormalAtFullHP || self == .halvesAtFullHP }
}
