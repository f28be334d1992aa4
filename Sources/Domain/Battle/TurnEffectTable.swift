/// The effects that change the HP of a Pokémon at the end of each turn, in the order of the games.
///
/// Source: Bulbapedia's pages of the weathers, status conditions, abilities and items.
package enum TurnEffectTable {
  package static let all = early + late

  /// The effects of a generation.
  static func effects(in generation: Int) -> (early: [TurnEffect], late: [TurnEffect]) {
    byGeneration[generation - 1]
  }

  private static let byGeneration = BattleEra.known.map { generation in
    (
      early: early.filter { $0.generations.contains(generation) },
      late: late.filter { $0.generations.contains(generation) }
    )
  }

  /// The effects before an item that heals at the end of the turn, as healing items do up to
  /// generation 3; ``late`` has the effects after it.
  private static let early = earlyStatus + weather + abilities + fieldAndItems

  /// Until generation 2, status conditions hurt a Pokémon right after its move.
  private static let earlyStatus: [TurnEffect] = [
    TurnEffect(.status(.burn), .loses(oneOf: 16), since: 1, until: 1),
    TurnEffect(.status(.poison), .loses(oneOf: 16), since: 1, until: 1),
    TurnEffect(.status(.burn), .loses(oneOf: 8), since: 2, until: 2),
    TurnEffect(.status(.poison), .loses(oneOf: 8), since: 2, until: 2),
    TurnEffect(.status(.badPoison), .losesMore(oneOf: 16), since: 1, until: 2),
    TurnEffect(.foeSide(.leechSeed), .loses(oneOf: 16), since: 1, until: 1),
    TurnEffect(.side(.leechSeed), .drains(oneOf: 16), since: 1, until: 1),
    TurnEffect(.foeSide(.leechSeed), .loses(oneOf: 8), since: 2, until: 2),
    TurnEffect(.side(.leechSeed), .drains(oneOf: 8), since: 2, until: 2),
    TurnEffect(.foeSide(.nightmare), .loses(oneOf: 4), since: 2, until: 2, .foeStatus(.sleep)),
  ]

  private static let weather: [TurnEffect] = [
    TurnEffect(
      .weather(.sand), .loses(oneOf: 8), since: 2, until: 2, .not(.foeType(.rock, .ground, .steel))),
    TurnEffect(
      .weather(.sand), .loses(oneOf: 16), since: 3, .not(.foeType(.rock, .ground, .steel)),
      .not(.foeItem("safety-goggles")),
      .not(.foeAbility("sand-veil", "sand-rush", "sand-force", "overcoat"))),
    TurnEffect(
      .weather(.hail), .loses(oneOf: 16), since: 3, .not(.foeType(.ice)),
      .not(.foeItem("safety-goggles")), .not(.foeAbility("snow-cloak", "ice-body", "overcoat"))),
  ]

  private static let abilities: [TurnEffect] = [
    TurnEffect(.foeAbility("rain-dish"), .heals(oneOf: 16), since: 3, .rainy, .foeDry),
    TurnEffect(.foeAbility("ice-body"), .heals(oneOf: 16), since: 4, .weather(.hail, .snow)),
    TurnEffect(.foeAbility("dry-skin"), .heals(oneOf: 8), since: 4, .rainy, .foeDry),
    TurnEffect(.foeAbility("dry-skin"), .loses(oneOf: 8), since: 4, .sunny, .foeDry),
    TurnEffect(.foeAbility("solar-power"), .loses(oneOf: 8), since: 4, .sunny, .foeDry),
  ]

  private static let fieldAndItems: [TurnEffect] = [
    TurnEffect(.foeSide(.vineLash), .loses(oneOf: 6), since: 8, until: 8, .not(.foeType(.grass))),
    TurnEffect(.foeSide(.wildfire), .loses(oneOf: 6), since: 8, until: 8, .not(.foeType(.fire))),
    TurnEffect(.foeSide(.cannonade), .loses(oneOf: 6), since: 8, until: 8, .not(.foeType(.water))),
    TurnEffect(.foeSide(.volcalith), .loses(oneOf: 6), since: 8, until: 8, .not(.foeType(.rock))),
    TurnEffect(.terrain(.grassy), .heals(oneOf: 16), since: 6, .foeGrounded),
    TurnEffect(.foeItem("leftovers"), .heals(oneOf: 16), since: 2),
    TurnEffect(.foeItem("black-sludge"), .heals(oneOf: 16), since: 4, .foeType(.poison)),
    TurnEffect(.foeItem("black-sludge"), .loses(oneOf: 8), since: 4, .not(.foeType(.poison))),
  ]

  private static let late: [TurnEffect] = [
    TurnEffect(.foeSide(.leechSeed), .loses(oneOf: 8), since: 3),
    TurnEffect(
      .side(.leechSeed), .drains(oneOf: 8), since: 3, .not(.ability("liquid-ooze")), .not(.bigRoot)),
    TurnEffect(
      .side(.leechSeed), .drains(oneOf: 8, factor: 5324), since: 4, .not(.ability("liquid-ooze")),
      .bigRoot),
    TurnEffect(
      .side(.leechSeed), .losesOfAttackers(oneOf: 8), since: 3, .ability("liquid-ooze"),
      .not(.bigRoot)),
    TurnEffect(
      .foeAbility("poison-heal"), .heals(oneOf: 8), since: 4, .foeStatus(.poison, .badPoison)),
    TurnEffect(.status(.poison), .loses(oneOf: 8), since: 3, .not(.foeAbility("poison-heal"))),
    TurnEffect(
      .status(.badPoison), .losesMore(oneOf: 16), since: 3, .not(.foeAbility("poison-heal"))),
    TurnEffect(
      .status(.burn), .loses(oneOf: 8), since: 3, until: 6, .not(.foeAbility("heatproof"))),
    TurnEffect(.status(.burn), .loses(oneOf: 16), since: 7, .not(.foeAbility("heatproof"))),
    TurnEffect(.status(.burn), .loses(oneOf: 16), since: 4, until: 6, .foeAbility("heatproof")),
    TurnEffect(.status(.burn), .loses(oneOf: 32), since: 7, .foeAbility("heatproof")),
    TurnEffect(
      .foeSide(.nightmare), .loses(oneOf: 4), since: 3, .either(.foeStatus(.sleep), .comatose)),
    TurnEffect(.foeSide(.saltCure), .loses(oneOf: 8), since: 9, .mainSeries, .not(.salted)),
    TurnEffect(.foeSide(.saltCure), .loses(oneOf: 4), since: 9, .mainSeries, .salted),
    TurnEffect(.foeSide(.saltCure), .loses(oneOf: 16), since: 9, .champions, .not(.salted)),
    TurnEffect(.foeSide(.saltCure), .loses(oneOf: 8), since: 9, .champions, .salted),
    TurnEffect(.foeItem("sticky-barb"), .loses(oneOf: 8), since: 4),
  ]
}

extension RuleCondition {
  fileprivate static let comatose = foeAbility("comatose")
  fileprivate static let bigRoot = foeItem("big-root")
  fileprivate static let salted = foeType(.water, .steel)
  fileprivate static let champions = Self("in Champions") { $0.era == .champions }
  fileprivate static let mainSeries = not(champions)
}
