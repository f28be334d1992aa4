/// The conditions that the rows of the battle tables use, each with its words and its test.
extension RuleCondition {
  static func not(_ other: Self) -> Self { Self("not: \(other.text)") { !other.holds($0) } }
  static func either(_ first: Self, _ second: Self) -> Self {
    Self("\(first.text), or \(second.text)") { first.holds($0) || second.holds($0) }
  }

  // MARK: The move

  static func type(_ types: ID<PokemonType>...) -> Self {
    Self("\(types.map(\.englishName).alternatives) move", isOfMatchup: true) {
      types.contains($0.type)
    }
  }
  static let physical = Self("physical move") { $0.isPhysical }
  static let special = Self("special move") { $0.move.category == .special }
  static func flag(_ flag: MoveFlag) -> Self { Self("\(flag.rawValue) move") { $0.has(flag) } }
  static func moveClass(_ word: MoveClass, named name: String? = nil) -> Self {
    Self("move with \(name ?? word.rawValue)") { $0.move.has(word) }
  }
  static func moves(_ slugs: String...) -> Self {
    Self(slugs.map { titled($0) }.joined(separator: ", ")) { slugs.contains($0.move.slug) }
  }
  static func powerAtMost(_ power: Int) -> Self {
    Self("power at most \(power) (in 4 with Helping Hand and Charge)") {
      $0.powerForTechnician <= power
    }
  }
  static let priority = Self("move with priority") { $0.priority > 0 }
  static func typeChangedBy(_ ability: String) -> Self {
    Self("the ability changes the move's type") { $0.typeChanger == ability }
  }
  static let usedAsItself = Self("no Z-Move or Max Move") { $0.powerUp == nil }
  static let zMove = Self("Z-Move") { $0.powerUp == .zMove }
  static let hitsOnlyFoes = Self("move that hits all opponents, but no ally") {
    $0.move.hitsOnlyFoes
  }
  static let spread = Self("doubles, move that hits several") { $0.isSpreadInDoubles }
  static let superEffective = Self("super effective", isOfMatchup: true) {
    $0.effectiveness > Effectiveness.usual
  }
  static let notVeryEffective = Self("not very effective", isOfMatchup: true) {
    $0.effectiveness < Effectiveness.usual
  }
  static let critical = Self("critical hit") { $0.isCritical }
  static let criticalStrike = Self(
    "critical hit (in generations 5 and 6, only the first of several hits)"
  ) {
    $0.isCritical && ($0.isFirst || $0.isExtra || !(5...6).contains($0.generation))
  }
  static let ignoringChanges = Self("critical hit that ignores changes") { $0.ignoresChanges }
  static let firstHit = Self("first hit") { $0.isFirst }
  static let extraHit = Self("second hit") { $0.isExtra }

  // MARK: The field

  static func weather(_ weathers: BattleWeather...) -> Self {
    Self(weathers.map(\.rawValue).alternatives) { $0.weather.map(weathers.contains) ?? false }
  }
  static let sunny = weather(.sun, .harshSun)
  static let rainy = weather(.rain, .heavyRain)
  /// Utility Umbrella keeps rain and sun away from the attacker.
  static let dry = not(item("utility-umbrella"))
  /// The same from the target.
  static let foeDry = not(foeItem("utility-umbrella"))
  static func terrain(_ terrain: BattleTerrain) -> Self {
    Self("\(terrain.rawValue) Terrain") { $0.field.terrain == terrain }
  }
  static let steaming = Self("Hydro Steam in the sun, without Utility Umbrella") {
    $0.move.slug == "hydro-steam" && sunny.holds($0) && dry.holds($0)
  }
  static let anyTerrain = Self("any terrain") { $0.field.terrain != nil }
  static let doubles = Self("doubles") { $0.field.isDoubles }
  static let gravity = Self("gravity") { $0.hasGravity }
  static let screen = Self("Reflect, Light Screen or Aurora Veil against the move, no critical hit")
  {
    $0.meetsScreen
  }

  // MARK: The attacker

