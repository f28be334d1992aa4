/// The result of a change to a team.
package struct TeamEdit: Sendable {
  /// The team after the change; `nil` if it was deleted.
  package let team: Team?
  /// Undoes the change.
  package let step: UndoStep
}

extension UndoStep {
  /// A step that restores teams, provided that their replacements have not changed since.
  ///
  /// - Parameter title: the action, as in “Garchomp joined Sand”.
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
