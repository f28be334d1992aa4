/// Names the effects on damage and knockouts that the calculation leaves out.
package enum OmittedEffects {
  /// Moves whose damage depends on chance or on the rest of the team.
  package static let moves: [String] = ["beat-up", "magnitude", "present", "psywave"]

  /// Abilities that strengthen moves of a type by a factor that is applied at an unknown step.
  package static let abilities: [String: ID<PokemonType>] = ["fire-mane": .fire]

  static func names(in calculation: DamageCalculation, and settings: [String]) -> [String] {
    let (move, user) = (calculation.move, calculation.attacker)
    var names = settings
    if isOmitted(move) { names.append(titled(move.slug)) }
    if let type = abilities[user.ability], type == move.type { names.append(titled(user.ability)) }
    return names
  }

  /// Max Moves take their power from other moves, as do most Z-Moves and Natural Gift.
  private static func isOmitted(_ move: BattleMove) -> Bool {
    guard move.category != .status else { return false }
    return moves.contains(move.slug) || move.slug.hasPrefix("max-")
      || move.slug.hasPrefix("g-max-") || move.power == 0 && !Hit.hasOwnPower(move.slug)
  }
}

/// Effects that make the second use of an attack differ from the first, or that damage between uses.
extension OmittedEffects {
  /// Flags and classes of moves that cannot be used in each turn, or that bind.
  package static let flags: [MoveFlag] = [.charge, .recharge, .cantusetwice, .delayed]
  package static let classes: [MoveClass] = [.binding, .selfdestruct]

  /// Moves that change stats or a status condition, that depend on the target's HP, or that work
  /// only once.
  package static let changingMoves: Set<String> = [
    "acid-spray", "apple-acid", "brine", "burn-up", "clear-smog", "core-enforcer",
    "crush-grip", "double-shock", "draco-meteor", "echoed-voice", "endeavor", "fake-out",
    "fell-stinger", "fire-lash", "first-impression", "fleur-cannon", "fling", "fury-cutter",
    "grav-apple", "guardian-of-alola", "hard-press", "ice-ball", "ice-spinner", "inferno",
    "last-resort", "leaf-storm", "lumina-crash", "make-it-rain", "natural-gift",
    "natures-madness", "overheat", "power-up-punch", "psycho-boost", "rage", "rollout",
    "ruination", "salt-cure", "smack-down", "smelling-salts", "steel-roller", "super-fang",
    "superpower", "thousand-arrows", "torch-song", "wake-up-slap", "wring-out",
  ]

  /// Abilities and items of the target that change its stats, its HP or its status condition.
  package static let changingAbilities: Set<String> = [
    "anger-shell", "sand-spit", "seed-sower", "stamina", "water-compaction", "weak-armor",
  ]
  package static let changingItems: Set<String> = ["enigma-berry", "kee-berry", "maranga-berry"]
  package static let orbs: Set<String> = ["flame-orb", "toxic-orb"]

  static func betweenUses(of battle: DamageCalculation) -> [String] {
    let (move, target) = (battle.move, battle.defender)
    let isChanging =
      changingMoves.contains(move.slug) || flags.contains { move.has($0) }
      || classes.contains { move.has($0) }
    let ability = changingAbilities.contains(target.ability) ? target.ability : nil
    let isOrb = target.status == nil && orbs.contains(target.item)
    let item = isOrb || changingItems.contains(target.item) ? target.item : nil
    return [isChanging ? move.slug : nil, ability, item].compactMap { $0.map { titled($0) } }
  }
}
