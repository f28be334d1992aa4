extension DamageBound {
  /// The most power, without conditions, of moves whose power grows by a status condition, lost HP
  /// or Terastallization, or that the dex does not have: less than twice that of the dex, or 150.
  /// Moves that raise the stat which they use have twice their power.
  static let powers: [String: Int] = [
    "barb-barrage": 60, "beat-up": 10, "brine": 65, "electro-shot": 260, "facade": 70, "flail": 20,
    "frustration": 102, "grass-knot": 120, "heat-crash": 120, "heavy-slam": 120, "hidden-power": 70,
    "low-kick": 120, "meteor-beam": 240, "return": 102, "reversal": 20, "smelling-salts": 70,
    "tera-blast": 100, "venoshock": 65,
  ]

  /// Moves whose stats vary, or that are critical in a generation.
  static let oddStats: Set<String> = [
    "photon-geyser", "shell-side-arm", "tera-blast", "weather-ball", "zippy-zap",
  ]

  /// Moves of another effectiveness than their type's.
  static let oddTypes: Set<String> = ["flying-press", "freeze-dry", "thousand-arrows"]

  /// Abilities that change more than a row of the table of modifiers says: types, stages, hits.
  static let abilities: [String: Int] = [
    "adaptability": 2, "download": 2, "intrepid-sword": 2, "libero": 2, "parental-bond": 2,
    "protean": 2, "mega-sol": 6, "forecast": 6, "aerilate": 6, "dragonize": 6, "galvanize": 6,
    "liquid-voice": 6, "normalize": 6, "pixilate": 6, "refrigerate": 6,
  ]
}
