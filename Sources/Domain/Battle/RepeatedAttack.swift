/// An attack that is used turn after turn on one target, with all that changes the target's HP
/// meanwhile.
struct RepeatedAttack {
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

  /// Whether the greatest damage could be enough: a quick test.
  var maySuffice: Bool {
    let most = max(first.range.upperBound, later.range.upperBound)
    let lost = effects.reduce(0) {
      $0 - min(0, $1.points(ofHP: maxHP, turn: Knockout.maxUses - 1))
    }
    return most > 0 && (most + lost) * Knockout.maxUses >= hp
  }
}

extension DamageFormula {
  /// Whether one use knocks out, also with the least damage if `isCertain`, or else with the most.
  package func knocksOut(_ calculation: DamageCalculation, isCertain: Bool) -> Bool {
    let damage = self(calculation)
    let points = isCertain ? damage.range.lowerBound : damage.range.upperBound
    guard points >= calculation.defender.hp else { return false }
    return damage.hits.count > 1
      || Hit(calculation, chart).defender.endurance(in: calculation.era.number) == nil
  }

  /// The chance that the attack, used again and again, knocks its target out.
  ///
  /// - Parameter damage: the result of the calculation.
  package func knockout(_ calculation: DamageCalculation, _ damage: Damage) -> Knockout? {
    guard damage.range.upperBound > 0 else { return nil }
    let (target, hit) = (calculation.defender, Hit(calculation, chart))
    var attack = RepeatedAttack(damage, hp: target.hp, of: target.stats.hp)
    let next = hit.second(calculation)
    if next != calculation { attack.later = self(next) }
    attack.endurance = hit.defender.endurance(in: hit.generation)
    let end = hit.ended(next.suppressed)
    let works = TurnEffectTable.all.map { $0.works(after: end) }
    attack.effects = zip(TurnEffectTable.all, works).filter(\.1).map(\.0)
    attack.healingPosition = works.prefix(TurnEffectTable.itemPosition).count { $0 }
    attack.healing = HeldHealing(end)
    attack.notCounted = end.defender.item == "focus-band" ? [titled("focus-band")] : []
    attack.notCountedLater = OmittedEffects.betweenUses(of: end)
    return Knockout(attack)
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
    return TakenItems.rules(self) ?? false
  }

  /// The end of the turn, when neither the attacker nor the move ignores an ability.
  fileprivate func ended(_ battle: DamageCalculation) -> Hit {
    var hit = self
    hit.defender = battle.defender
    hit.weather = battle.field.weather
    return hit
  }
}

extension Battler {
  /// The effect that leaves it 1 HP if a hit at full HP would make it faint.
  func endurance(in generation: Int) -> TurnEffect.Cause? {
    guard isAtFullHP else { return nil }
    if ability == "sturdy", generation > 4 { return .ability(ability) }
    return item == "focus-sash" && generation > 3 ? .item(item) : nil
  }
}