  static let grounded = Self("attacker on the ground") { $0.isGrounded($0.attacker) }
  /// Whether the attacker has at most `part`/`whole` of its HP left.
  static func hpAtMost(_ part: Int, of whole: Int) -> Self {
    Self("attacker at \(part)/\(whole) of its HP or less") {
      $0.attacker.hp * whole <= $0.attacker.stats.hp * part
    }
  }
  static func status(_ statuses: BattleStatus...) -> Self {
    Self("attacker has \(statuses.map(\.rawValue).alternatives)") {
      $0.attacker.status.map(statuses.contains) ?? false
    }
  }
  static let anyStatus = Self("attacker has a status condition") { $0.attacker.status != nil }
  /// The slugs of species or forms.
  static func species(_ slugs: String...) -> Self {
    Self("attacker is \(slugs.names)") { $0.attacker.isAny(of: slugs) }
  }
  static func ability(_ slugs: String...) -> Self {
    Self("attacker has \(slugs.names)") { slugs.contains($0.attacker.ability) }
  }
  static let unnerving = ability("unnerve", "as-one-glastrier", "as-one-spectrier")
  /// An empty slug means no item.
  static func item(_ slugs: String...) -> Self {
    Self("attacker holds \(slugs.names)") { slugs.contains($0.attacker.item) }
  }
  static let itemType = Self("the item is for the move's type") {
    HeldTypes.strengthened(by: $0.attacker.item) == $0.typeForItems
  }
  /// Something that the ability needs has happened: a fire attack, a switch …
  static let abilityActive = Self("`abilityOn`") { $0.attacker.isAbilityActive }
  static let boosted = Self("the raised stat is the one that attacks") {
    $0.attacker.boosted == $0.attackStat
  }
  static let movesLast = Self("attacker slower than the target, or as fast") { !$0.movesFirst }
  static let foeSwitching = Self("target switches out") { $0.field.defenderSide[.switching] }
  static let movesLastOrMeetsSwitch = Self(
    "attacker slower than the target, or as fast; or the target switches out; or `abilityOn`"
  ) {
    !$0.movesFirst || $0.field.defenderSide[.switching] || $0.attacker.isAbilityActive
  }
  /// The use in a row; the last that differs and all later ones count alike.
  static func turn(_ turn: Int, isLast: Bool = false) -> Self {
    Self("use \(turn) in a row\(isLast ? " or later" : "")") {
      isLast ? $0.move.turn >= turn : $0.move.turn == turn
    }
  }
  static let sameGender = Self("attacker and target of the same gender") {
    $0.isSameGender ?? false
  }
  static let oppositeGender = Self("attacker and target of opposite genders") {
    !($0.isSameGender ?? true)
  }

  static let dynamaxed = Self("attacker has dynamaxed") { $0.attacker.isDynamaxed }
  static let auraBroken = Self("Aura Break") {
    $0.attacker.ability == "aura-break" || $0.defender.ability == "aura-break"
      || $0.field[.auraBreak]
  }
  static func fallenAllies(_ count: Int) -> Self {
    Self(
      count == 1 ? "1 fainted partner" : "\(count) fainted partners\(count == 5 ? " or more" : "")"
    ) {
      min(5, $0.attacker.fallenAllies) == count
    }
  }

  // MARK: The target

  static let foeDynamaxed = Self("target has dynamaxed") { $0.defender.isDynamaxed }
  static let foeGrounded = Self("target on the ground") { $0.isGrounded($0.defender) }
  static func foeHPAtMost(_ part: Int, of whole: Int) -> Self {
    Self("target at \(part)/\(whole) of its HP or less") {
      $0.defender.hp * whole <= $0.defender.stats.hp * part
    }
  }
  static let foeAtFullHP = Self(
    "target at full HP, first hit", isOfMatchup: true, isAtFullHP: true
  ) {
    $0.defender.isAtFullHP && $0.isFirst
  }
  static func foeStatus(_ statuses: BattleStatus...) -> Self {
    Self("target has \(statuses.map(\.rawValue).alternatives)") {
      $0.defender.status.map(statuses.contains) ?? false
    }
  }
  static let foeAnyStatus = Self("target has a status condition") { $0.defender.status != nil }
  static func foeSpecies(_ slugs: String...) -> Self {
    Self("target is \(slugs.names)") { $0.defender.isAny(of: slugs) }
  }
  static func foeType(_ types: ID<PokemonType>...) -> Self {
    Self("target is of type \(types.map(\.englishName).alternatives)") {
      types.contains(where: $0.defender.has)
    }
  }
  static func foeAbility(_ slugs: String...) -> Self {
    Self("target has \(slugs.names)") { slugs.contains($0.defender.ability) }
  }
  static func foeItem(_ slugs: String...) -> Self {
    Self("target holds \(slugs.names)") { slugs.contains($0.defender.item) }
  }
  static let foeItemType = Self("the berry is against the move's type") {
    HeldTypes.resisting[$0.defender.item] == $0.type
  }
  static let foeItemRemovable = Self("target has an item that can be taken") { $0.isItemRemovable }
  static let foeCanEvolve = Self("target can evolve") { $0.defender.canEvolve }
  static let foeBoosted = Self("the raised stat is the one that defends") {
    $0.defender.boosted == $0.defenseStat
  }
  static let againstDefense = Self("against the target's Defense") { $0.defenseStat == .defense }
  static let againstSpecialDefense = Self("against the target's Sp. Def") {
    $0.defenseStat == .specialDefense
  }
}

extension [String] {
  fileprivate var alternatives: String { joined(separator: " or ") }
  fileprivate var names: String { map { $0.isEmpty ? "nothing" : titled($0) }.alternatives }
}
