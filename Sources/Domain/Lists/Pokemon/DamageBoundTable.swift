extension DamageBound {
  /// Moves of another stat or effectiveness than the dex says, or critical in a generation.
  static let odd: Set<String> = [
    "electro-shot", "flying-press", "freeze-dry", "meteor-beam", "photon-geyser",
    "shell-side-arm", "thousand-arrows", "zippy-zap",
  ]

  /// Moves of fixed damage that may knock out a target at full HP.
  static let fixed: Set<String> = [
    "dragon-rage", "final-gambit", "night-shade", "seismic-toss", "sonic-boom",
  ]

  /// Abilities that change more than a row of the table of modifiers says: types, stages, hits.
  static let abilities: [String: Int] = [
    "adaptability": 2, "download": 2, "intrepid-sword": 2, "libero": 2, "parental-bond": 2,
    "protean": 2, "mega-sol": 6, "forecast": 6, "aerilate": 6, "dragonize": 6, "galvanize": 6,
    "liquid-voice": 6, "normalize": 6, "pixilate": 6, "refrigerate": 6,
  ]
}
