/// The effects that calculations leave out.
extension OmittedEffects {
  /// Moves whose damage depends on chance or on the rest of the team.
  package static let moves: [String] = ["beat-up", "magnitude", "present", "psywave"]

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
}
