/// What came of a change of teams.
package struct TeamEdit: Sendable {
  /// The team as it is now; nothing where it was removed.
  package let team: Team?
  /// Takes the change back.
  package let step: UndoStep

  package init(team: Team?, step: UndoStep) {
    self.team = team
    self.step = step
  }
}

extension UndoStep {
  /// A step that puts teams back, as long as those that took their place are as they were left.
  ///
  /// - Parameter title: what was done: “Garchomp joined Sand”.
  package init(
    _ title: String, of before: [Team], to after: [Team], in store: any TeamStore
  ) {
    self.init(title: title) { () throws(PokedexError) in
      guard try store.exchange(after, for: before) else {
        return Outcome(opposite: nil, kept: max(1, after.count))
      }
      return Outcome(opposite: UndoStep(title, of: after, to: before, in: store))
    }
  }
}
