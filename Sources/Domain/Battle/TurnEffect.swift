/// HP that a Pokémon gains or loses at the end of each turn: a row of the table of these effects.
package struct TurnEffect: Sendable {
  /// A fraction of the maximum HP, rounded down, but at least 1 HP.
  package enum HPChange: Hashable, Sendable {
    case heals(oneOf: Int)
    case loses(oneOf: Int)
    /// Once this fraction in the first turn, twice in the second, and so on.
    case losesMore(oneOf: Int)
    /// Gains a fraction of the attacker's maximum HP, times a factor in 4096ths.
    case drains(oneOf: Int, factor: Int = 4096)
    /// Loses a fraction of the attacker's maximum HP.
    case losesOfAttackers(oneOf: Int)
  }

  package let cause: BattleCause
  package let change: HPChange
  package let generations: ClosedRange<Int>
  /// The conditions besides the cause.
  package let conditions: [RuleCondition]

  init(
    _ cause: BattleCause, _ change: HPChange, since: Int, until: Int = 9,
    _ conditions: RuleCondition...
  ) {
    self.cause = cause
    self.change = change
    generations = since...until
    self.conditions = conditions
  }

  /// Whether the effect works on the target of an attack in one of its generations.
  func works(after hit: Hit) -> Bool {
    hit.has(cause)
      && (points(ofHP: 1, attackersHP: 1, turn: 1) > 0 || hit.defender.ability != "magic-guard")
      && !(drains && hit.attacker.ability == "magic-guard")
      && conditions.hold(for: hit)
  }

  private var drains: Bool {
    if case .drains = change { return true }
    return false
  }

  /// The HP that a Pokémon gains in a turn, below 0 for a loss.
  ///
  /// - Parameter turn: counted from 1.
  func points(ofHP hp: Int, attackersHP: Int = 1, turn: Int) -> Int {
    switch change {
    case .drains(let part, let factor): max(1, attackersHP / part * factor / 4096)
    case .losesOfAttackers(let part): -max(1, attackersHP / part)
    case .heals(let part): max(1, hp / part)
    case .loses(let part): -max(1, hp / part)
    case .losesMore(let part): -max(1, hp / part) * turn
    }
  }
}
