/// An attack that is used turn after turn on one target, with all that changes the target's HP
/// meanwhile.
package struct RepeatedAttack: Sendable {
  /// The damage of the first use.
  let first: Damage
  /// The damage of each later use: full HP, a berry or a gem work only once.
  var later: Damage
  /// The target's HP, and how many of them are left.
  let maxHP: Int
  let hp: Int
  /// The effects at the end of each turn, in their order.
  var effects: [TurnEffect] = []
  /// The number of effects before ``healing`` at the end of a turn.
  var healingPosition = 0
  var healing: HeldHealing?
  /// The effect that keeps a target at full HP from fainting: Focus Sash or Sturdy.
  var endurance: TurnEffect.Cause?
  /// The names of effects that are left out, and of those that matter to later uses only.
  var notCounted: [String] = []
  var notCountedLater: [String] = []

  /// An attack on a target whose HP nothing else changes.
  init(_ damage: Damage, hp: Int, of maxHP: Int) {
    first = damage
    later = damage
    self.hp = hp
    self.maxHP = max(maxHP, hp)
  }
}

extension DamageFormula {
  /// - Parameter damage: the result of the calculation.
  func repeated(_ calculation: DamageCalculation, _ damage: Damage) -> RepeatedAttack {
    let target = calculation.defender
    var attack = RepeatedAttack(damage, hp: target.hp, of: target.stats.hp)
    let hit = Hit(calculation, chart)
    let next = hit.second(calculation)
    if next != calculation { attack.later = self(next) }
    attack.endurance = hit.endurance
    let battle = next.suppressed
    let works = TurnEffectTable.all.map { $0.works(in: battle) }
    attack.effects = zip(TurnEffectTable.all, works).filter(\.1).map(\.0)
    attack.healingPosition = works.prefix(TurnEffectTable.itemPosition).count { $0 }
    attack.healing = HeldHealing(battle)
    attack.notCounted = battle.defender.item == "focus-band" ? [titled("focus-band")] : []
    attack.notCountedLater = OmittedEffects.betweenUses(of: battle)
    return attack
  }

  /// Whether one use knocks out, also with the least damage if `isCertain`, or else with the most.
  package func knocksOut(_ calculation: DamageCalculation, isCertain: Bool) -> Bool {
    let damage = self(calculation)
    let points = isCertain ? damage.range.lowerBound : damage.range.upperBound
    guard points >= calculation.defender.hp else { return false }
    return damage.hits.count > 1 || Hit(calculation, chart).endurance == nil
  }

  /// The chance that the attack, used again and again, knocks its target out.
  package func knockout(_ calculation: DamageCalculation, _ damage: Damage) -> Knockout? {
    guard damage.range.upperBound > 0 else { return nil }
    return Knockout(repeated(calculation, damage))
  }
}

extension Hit {
  /// The calculation of the second use, when full HP and some items no longer count.
  fileprivate func second(_ first: DamageCalculation) -> DamageCalculation {
    var next = first
    if defender.isAtFullHP, defender.has(ability: "multiscale", "shadow-shield", "tera-shell") {
      next.defender.hp = max(1, first.defender.hp - 1)
    }
    if HeldTypes.gems[attacker.item] == type { next.attacker.item = "" }
    if eatsResistBerry || takesItem { next.defender.item = "" }
    return next
  }

  private var eatsResistBerry: Bool {
    if defender.item == "chilan-berry" { return type == .normal }
    return HeldTypes.resisting[defender.item] == type && effectiveness > Effectiveness.usual
  }

  private var takesItem: Bool {
    guard isItemRemovable, defender.ability != "sticky-hold" else { return false }
    let isBerry = heldItem.hasSuffix("-berry")
    return switch move.slug {
    case "knock-off": true
    case "thief", "covet": attacker.item.isEmpty
    case "bug-bite", "pluck", "incinerate": isBerry
    default: false
    }
  }

  fileprivate var endurance: TurnEffect.Cause? { defender.endurance(in: generation) }
}

extension Battler {
  /// The effect that leaves it 1 HP if a hit at full HP would make it faint.
  func endurance(in generation: Int) -> TurnEffect.Cause? {
    guard isAtFullHP else { return nil }
    if ability == "sturdy", generation > 4 { return .ability(ability) }
    return item == "focus-sash" && generation > 3 ? .item(item) : nil
  }
}
