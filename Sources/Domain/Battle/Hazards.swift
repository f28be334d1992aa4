/// Hazards: the traps on a side of a battle, which hurt each Pokémon that enters.
///
/// Source: Bulbapedia's pages of the moves.
extension Hit {
  /// Lets both Pokémon meet what lies on their sides.
  mutating func meetHazards() {
    if !field.attackerSide.layers.isEmpty { attacker = entered(attacker, field.attackerSide).0 }
    guard !field.defenderSide.layers.isEmpty else { return }
    (defender, hazards) = entered(defender, field.defenderSide)
    guard defender.hp > 0, !hazards.isEmpty, let healing = HeldHealing(self), healing.isImmediate,
      defender.hp <= healing.threshold
    else { return }
    defender.hp = min(defender.stats.hp, defender.hp + healing.points)
    hazards.append(.foeItem(defender.item))
    (defender.item, heldItem) = ("", "")
  }

  /// A Pokémon after its entry, and what took HP of it.
  private func entered(_ battler: Battler, _ side: BattleSide) -> (Battler, [BattleCause]) {
    guard battler.item != "heavy-duty-boots" else { return (battler, []) }
    var entered = battler
    var causes: [BattleCause] = []
    for hazard in Self.painful where side[hazard] && battler.ability != "magic-guard" {
      let lost = loss(of: battler, by: hazard, layers: side.layers[hazard] ?? 1)
      entered.hp = max(0, entered.hp - lost)
      if lost > 0 { causes.append(.foeSide(hazard)) }
    }
    guard isGrounded(battler) else { return (entered, causes) }
    if let layers = side.layers[.toxicSpikes], canBePoisoned(battler) {
      entered.status = layers > 1 ? .badPoison : .poison
    }
    if side[.stickyWeb] { entered.lose(.speed, byFoeIn: generation) }
    return (entered, causes)
  }

  /// In the order in which the HP are lost.
  private static let painful: [SideEffect] = [.stealthRock, .steelsurge, .spikes]

  private func loss(of battler: Battler, by hazard: SideEffect, layers: Int) -> Int {
    let hp = battler.stats.hp
    switch hazard {
    case .stealthRock: return max(1, hp * effectiveness(of: .rock, on: battler) / 800)
    case .steelsurge: return max(1, hp * effectiveness(of: .steel, on: battler) / 800)
    default:
      guard isGrounded(battler) else { return 0 }
      return max(1, hp / [8, 6, 4][layers - 1])
    }
  }

  /// In percent.
  private func effectiveness(of type: ID<PokemonType>, on battler: Battler) -> Int {
    battler.defendingTypes.reduce(100) { $0 * chart[type, $1] / 100 }
  }

  /// Whether Toxic Spikes can poison a Pokémon on the ground.
  private func canBePoisoned(_ battler: Battler) -> Bool {
    let isSunny = RuleCondition.sunny.holds(self)
    return battler.status == nil && !battler.has(.poison) && !battler.has(.steel)
      && field.terrain != .misty && !Self.healthy.contains(battler.ability)
      && !(battler.ability == "leaf-guard" && isSunny)
      && !(battler.ability == "magic-guard" && generation == 4)
  }

  private static let healthy: Set<String> = [
    "comatose", "immunity", "pastel-veil", "purifying-salt",
  ]
}
