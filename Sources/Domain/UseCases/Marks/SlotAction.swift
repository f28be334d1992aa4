/// A change of the marks of slots.
package enum SlotAction: Hashable, Sendable {
  /// Adds or removes a mark: of the slots that are told, else of their forms.
  case mark(ChangeMarks.Action)
  /// Sets the state; `nil` removes the mark. Nothing else of it changes.
  case state(SlotState?)
  /// Removes the mark from slots in this state.
  case end(SlotState)
  /// Moves the mark to another slot, as of what has evolved, or of “Unown, letter not told”. What the
  /// other one had is replaced.
  case move(to: MarkedSlot)

  /// Whether it is about slots, not about the form as a whole.
  package var isOfSlots: Bool {
    if case .mark(let action) = self { action.isOfSlots } else { true }
  }

  /// - Parameter details: what is told of the slots that are marked then.
  package func apply(
    to book: inout MarkBook, _ slots: [MarkedSlot], telling details: SlotDetails = SlotDetails()
  ) {
    for slot in slots {
      apply(to: &book, slot)
      guard !details.isEmpty, let key = markedKey(of: slot, in: book) else { continue }
      book[slot.form].tell(details, of: key)
    }
  }

  private func apply(to book: inout MarkBook, _ slot: MarkedSlot) {
    switch self {
    case .mark(let action): action.apply(to: &book[slot.form], slot.key)
    case .state(let state): book[slot.form].set(state, of: slot.key)
    case .end(let state):
      if book[slot.form][slot.key]?.state == state { book[slot.form].remove(slot.key) }
    case .move(let other):
      guard slot != other, let mark = book[slot.form][slot.key] else { return }
      book[slot.form].remove(slot.key)
      book[other.form].mark(mark.moved(to: other.key))
    }
  }

  /// The slot that has the mark now. A form of which no slot is told may have it in the only one that
  /// is had.
  private func markedKey(of slot: MarkedSlot, in book: MarkBook) -> SlotKey? {
    let isShiny = self == .mark(.add(.shiny))
    let key = isShiny ? slot.key.inShinyColors : slot.key
    let entry = book[slot.form]
    guard entry[key] == nil, key.isUntold else { return key }
    let had = entry.slots.filter { $0.state == .have && $0.key.isShiny == isShiny }
    return had.count == 1 ? had[0].key : nil
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
      if !slot.isTold, change.before.marks != change.after.marks { return true }
      return [slot.key, slot.key.inShinyColors].contains { change.before[$0] != change.after[$0] }
    }
  }
}
