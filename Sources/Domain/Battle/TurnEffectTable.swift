/// The effects that change the HP of a Pokémon at the end of each turn, in the order of the games.
///
/// Source: Bulbapedia's pages of the weathers, status conditions, abilities and items.
package enum TurnEffectTable {
  package static let all = earlyStatus + weather + abilities + fieldAndItems + status

  /// Where an item that heals at the end of the turn, as until generation 3, is eaten.
  static let itemPosition = all.count - status.count

  /// Until generation 2, status conditions hurt a Pokémon right after its move.
  private static let earlyStatus: [TurnEffect] = [
    TurnEffect(.status(.burn), .loses(oneOf: 16), since: 1, until: 1),
    TurnEffect(.status(.poison), .loses(oneOf: 16), since: 1, until: 1),
    TurnEffect(.status(.burn), .loses(oneOf: 8), since: 2, until: 2),
    TurnEffect(.status(.poison), .loses(oneOf: 8), since: 2, until: 2),
    TurnEffect(.status(.badPoison), .losesMore(oneOf: 16), since: 1, until: 2),
  ]

  private static let sandproof: [TurnEffect.Condition] = [
    .notType([.rock, .ground, .steel]), .notItem("safety-goggles"),
    .notAbility(["sand-veil", "sand-rush", "sand-force", "overcoat"]),
  ]

  private static let weather: [TurnEffect] = [
    TurnEffect(.weather(.sand), .loses(oneOf: 8), since: 2, until: 2, all: sandproof),
    TurnEffect(.weather(.sand), .loses(oneOf: 16), since: 3, all: sandproof),
    TurnEffect(
      .weather(.hail), .loses(oneOf: 16), since: 3, .notType([.ice]), .notItem("safety-goggles"),
      .notAbility(["snow-cloak", "ice-body", "overcoat"])),
  ]

  private static let abilities: [TurnEffect] = [
    TurnEffect(.ability("rain-dish"), .heals(oneOf: 16), since: 3, .rain, .dry),
    TurnEffect(.ability("ice-body"), .heals(oneOf: 16), since: 4, .weather([.hail, .snow])),
    TurnEffect(.ability("dry-skin"), .heals(oneOf: 8), since: 4, .rain, .dry),
    TurnEffect(.ability("dry-skin"), .loses(oneOf: 8), since: 4, .sun, .dry),
    TurnEffect(.ability("solar-power"), .loses(oneOf: 8), since: 4, .sun, .dry),
  ]

  private static let fieldAndItems: [TurnEffect] = [
    TurnEffect(.terrain(.grassy), .heals(oneOf: 16), since: 6, .grounded),
    TurnEffect(.item("leftovers"), .heals(oneOf: 16), since: 2),
    TurnEffect(.item("black-sludge"), .heals(oneOf: 16), since: 4, .type(.poison)),
    TurnEffect(.item("black-sludge"), .loses(oneOf: 8), since: 4, .notType([.poison])),
  ]

  private static let status: [TurnEffect] = [
    TurnEffect(
      .ability("poison-heal"), .heals(oneOf: 8), since: 4, .status([.poison, .badPoison])),
    TurnEffect(.status(.poison), .loses(oneOf: 8), since: 3, .notAbility(["poison-heal"])),
    TurnEffect(
      .status(.badPoison), .losesMore(oneOf: 16), since: 3, .notAbility(["poison-heal"])),
    TurnEffect(.status(.burn), .loses(oneOf: 8), since: 3, until: 6, .notAbility(["heatproof"])),
    TurnEffect(.status(.burn), .loses(oneOf: 16), since: 7, .notAbility(["heatproof"])),
    TurnEffect(.status(.burn), .loses(oneOf: 16), since: 4, until: 6, .ability("heatproof")),
    TurnEffect(.status(.burn), .loses(oneOf: 32), since: 7, .ability("heatproof")),
    TurnEffect(.item("sticky-barb"), .loses(oneOf: 8), since: 4),
  ]
}

extension TurnEffect.Condition {
  fileprivate static let rain = Self.weather([.rain, .heavyRain])
  fileprivate static let sun = Self.weather([.sun, .harshSun])
  /// Utility Umbrella keeps rain and sun away.
  fileprivate static let dry = Self.notItem("utility-umbrella")
}
