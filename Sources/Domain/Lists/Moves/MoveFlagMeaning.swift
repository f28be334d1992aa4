extension MoveFlag {
  var meaning: String {
    switch self {
    case .contact: "makes contact"
    case .sound: "a sound move"
    case .punch: "a punching move, for Iron Fist"
    case .bite: "a biting move, for Strong Jaw"
    case .bullet: "a ball or bomb move, which Bulletproof blocks"
    case .pulse: "an aura or pulse move, for Mega Launcher"
    case .slicing: "a slicing move, for Sharpness"
    case .wind: "a wind move, for Wind Rider and Wind Power"
    case .dance: "a dance, for Dancer"
    case .powder: "a powder move, which Grass types are immune to"
    case .charge: "charges in the first turn"
    case .recharge: "the user rests in the next turn"
    case .heal: "heals, unless Heal Block is in effect"
    case .protect: "Protect blocks it"
    case .reflectable: "Magic Coat and Magic Bounce reflect it"
    case .snatch: "Snatch steals it"
    case .mirror: "Mirror Move copies it"
    case .bypasssub: "hits through a substitute"
    case .gravity: "cannot be used under Gravity"
    case .defrost: "thaws the user"
    case .metronome: "Metronome may call it"
    case .distance: "reaches any Pokémon in a triple battle"
    case .delayed: "hits in a later turn"
    case .failencore: "Encore fails against it"
    case .nosleeptalk: "Sleep Talk does not call it"
    case .cantusetwice: "cannot be used twice in a row"
    case .pledge: "combines with other pledges"
    case .nosketch: "Sketch does not copy it"
    }
  }
}

extension MoveClass {
  var meaning: String {
    switch self {
    case .secondary: "has a secondary effect, for Sheer Force"
    case .recovery: "a status move that heals the user, such as Recover; not Rest"
    case .pivot: "switches the user out"
    case .phazing: "forces the target out"
    case .protection: "protects from attacks"
    case .trapping: "keeps the target from switching"
    case .binding: "traps and damages for some turns"
    case .hazard: "sets an entry hazard"
    case .screen: "Reflect, Light Screen or Aurora Veil"
    case .weather: "changes the weather"
    case .terrain: "changes the terrain"
    case .recoil: "costs the user HP"
    case .crash: "hurts the user if it misses"
    case .selfdestruct: "makes the user faint"
    case .ohko: "makes the target faint with one hit"
    case .surecrit: "always lands a critical hit"
    case .badlypoisons: "may badly poison"
    case .ignoresability: "ignores the target's ability"
    case .ignoresstages: "ignores the target's stat changes"
    case .hitsdefense: "special, but hits Defense"
    case .usesdefense: "attacks with the user's Defense"
    case .foeattack: "attacks with the target's Attack"
    }
  }
}
