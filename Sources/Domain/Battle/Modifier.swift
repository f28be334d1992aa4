/// A change of one number of the damage formula: a row of the table of modifiers.
///
/// Source: Bulbapedia's pages of the abilities, items and moves, and "Damage".
package struct Modifier: Sendable {
  /// In English; `nil` for the name of the first cause.
  package let name: String?
  /// The modifier works if any of them is present.
  package let causes: [BattleCause]
  package let step: DamageStep
  /// In 4096ths; generations 1 to 4 use it in whole percent.
  package let factor: Int
  package let generations: ClosedRange<Int>
  /// All of them must hold.
  package let conditions: [BattleCondition]
}

extension DamageStep {
  /// A row of the table that changes the number of this step, written in the order of its columns.
  func callAsFunction(
    _ causes: BattleCause..., named name: String? = nil, by factor: Int, since: Int = 3,
    until: Int = 9, _ conditions: BattleCondition...
  ) -> Modifier {
    Modifier(
      name: name, causes: causes, step: self, factor: factor, generations: since...until,
      conditions: conditions)
  }
}
