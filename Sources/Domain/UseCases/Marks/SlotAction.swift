/// A change of the marks of slots.
package enum SlotAction: Hashable, Sendable {
  /// Adds or removes a mark: of the slots that are told, else of their forms.
  case mark(ChangeMarks.Action)
  /// Sets the state; `nil` removes the mark. Nothing else of it changes.
  case state(SlotState?)
  /// Moves the mark to another slot, as of what has evolved, or of “Unown, letter not told”. What the
  /// other one had is replaced.
  case move(to: MarkedSlot)

  package func apply(to book: inout MarkBook, _ slots: [MarkedSlot]) {
    for slot in slots { apply(to: &book, slot) }
  }

  /// The slots that tell whether the action has changed anything.
  package func changed(_ slots: [MarkedSlot]) -> [MarkedSlot] {
    if case .move(let other) = self { slots + [other] } else { slots }
  }

  private func apply(to book: inout MarkBook, _ slot: MarkedSlot) {
    switch self {
    case .mark(let action): action.apply(to: &book[slot.form], slot.key)
    case .state(let state): book[slot.form].set(state, of: slot.key)
    case .move(let other):
      guard slot != other, let mark = book[slot.form][slot.key] else { return }
      book[slot.form].remove(slot.key)
      book[other.form].mark(mark.moved(to: other.key))
    }
  }
}

extension ChangeMarks.Action {
  /// Applies the action to a slot; to the whole form if no slot is told, or if the mark belongs to forms.
  fileprivate func apply(to entry: inout MarkEntry, _ key: SlotKey) {
    switch self {
    case .add(.caught) where key != SlotKey(): entry.set(.have, of: key)
    case .add(.shiny) where !key.isUntold: entry.set(.have, of: key.inShinyColors)
    case .remove(.caught) where key != SlotKey(): entry.remove(key)
    case .remove(.shiny) where !key.isUntold: entry.remove(key.inShinyColors)
    case .add, .remove, .note: apply(to: &entry)
    }
  }
}

extension [MarkChange] {
  /// The number of slots that have changed, and of forms with another change of which no slot is told.
  package func count(of slots: [MarkedSlot]) -> Int {
    let byForm = Dictionary(map { ($0.form, $0) }, uniquingKeysWith: { first, _ in first })
    return Set(slots).count { slot in
      guard let change = byForm[slot.form] else { return false }
      guard slot.isTold else { return change.before.marks != change.after.marks }
      return [slot.key, slot.key.inShinyColors].contains { change.before[$0] != change.after[$0] }
    }
  }
}
