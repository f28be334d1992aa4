/// A team member in a battle: its set and its state.
package struct BattleSet: Hashable, Sendable {
  package var member: TeamMember
  /// Whether its training is assumed because none is known.
  package var isTypical = false
  /// -6 to 6 each.
  package var stages = Stats()
  package var status: BattleStatus?
  /// The type once Terastallised.
  package var tera: ID<PokemonType>?
  /// HP left, in percent: 1 to 100.
  package var health = 100
  /// Whether an ability works that needs something to have happened, such as Flash Fire.
  package var isAbilityActive = false

  package init(_ member: TeamMember) { self.member = member }

  /// In Champions, all Pokémon are at level 50, and stat points have a lower limit than EVs.
  mutating func fitChampions(maxPoints: Int) {
    member.level = 50
    for (stat, value) in member.effort.assigned { member.effort[stat] = min(maxPoints, value) }
  }
}

/// The circumstances of an attack.
package struct BattleConditions: Hashable, Sendable {
  package var field = BattleField()
  package var isCritical = false

  package init() {}

  /// The same with the sides exchanged.
  package var reversed: BattleConditions {
    var reversed = self
    reversed.field.attackerSide = field.defenderSide
    reversed.field.defenderSide = field.attackerSide
    return reversed
  }
}
