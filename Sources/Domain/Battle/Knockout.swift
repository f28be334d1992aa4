/// The chance that an attack, used in each turn, knocks its target out, counting recovery and other
/// damage between the uses.
package struct Knockout: Hashable, Sendable {
  /// The smallest number of uses that may be enough.
  package let uses: Int
  /// The number of equally likely outcomes in which these uses are enough, and of those in which
  /// they are not.
  package let fatal: UInt128
  package let survived: UInt128
  /// The causes besides the attack that change the target's HP, from its entry to the last of these
  /// uses.
  package let causes: [BattleCause]
  /// The causes of omitted effects.
  package var notCounted: [BattleCause] { notCountedFirst + notCountedLater }
  /// Those of ``notCounted`` that matter already to the first use.
  private let notCountedFirst: [BattleCause]
  /// Those of ``notCounted`` that matter to later uses only.
  package let notCountedLater: [BattleCause]

  package static let maxUses = 4

  /// `nil` if ``maxUses`` uses are not enough.
  init?(_ attack: RepeatedAttack) {
    guard attack.maySuffice else { return nil }
    var outcomes = HPOutcomes(attack)
    for uses in 1...Self.maxUses {
      if uses > 1 { outcomes.endTurn(uses - 1) }
      outcomes.use(uses == 1 ? attack.first : attack.later)
      guard outcomes.fatal > 0 else { continue }
      self.uses = uses
      fatal = outcomes.fatal
      survived = outcomes.survived
      causes =
        attack.hazards + outcomes.used + (uses > 1 ? attack.effects.map(\.cause).unique : [])
      notCountedFirst = attack.notCounted
      notCountedLater = uses > 1 ? attack.notCountedLater : []
      return
    }
    return nil
  }

  /// Greater than 0 and at most 1.
  package var chance: Double { Double(fatal) / (Double(fatal) + Double(survived)) }
  package var isCertain: Bool { survived == 0 }

  /// The chance in thousandths: 1000 only if the knockout is certain, otherwise 1 to 999.
  package var thousandths: Int {
    isCertain ? 1000 : min(999, max(1, Int((chance * 1000).rounded())))
  }
}
