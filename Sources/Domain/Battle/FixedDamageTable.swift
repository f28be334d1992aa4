/// The moves with damage that does not follow the formula.
///
/// Source: Bulbapedia's pages of the moves.
enum FixedDamage {
  static let rules = MoveRules<Int>([
    MoveRule("seismic-toss", "night-shade") { $0.attacker.level },
    MoveRule("dragon-rage") { _ in 40 },
    MoveRule("sonic-boom") { _ in 20 },
    MoveRule("super-fang", "natures-madness", "ruination") { max(1, $0.defender.smallHPLeft / 2) },
    MoveRule("guardian-of-alola") { max(1, $0.defender.hp * 3 / 4) },
    MoveRule("final-gambit") { $0.attacker.hp },
    MoveRule("endeavor") { max(0, $0.defender.smallHPLeft - $0.attacker.hp) },
    // These moves return damage that the user has taken; calculations assume that there was none.
    MoveRule("bide", "comeuppance", "counter", "metal-burst", "mirror-coat") { _ in 0 },
    MoveRule("fissure", "guillotine", "horn-drill", "sheer-cold") { $0.knockOut },
  ])
}

/// The moves that fail.
///
/// Source: Bulbapedia's pages of the moves and abilities.
enum Failures {
  /// The moves that fail under a condition.
  static let rules = MoveRules<NoDamage>([
    MoveRule(.awake, of: "dream-eater") {
      $0.defender.status != .sleep && $0.defender.ability != "comatose"
    },
    MoveRule(.noTerrain, of: "steel-roller") { $0.field.terrain == nil },
    MoveRule(.noItem, of: "poltergeist") { $0.defender.item.isEmpty },
  ])

  /// The moves that have no effect on some targets.
  static let byTarget = MoveRules<NoDamage>([
    // The weight of a Pokémon that has dynamaxed is not known.
    MoveRule(.dynamaxed, of: "grass-knot", "heat-crash", "heavy-slam", "low-kick") {
      $0.defender.isDynamaxed
    },
    MoveRule(.noCommonType, of: "synchronoise") {
      !$0.attacker.types.contains(where: $0.defender.has)
    },
    MoveRule(.notLifted, of: "sky-drop") {
      $0.defender.has(.flying) || $0.generation > 5 && $0.defender.weight >= 2000 || $0.hasGravity
    },
    MoveRule("nature-power", since: 7) { prankster(of: $0) },
  ])

  /// The reason why a move of higher priority by Prankster fails.
  private static func prankster(of hit: Hit) -> NoDamage? {
    guard hit.attacker.ability == "prankster" else { return nil }
    if hit.defender.has(.dark) { return .stopped(by: .ability("prankster")) }
    let isStopped = hit.field.terrain == .psychic && hit.isGrounded(hit.defender)
    return isStopped ? .stopped(by: .terrain(.psychic)) : nil
  }

  /// The moves that each ability of the target stops, besides abilities that stop all moves of a
  /// type: ``Immunities`` has those.
  static let abilities: [String: RuleCondition] = [
    "armor-tail": .priority, "dazzling": .priority, "queenly-majesty": .priority,
    "bulletproof": .flag(.bullet), "soundproof": .flag(.sound), "wind-rider": .flag(.wind),
    "eelevate": .airborne, "levitate": .airborne, "wonder-guard": .weak,
  ]
}

extension RuleCondition {
  static let groundMove = Self("Ground move, except Thousand Arrows") {
    $0.type == .ground && $0.move.slug != "thousand-arrows"
  }
  fileprivate static let airborne = Self(
    "Ground move, without Iron Ball and gravity", isOfMatchup: true
  ) {
    groundMove.holds($0) && $0.defender.item != "iron-ball" && !$0.hasGravity
  }
  fileprivate static let weak = Self(
    "move of a type that is not super effective", isOfMatchup: true
  ) {
    $0.effectiveness <= Effectiveness.usual && $0.type != .unknown && $0.move.slug != "struggle"
  }
}

/// The abilities and moves that raise the priority of a move.
///
/// Source: Bulbapedia's pages of the abilities and moves.
enum Priorities {
  static let raises: [String: (stages: Int, condition: RuleCondition)] = [
    "gale-wings": (1, .galeWings), "triage": (3, .draining),
    "grassy-glide": (1, .grassyGlide),
  ]
}

extension RuleCondition {
  fileprivate static let galeWings = Self("Flying move, since 7 at full HP") {
    $0.type == .flying && ($0.generation < 7 || $0.attacker.isAtFullHP)
  }
  fileprivate static let draining = Self("move that drains") { $0.move.drains }
  fileprivate static let grassyGlide = Self("Grassy Terrain; attacker on the ground") {
    $0.field.terrain == .grassy && $0.isGrounded($0.attacker)
  }
}
