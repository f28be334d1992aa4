/// An attack that is used turn after turn on one target, with all that changes the target's HP
/// meanwhile.
struct RepeatedAttack {
  /// The damage of the first use.
  let first: Damage
  /// The damage of each later use, without effects that work only once: full HP, a berry or a gem.
  let later: Damage
  /// The target's maximum HP, and the HP that it has left.
  let maxHP: Int
  let hp: Int
  /// The target's maximum HP of which effects take or restore a part; `nil` for ``maxHP``.
  var partHP: Int?
  /// The attacker's maximum HP.
  var attackersHP = 1
  /// How many times bad poison will have hurt the target at the end of the first turn.
  var poisonTurn = 1
  /// The causes that have taken HP of the target, or healed it, when it entered the battle.
  var hazards: [BattleCause] = []
  /// The effects at the end of each turn, before and after ``healing``, in their order.
  var earlyEffects: [TurnEffect] = []
  var lateEffects: [TurnEffect] = []
  var healing: HeldHealing?
  /// The cause that keeps a target at full HP from fainting: Focus Sash or Sturdy.
  var endurance: BattleCause?
  /// The causes of omitted effects; those of the second list matter to later uses only.
  var notCounted: [BattleCause] = []
  var notCountedLater: [BattleCause] = []

  var effects: [TurnEffect] { earlyEffects + lateEffects }

  /// Whether the greatest damage could be enough: a quick test.
  var maySuffice: Bool {
    let most = max(first.range.upperBound, later.range.upperBound)
    let lastTurn = Knockout.maxUses + poisonTurn - 2
    let lost = effects.reduce(0) {
      $0 - min(0, $1.points(ofHP: partHP ?? maxHP, attackersHP: attackersHP, turn: lastTurn))
    }
    return most > 0 && (most + lost) * Knockout.maxUses >= hp
  }
}

extension DamageFormula {
  /// Whether one use knocks the target out: even with the least damage if `isCertain`, otherwise
  /// with the most.
  package func knocksOut(_ calculation: DamageCalculation, isCertain: Bool) -> Bool {
    let hit = Hit(calculation, chart)
    let damage = damage(of: hit)
    let points = isCertain ? damage.range.lowerBound : damage.range.upperBound
    return points >= hit.defender.hp
      && (damage.hits.count > 1 || hit.defender.endurance(in: hit.generation) == nil)
  }

  /// The numbers of equally likely outcomes in which one use knocks the target out, and in which it
  /// survives. Recovery between the hits does not count.
  ///
  /// - Parameter change: what is added to the HP that the target has left, but not to its damage.
  func outcomes(
    of calculation: DamageCalculation, adding change: Int = 0
  ) -> (fatal: UInt128, survived: UInt128) {
    let hit = Hit(calculation, chart)
    let damage = damage(of: hit)
    let target = calculation.defender
    let hp = max(1, hit.defender.hp + change)
    var outcomes = HPOutcomes(
      RepeatedAttack(
        first: damage, later: damage, maxHP: max(target.stats.hp, target.hp) + hp - hit.defender.hp,
        hp: hp, endurance: hit.defender.endurance(in: hit.generation)))
    outcomes.use(damage)
    return (outcomes.fatal, outcomes.survived)
  }

  /// The chance that the attack, used again and again, knocks its target out.
  ///
  /// - Parameters:
  ///   - damage: the result of the calculation.
  ///   - hit: its first hit.
  func knockout(_ calculation: DamageCalculation, _ damage: Damage, _ hit: Hit) -> Knockout? {
    guard damage.range.upperBound > 0 else { return nil }
    let target = calculation.defender
    let next = hit.second(calculation)
    let end = hit.ended(next.suppressed)
    let effects = TurnEffectTable.effects(in: hit.generation)
    return Knockout(
      RepeatedAttack(
        first: damage, later: next == calculation ? damage : self(next),
        maxHP: max(target.stats.hp, target.hp), hp: hit.defender.hp,
        partHP: target.smallHP, attackersHP: calculation.attacker.partHP,
        poisonTurn: target.poisonTurn,
        hazards: hit.hazards,
        earlyEffects: effects.early.filter { $0.works(after: end) },
        lateEffects: effects.late.filter { $0.works(after: end) },
        healing: HeldHealing(end), endurance: hit.defender.endurance(in: hit.generation),
        notCounted: end.defender.item == "focus-band" ? [.foeItem("focus-band")] : [],
        notCountedLater: OmittedEffects.betweenUses(of: end)))
  }
}

extension Hit {
  /// The calculation of the second use, when full HP and some items no longer count.
  fileprivate func second(_ first: DamageCalculation) -> DamageCalculation {
    var next = first
    // A team can use one Z-Move in a battle.
    if powerUp == .zMove { next.attacker.zPower = nil }
    if !first.field.defenderSide.layers.isEmpty { next.settle(self) }
    if defender.isAtFullHP, defender.has(ability: "multiscale", "shadow-shield", "tera-shell") {
      next.defender.hp = max(1, defender.hp - 1)
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
    TakenItems.rules(self) ?? false && isItemRemovable && defender.ability != "sticky-hold"
  }

  /// The hit with the state at the end of the turn, when the attacker and the move no longer ignore
  /// the target's ability.
  fileprivate func ended(_ battle: DamageCalculation) -> Hit {
    var hit = self
    hit.defender = battle.defender
    hit.weather = battle.field.weather
    return hit
  }
}

extension Battler {
  /// The cause that leaves the Pokémon 1 HP if a hit at full HP would make it faint.
  func endurance(in generation: Int) -> BattleCause? {
    guard isAtFullHP else { return nil }
    if ability == "sturdy", generation > 4 { return .foeAbility(ability) }
    return item == "focus-sash" && generation > 3 ? .foeItem(item) : nil
  }
}

extension DamageCalculation {
  /// Keeps the HP and the status condition that the target has since it entered, so that it does not
  /// enter again.
  fileprivate mutating func settle(_ hit: Hit) {
    let hasEaten = hit.hazards.contains(.foeItem(defender.item))
    (defender.hp, defender.status) = (hit.defender.hp, hit.defender.status)
    if hasEaten { defender.item = "" }
    for hazard in [SideEffect.stealthRock, .steelsurge, .spikes] {
      field.defenderSide[hazard] = false
    }
  }
}
