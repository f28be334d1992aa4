/// A condition under which a row of the battle tables applies.
package struct RuleCondition: Sendable {
  /// In English, for docs/damage.md.
  package let text: String
  /// Whether it is about types or effectiveness, which ``Matchups`` tells, or about full HP.
  let isOfMatchup: Bool
  /// Whether it holds only at full HP.
  let isAtFullHP: Bool
  let holds: @Sendable (Hit) -> Bool

  init(
    _ text: String, isOfMatchup: Bool = false, isAtFullHP: Bool = false,
    _ holds: @escaping @Sendable (Hit) -> Bool
  ) {
    self.text = text
    self.isOfMatchup = isOfMatchup
    self.isAtFullHP = isAtFullHP
    self.holds = holds
  }
}

extension [RuleCondition] {
  func hold(for hit: Hit) -> Bool { allSatisfy { $0.holds(hit) } }
}
