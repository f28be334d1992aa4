/// Answers what hits what: how types, abilities and items change the damage of attacks, in percent
/// of normal damage. The answers come from the same rules as damage.
package struct Matchups: Hashable, Sendable {
  package let chart: TypeChart
  package let era: BattleEra

  package init(_ chart: TypeChart, in era: BattleEra) {
    self.chart = chart
    self.era = era
  }

  package init(_ dex: any DexReference, through lens: Lens?) {
    self.init(
      TypeChart(dex.table(PokemonType.self), generation: lens?.data.generation),
      in: BattleEra(lens.rules))
  }

  /// Percent of normal damage that a move does: 0 to 800. Moves with fixed damage do 0 or 100.
  ///
  /// - Parameters:
  ///   - user: By default a Pokémon without types, ability and item.
  ///   - isAtFullHP: Whether abilities that protect from the first hit count.
  package func percent(
    of move: BattleMove, by user: Battler = Battler([]), on target: Battler,
    isAtFullHP: Bool = false
  ) -> Int {
    guard !move.isPlain || !user.isPlain || hasEffect(target, isAtFullHP) else {
      return chart.percent(of: move.type, on: target.defendingTypes)
    }
    var calculation = DamageCalculation(
      era: era, attacker: user, defender: target, move: move)
    calculation.defender.hp = max(0, target.stats.hp - (isAtFullHP ? 0 : 1))
    calculation.enterField()
    return Hit(calculation, chart).percentOfNormal
  }

  /// Whether more of a target than its types may change the damage of an attack of which only the
  /// type matters.
  private func hasEffect(_ target: Battler, _ isAtFullHP: Bool) -> Bool {
    !target.item.isEmpty
      || !target.ability.isEmpty && (isAtFullHP || counts(target.ability))
  }

  /// Percent of normal damage that an attack of a type does.
  package func percent(
    of type: ID<PokemonType>, on target: Battler, isAtFullHP: Bool = false
  ) -> Int {
    percent(of: BattleMove(of: type), on: target, isAtFullHP: isAtFullHP)
  }

  /// Percent of normal damage that an attack of a type does to Pokémon of these types whose ability
  /// and item do not matter: what the type chart alone says.
  package func percent(of type: ID<PokemonType>, on types: [ID<PokemonType>]) -> Int {
    chart.percent(of: type, on: types)
  }

  /// Whether an ability of the target changes the damage of some types' attacks, even below full HP.
  func counts(_ ability: String) -> Bool {
    Immunities.types[ability].map { $0.since <= era.number } ?? false
      || Failures.abilities[ability]?.isOfMatchup ?? false
      || FieldSetter.lasting.contains(ability)
      || ModifierTable.hasMatchup(of: ability, in: era.number)
  }
}

extension Battler {
  /// A Pokémon of which only the types matter, and perhaps the ability.
  package init(_ types: [ID<PokemonType>], ability: String = "") {
    let stats = Stats(
      hp: 100, attack: 100, defense: 100, specialAttack: 100, specialDefense: 100, speed: 100)
    self.init(
      form: "", species: "", types: types, level: 100, stats: stats, hp: stats.hp, weight: 0)
    self.ability = ability
  }

  /// Whether neither an ability nor an item changes its attacks.
  fileprivate var isPlain: Bool { ability.isEmpty && item.isEmpty }
}

extension BattleMove {
  /// A damaging move of which only the type matters. Its slug is empty.
  package init(of type: ID<PokemonType>) {
    self.init(slug: "", type: type, category: .physical, power: 1)
  }

  /// Whether only the type matters.
  fileprivate var isPlain: Bool { slug.isEmpty }
}

extension Hit {
  /// Percent of normal damage by types, abilities and items.
  fileprivate var percentOfNormal: Int {
    guard immunity == nil else { return 0 }
    if move.has(.ohko) { return isSafeFromKnockOut ? 0 : 100 }
    if FixedDamage.rules.mentions(move.slug, in: generation) { return 100 }
    return ModifierTable.matchups(of: self)
      .reduce(effectiveness * 100 / Effectiveness.usual) { $0 * $1 / 4096 }
  }
}

extension ModifierTable {
  /// The rows about an ability of the target that work by types and effectiveness alone.
  private static let ofMatchups = {
    var rows: [String: [Modifier]] = [:]
    for row in all where row.isOfMatchup {
      for case .foeAbility(let ability) in row.causes { rows[ability, default: []].append(row) }
    }
    return rows
  }()

  /// The factors, in 4096ths, by which the target's ability changes the damage of a type's attacks.
  static func matchups(of hit: Hit) -> [Int] {
    (ofMatchups[hit.defender.ability] ?? []).filter {
      $0.generations.contains(hit.generation) && $0.conditions.hold(for: hit)
    }.map(\.factor)
  }

  /// Whether an ability of the target changes the damage of a type's attacks, even below full HP.
  fileprivate static func hasMatchup(of ability: String, in generation: Int) -> Bool {
    (ofMatchups[ability] ?? []).contains {
      $0.generations.contains(generation) && $0.conditions.allSatisfy { !$0.isAtFullHP }
    }
  }
}

extension Modifier {
  /// Whether it works by types and effectiveness alone.
  fileprivate var isOfMatchup: Bool {
    !conditions.isEmpty && conditions.allSatisfy(\.isOfMatchup)
  }
}
