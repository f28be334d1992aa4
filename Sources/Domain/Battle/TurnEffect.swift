/// HP that a Pokémon gains or loses at the end of each turn: a row of the table of these effects.
package struct TurnEffect: Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    case status(BattleStatus)
    case weather(BattleWeather)
    case terrain(BattleTerrain)
    /// The slug of an ability.
    case ability(String)
    /// The slug of an item.
    case item(String)
  }

  /// A part of all HP, rounded down, but at least 1 HP.
  package enum Change: Hashable, Sendable {
    case heals(oneOf: Int)
    case loses(oneOf: Int)
    /// Once this part in the first turn, twice in the second, and so on.
    case losesMore(oneOf: Int)
  }

  /// The conditions besides the cause.
  package enum Condition: Hashable, Sendable {
    case weather([BattleWeather])
    case status([BattleStatus])
    case ability(String)
    case grounded
    case type(ID<PokemonType>)
    case notType([ID<PokemonType>])
    case notAbility([String])
    case notItem(String)
  }

  package let cause: Cause
  package let change: Change
  package let generations: ClosedRange<Int>
  package let conditions: [Condition]

  init(
    _ cause: Cause, _ change: Change, since: Int, until: Int = 9, _ conditions: Condition...
  ) {
    self.init(cause, change, since: since, until: until, all: conditions)
  }

  init(
    _ cause: Cause, _ change: Change, since: Int, until: Int = 9, all conditions: [Condition]
  ) {
    self.cause = cause
    self.change = change
    generations = since...until
    self.conditions = conditions
  }
}

extension TurnEffect {
  /// Whether it works on the target of an attack.
  ///
  /// - Parameter battle: without what abilities suppress.
  func works(in battle: DamageCalculation) -> Bool {
    let target = battle.defender
    return generations.contains(battle.era.number) && isPresent(battle)
      && !(isLoss && target.ability == "magic-guard")
      && conditions.allSatisfy { Self.holds($0, target, battle.field.weather) }
  }

  private var isLoss: Bool { if case .heals = change { false } else { true } }

  private func isPresent(_ battle: DamageCalculation) -> Bool {
    switch cause {
    case .status(let status): battle.defender.status == status
    case .weather(let weather): battle.field.weather == weather
    case .terrain(let terrain): battle.field.terrain == terrain
    case .ability(let slug): battle.defender.ability == slug
    case .item(let slug): battle.defender.item == slug
    }
  }

  private static func holds(
    _ condition: Condition, _ target: Battler, _ weather: BattleWeather?
  ) -> Bool {
    switch condition {
    case .weather(let weathers): weather.map { weathers.contains($0) } ?? false
    case .status(let statuses): target.status.map { statuses.contains($0) } ?? false
    case .ability(let slug): target.ability == slug
    case .grounded: target.isGrounded
    case .type(let type): target.has(type)
    case .notType(let types): !types.contains { target.has($0) }
    case .notAbility(let slugs): !slugs.contains(target.ability)
    case .notItem(let slug): target.item != slug
    }
  }

  /// The HP that a Pokémon gains in a turn, below 0 for a loss.
  ///
  /// - Parameter turn: counted from 1.
  func points(ofHP hp: Int, turn: Int) -> Int {
    switch change {
    case .heals(let part): max(1, hp / part)
    case .loses(let part): -max(1, hp / part)
    case .losesMore(let part): -max(1, hp / part) * turn
    }
  }
}
