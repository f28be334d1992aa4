/// A change of one number of the damage formula: a row of the table of modifiers.
///
/// Source: Bulbapedia's pages of the abilities, items and moves, and "Damage".
package struct Modifier: Hashable, Sendable {
  /// The number that a modifier multiplies.
  package enum Step: String, CaseIterable, Hashable, Sendable {
    case power
    case attack
    case defense
    /// The defence after both stats are cut to a byte, in generation 2.
    case cutDefense = "defense, cut to a byte"
    /// The damage before the roll, in generations 3 and 4.
    case base
    /// Since generation 5 after weather, critical hit, roll, STAB, effectiveness and burn.
    case final
  }

  package enum Cause: Hashable, Sendable {
    case ability(String)
    case item(String)
    case foeAbility(String)
    case foeItem(String)
    case move(String)
    case field
  }

  package let name: String
  /// The modifier works if any of them is present.
  package let causes: [Cause]
  package let step: Step
  /// In 4096ths; generations 3 and 4 use it in whole percent.
  package let factor: Int
  /// All of them must hold.
  package let conditions: [ModifierCondition]
  package let generations: ClosedRange<Int>

  /// The number in percent, as generations 3 and 4 multiply.
  var percent: Int { (factor * 100 + 2048) / 4096 }

  init(
    _ name: String, _ causes: [Cause], _ step: Step, _ factor: Int,
    _ conditions: [ModifierCondition], _ since: Int, _ until: Int
  ) {
    self.name = name
    self.causes = causes
    self.step = step
    self.factor = factor
    self.conditions = conditions
    generations = since...until
  }
}

/// The shorthands that the rows of the table are written with.
extension Modifier.Step {
  /// An ability of the attacker.
  func ability(
    _ slug: String, _ factor: Int, since: Int = 3, until: Int = 9,
    _ conditions: ModifierCondition...
  ) -> Modifier {
    Modifier(titled(slug), [.ability(slug)], self, factor, conditions, since, until)
  }

  func foeAbility(
    _ slug: String, _ factor: Int, since: Int = 3, until: Int = 9,
    _ conditions: ModifierCondition...
  ) -> Modifier {
    Modifier(
      "\(titled(slug)) (target)", [.foeAbility(slug)], self, factor, conditions, since, until)
  }

  /// Items of the attacker.
  func item(
    _ slugs: String..., named name: String? = nil, by factor: Int, since: Int = 3, until: Int = 9,
    _ conditions: ModifierCondition...
  ) -> Modifier {
    Modifier(
      name ?? titled(slugs[0]), slugs.map { .item($0) }, self, factor, conditions, since, until)
  }

  func foeItem(
    _ slug: String, _ factor: Int, since: Int = 3, until: Int = 9,
    _ conditions: ModifierCondition...
  ) -> Modifier {
    Modifier("\(titled(slug)) (target)", [.foeItem(slug)], self, factor, conditions, since, until)
  }

  func move(
    _ slugs: String..., by factor: Int, since: Int = 3, until: Int = 9,
    _ conditions: ModifierCondition...
  ) -> Modifier {
    Modifier(
      titled(slugs[0]), slugs.map { .move($0) }, self, factor, conditions, since, until)
  }

  func field(
    _ name: String, _ factor: Int, since: Int = 3, until: Int = 9,
    _ conditions: ModifierCondition...
  ) -> Modifier {
    Modifier(name, [.field], self, factor, conditions, since, until)
  }
}
