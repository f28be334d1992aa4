/// A calculation as one line, as players post it, in English whatever the user's language:
///
///     252+ Atk Choice Band Garchomp Earthquake vs. 252 HP / 4 Def Heatran: 820-968 (212.4 - 250.7%) -- guaranteed OHKO
extension ShowDamage {
  package func posted(
    _ row: DamageRow, _ cell: DamageCell, _ attacker: BattleSet, _ target: BattleSet,
    _ conditions: BattleConditions
  ) -> String {
    guard let user = battler(attacker), let foe = battler(target) else { return "" }
    let calculation = calculation(row.attack, user, foe, conditions)
    let stats = dex.formula.stats(of: calculation)
    let words = PostedWords(show: self, calculation: calculation, damage: cell.damage)
    let hands = [
      words.attacker(attacker, stats.attack), words.move(row), "vs.",
      words.target(target, stats.defense), words.field(cell),
    ]
    return hands.filter { !$0.isEmpty }.joined(separator: " ") + ": " + words.result(cell)
  }
}

/// The words of a posted calculation. An ability is named if the damage depends on it.
private struct PostedWords {
  let show: ShowDamage
  let calculation: DamageCalculation
  let damage: Damage
  private let names: ShowdownNames

  init(show: ShowDamage, calculation: DamageCalculation, damage: Damage) {
    self.show = show
    self.calculation = calculation
    self.damage = damage
    names = ShowdownNames(show.catalog)
  }

  func attacker(_ set: BattleSet, _ stat: Stat) -> String {
    let hasAbility = depends { $0.attacker.ability = "" }
    return joined(
      stage(set.stages[stat]), effort(set, stat), item(set), hasAbility ? ability(set) : "",
      set.status == .burn ? "burned" : "", name(set))
  }

  func target(_ set: BattleSet, _ stat: Stat) -> String {
    let hasAbility = depends { $0.defender.ability = "" }
    let bulk = [effort(set, .hp), effort(set, stat)].filter { !$0.isEmpty }
    return joined(
      stage(set.stages[stat]), bulk.joined(separator: " / "), item(set),
      hasAbility ? ability(set) : "", name(set))
  }

  func move(_ row: DamageRow) -> String {
    let own = names.moves[row.move.id]
    let used = row.usedAs.map { "\(titled($0)) (\(own))" } ?? own
    return row.attack.isHiddenPower ? "\(used) \(titled(row.attack.type.slug))" : used
  }

  /// The weather, the terrain and the screens that count.
  func field(_ cell: DamageCell) -> String {
    let side = calculation.field.defenderSide
    let weather = depends { $0.field.weather = nil } ? cell.field.weather?.rawValue : nil
    let terrain = depends { $0.field.terrain = nil } ? cell.field.terrain?.rawValue : nil
    let screens = SideEffect.screens.filter { screen in
      side[screen] && depends { $0.field.defenderSide[screen] = false }
    }
    return joined(
      weather.map { "in \($0)" } ?? "", terrain.map { "in \($0) Terrain" } ?? "",
      screens.map { "through \(titled($0.rawValue))" }.joined(separator: " "),
      calculation.field.attackerSide[.helpingHand] ? "with Helping Hand" : "",
      calculation.move.isCritical ? "on a critical hit" : "")
  }

  /// `81-96 (23.9 - 28.4%) -- guaranteed 4HKO`, `0-0 (0.0 - 0.0%) -- Levitate: no effect`.
  func result(_ cell: DamageCell) -> String {
    let (range, share) = (cell.damage.range, cell.thousandths)
    let percents = [share.lowerBound, share.upperBound].map { "\($0 / 10).\($0 % 10)" }
    let numbers = "\(range.lowerBound)-\(range.upperBound)"
    let outcome = cell.noDamage?.english ?? cell.knockout.map(chance)
    return "\(numbers) (\(percents[0]) - \(percents[1])%)" + (outcome.map { " -- \($0)" } ?? "")
  }

  private func chance(of knockout: Knockout) -> String {
    let name = knockout.uses == 1 ? "OHKO" : "\(knockout.uses)HKO"
    let causes = knockout.causes.map(\.englishName).unique.joined(separator: " and ")
    let end = causes.isEmpty ? "" : " after \(causes)"
    guard !knockout.isCertain else { return "guaranteed \(name)\(end)" }
    let thousandths = knockout.thousandths
    return "\(thousandths / 10).\(thousandths % 10)% chance to \(name)\(end)"
  }

  // MARK: Sets

  private func name(_ set: BattleSet) -> String {
    let own = names.name(of: set.member.form, set.member.look)
    return set.tera.map { "Tera \(titled($0.slug)) \(own)" } ?? own
  }

  private func item(_ set: BattleSet) -> String {
    show.lens.rules.has(.heldItems) ? set.member.item.map { names.items[$0] } ?? "" : ""
  }

  private func ability(_ set: BattleSet) -> String {
    set.member.ability.map { names.abilities[$0] } ?? ""
  }

  /// `252+ Atk`: the EVs or stat points, and whether the nature raises or lowers the stat; empty in
  /// games without them.
  private func effort(_ set: BattleSet, _ stat: Stat) -> String {
    guard show.lens.rules.has(.natures) else { return "" }
    let percent = set.member.nature.flatMap { show.natures[$0] }?.percent(of: stat) ?? 100
    let sign = percent > 100 ? "+" : percent < 100 ? "-" : ""
    return "\(set.member.effort[stat] ?? 0)\(sign) \(stat.showdownName)"
  }

  private func stage(_ stage: Int) -> String {
    stage == 0 ? "" : stage > 0 ? "+\(stage)" : "\(stage)"
  }

  private func depends(on change: (inout DamageCalculation) -> Void) -> Bool {
    var other = calculation
    change(&other)
    return other != calculation && show.dex.formula(other) != damage
  }

  private func joined(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
