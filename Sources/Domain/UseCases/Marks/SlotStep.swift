/// The next step of a slot's mark: nothing, caught, pending, wanted, and nothing again.
package struct SlotStep: Hashable, Sendable {
  /// The slot that the action is applied to.
  package let slot: MarkedSlot
  package let action: SlotAction
  /// The new state; `nil` for no mark.
  package let state: SlotState?

  /// If the slot has no mark, but one of its form in the same colours of which nothing else is told, that
  /// one moves to it: “Unown, letter not told” becomes Unown B.
  package init(_ wanted: MarkedSlot, in book: MarkBook) {
    let marks = book[wanted.form]
    let untold = SlotKey(isShiny: wanted.key.isShiny)
    if marks[wanted.key] == nil, !wanted.key.isUntold, let mark = marks[untold] {
      slot = MarkedSlot(form: wanted.form, key: untold)
      action = .move(to: wanted)
      state = mark.state
    } else {
      slot = wanted
      state = Self.next(after: marks[wanted.key]?.state)
      action = .state(state)
    }
  }

  private static func next(after state: SlotState?) -> SlotState? {
    switch state {
    case nil: .have
    case .have: .pending
    case .pending: .wanted
    case .wanted: nil
    }
  }
}
