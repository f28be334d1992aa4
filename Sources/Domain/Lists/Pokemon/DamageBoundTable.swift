extension DamageBound {
  /// Powers for moves that the usual bound does not suit. (The usual bound is the power in the dex,
  /// twice that if a modifier or critical hit may double it, or 150 for moves without a power.)
  /// Powers that grow with a status condition, lost HP or Terastallization are listed as they are
  /// without these. Moves that first raise the stat that they use have twice their power.
  static let powers: [String: Int] = [
    "barb-barrage": 60, "beat-up": 10, "brine": 65, "electro-shot": 260, "facade": 70, "flail": 20,
    "frustration": 102, "grass-knot": 120, "heat-crash": 120, "heavy-slam": 120, "hidden-power": 70,
    "low-kick": 120, "meteor-beam": 240, "return": 102, "reversal": 20, "smelling-salts": 70,
    "tera-blast": 100, "venoshock": 65,
  ]

  /// Moves whose stats vary, or that are always critical in one generation.
  static let oddStats: Set<String> = [
    "photon-geyser", "shell-side-arm", "tera-blast", "weather-ball", "zippy-zap",
  ]

  /// Moves whose effectiveness differs from that of their type.
  static let oddTypes: Set<String> = ["flying-press", "freeze-dry", "thousand-arrows"]

  /// Abilities of the attacker that take immunities away, or change the type of moves.
  static let exposingAbilities: Set<String> = [
    "aerilate", "dragonize", "galvanize", "liquid-voice", "mega-sol", "minds-eye", "normalize",
    "pixilate", "refrigerate", "scrappy",
  ]

  /// Items that take immunities of their holder away.
  static let exposingItems: Set<String> = ["iron-ball", "ring-target"]

  /// Abilities that change more than their modifiers say, such as types, stages or hits, each with
  /// an upper bound of the additional factor.
  static let abilities: [String: Int] = [
    "adaptability": 2, "download": 2, "intrepid-sword": 2, "libero": 2, "parental-bond": 2,
    "protean": 2, "mega-sol": 6, "forecast": 6, "aerilate": 6, "dragonize": 6, "galvanize": 6,
    "liquid-voice": 6, "normalize": 6, "pixilate": 6, "refrigerate": 6,
  ]
}
