/// The facts of a slot in a list or the report on a box.
package struct FoundInSlot: Hashable, Sendable {
  package let state: SlotState
  package let details: SlotDetails

  package init(_ state: SlotState = .have, _ details: SlotDetails = SlotDetails()) {
    self.state = state
    self.details = details
  }

  /// A slot that is had does not become wanted again. A form that is had in any slot is had.
  func apply(to entry: inout MarkEntry, _ key: SlotKey) {
    let hasAny = state == .have && key.isUntold && entry[key] == nil
    let had = hasAny ? entry.slots.filter { $0.isHad(shiny: key.isShiny) } : []
    guard had.isEmpty else {
      if had.count == 1 { entry.tell(details, of: had[0].key) }
      return
    }
    if (entry[key]?.state.rawValue ?? 0) < state.rawValue { entry.set(state, of: key) }
    if entry[key]?.state == state { entry.tell(details, of: key) }
  }
}

extension SlotMark {
  fileprivate func isHad(shiny: Bool) -> Bool { state == .have && key.isShiny == shiny }
}
