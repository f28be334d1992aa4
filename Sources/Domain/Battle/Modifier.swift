/// A change of one number of the damage formula: a row of the table of modifiers.
///
/// Source: Bulbapedia's pages of the abilities, items and moves, and "Damage".
package struct Modifier: Sendable {
  /// The English name; `nil` to use the name of the first cause.
  package let name: String?
  /// The modifier works if any of these causes is present.
  package let causes: [BattleCause]
  package let step: DamageStep
  /// In 4096ths; rounded to whole percent in generations 1 to 4.
  package let factor: Int
  package let generations: ClosedRange<Int>
  /// The conditions that must all hold.
  package let conditions: [RuleCondition]
}

extension DamageStep {
  /// A row of the table: a modifier of this step, with its arguments in the order of the columns.
  func callAsFunction(
    _ causes: BattleCause..., named name: String? = nil, by factor: Int, since: Int = 3,
    until: Int = 9, _ conditions: RuleCondition...
  ) -> Modifier {
    Modifier(
      name: name, causes: causes, step: self, factor: factor, generations: since...until,
      conditions: conditions)
  }
}
