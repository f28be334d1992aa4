/// How an ability changes the damage that its holder takes, as ``Matchups`` has it.
package struct AbilityDefence: Hashable, Sendable {
  /// A change of the damage of one type's attacks.
  package struct Effect: Hashable, Sendable {
    package let type: ID<PokemonType>
    /// Percent of normal damage: 0, 50, 125 or 200.
    package let percent: Int
  }

  package let effects: [Effect]
  /// The change of attacks by their effectiveness, whatever their type.
  package let shield: AbilityShield?

  package init(of ability: String, by matchups: Matchups) {
    let holder = Battler([], ability: ability)
    let percents = matchups.chart.types.map { matchups.percent(of: $0, on: holder) }
    let isSame = percents.allSatisfy { $0 == percents.first }
    effects =
      isSame
      ? []
      : zip(matchups.chart.types, percents).filter { $0.1 != 100 }
        .map { Effect(type: $0.0, percent: $0.1) }
    shield = isSame ? AbilityShield(of: ability, by: matchups) : nil
  }
}

/// The effect of an ability on damage that depends on the attack's effectiveness, not on its type.
package enum AbilityShield: Hashable, Sendable {
  /// Filter, Solid Rock, Prism Armor: super-effective attacks do three quarters of their damage.
  case softensSuperEffective
  /// Wonder Guard: only super-effective attacks hit.
  case onlySuperEffective
  /// Tera Shell: at full HP, attacks that would do at least normal damage do half of normal damage.
  case halvesNormalAtFullHP
  /// Multiscale, Shadow Shield: at full HP, attacks do half their damage.
  case halvesAtFullHP
  /// Delta Stream: attacks that are super effective against Flying do neutral damage to that type.
  case strongWinds

  /// `nil` for abilities without such an effect.
  fileprivate init?(of ability: String, by matchups: Matchups) {
    // A normal attack, a super effective one, and one on Flying, each with its percentage.
    let percent = { (type: ID<PokemonType>, own: ID<PokemonType>, isAtFullHP: Bool) in
      matchups.percent(of: type, on: Battler([own], ability: ability), isAtFullHP: isAtFullHP)
    }
    switch (percent(.fire, .normal, false), percent(.water, .fire, false)) {
    case (0, 200): self = .onlySuperEffective
    case (100, 150): self = .softensSuperEffective
    default:
      switch (percent(.fire, .normal, true), percent(.water, .fire, true)) {
      case (50, 100): self = .halvesAtFullHP
      case (50, 50): self = .halvesNormalAtFullHP
      default:
        guard percent(.rock, .flying, false) == 100 else { return nil }
        self = .strongWinds
      }
    }
  }

  /// Whether the effect ends with the first hit.
  package var isAtFullHPOnly: Bool { self == .halvesNormalAtFullHP || self == .halvesAtFullHP }
}
