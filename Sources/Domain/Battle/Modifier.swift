/// A change of one number of the damage formula: a row of the table of modifiers.
///
/// Source: Bulbapedia's pages of the abilities, items and moves, and "Damage".
package struct Modifier: Sendable {
  package enum Cause: Hashable, Sendable {
    case ability(String)
    case item(String)
    case foeAbility(String)
    case foeItem(String)
    case move(String)
    case field

    fileprivate var name: String {
      switch self {
      case .ability(let slug), .item(let slug), .move(let slug): titled(slug)
      case .foeAbility(let slug), .foeItem(let slug): "\(titled(slug)) (target)"
      case .field: ""
      }
    }
  }

  package let name: String
  /// The modifier works if any of them is present.
  package let causes: [Cause]
  package let step: DamageStep
  /// In 4096ths; generations 1 to 4 use it in whole percent.
  package let factor: Int
  package let generations: ClosedRange<Int>
  /// All of them must hold.
  package let conditions: [BattleCondition]

  /// The factor in percent, as generations 1 to 4 multiply.
  var percent: Int { (factor * 100 + 2048) / 4096 }
}

extension DamageStep {
  /// A row of the table that changes the number of this step, written in the order of its columns.
  ///
  /// - Parameter name: `nil` for the name of the first cause.
  func callAsFunction(
    _ causes: Modifier.Cause..., named name: String? = nil, by factor: Int, since: Int = 3,
    until: Int = 9, _ conditions: BattleCondition...
  ) -> Modifier {
    Modifier(
      name: name ?? causes[0].name, causes: causes, step: self, factor: factor,
      generations: since...until, conditions: conditions)
  }
}
