/// A condition under which a row of the battle tables applies.
package struct BattleCondition: Sendable {
  /// In English, for docs/damage.md.
  package let text: String
  let holds: @Sendable (Hit) -> Bool

  init(_ text: String, _ holds: @escaping @Sendable (Hit) -> Bool) {
    self.text = text
    self.holds = holds
  }
}

extension [BattleCondition] {
  func hold(for hit: Hit) -> Bool { allSatisfy { $0.holds(hit) } }
}
