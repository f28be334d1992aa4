/// The marks of a form in a file: those that it has, those that it has not, and its note. All others
/// stay as they are.
package struct FileMarks: Hashable, Sendable {
  package let form: ID<Form>
  /// The facts told of the slot that caught and shiny are about.
  package let key: SlotKey
  package let set: Set<Mark>
  package let cleared: Set<Mark>
  /// `nil` if the file has no notes.
  package let note: String?
  /// All marks of its slots; `nil` if the file has none.
  package let slots: [SlotMark]?
  /// The mark found in the slot; `nil` if the file does not tell only that.
  package var found: FoundInSlot?
  /// The facts of the slot that it marks as caught.
  package var details = SlotDetails()

  package init(
    _ form: ID<Form>, _ key: SlotKey = SlotKey(), set: Set<Mark>, cleared: Set<Mark>, note: String?,
    slots: [SlotMark]? = nil
  ) {
    self.form = form
    self.key = key
    self.set = set
    self.cleared = cleared
    self.note = note
    self.slots = slots
  }

  /// - Parameter found: what was found in a slot of a form.
  package init(_ form: ID<Form>, _ key: SlotKey, found: FoundInSlot) {
    self.init(form, key, set: [], cleared: [], note: nil)
    self.found = found
  }

  package func apply(to entry: inout MarkEntry) {
    if let found { return found.apply(to: &entry, key) }
    if let slots { entry.replaceSlots(with: slots) }
    guard key == SlotKey() else { return applyToSlot(&entry) }
    for mark in Mark.allCases where cleared.contains(mark) { entry.marks.remove(mark) }
    for mark in Mark.allCases where set.contains(mark) { entry.marks.insert(mark) }
    if let note { entry.note = note }
    entry.tell(details, of: SlotKey(isShiny: set.contains(.shiny)))
  }

  /// Marks only the slot, since other rows may have other slots of the form.
  private func applyToSlot(_ entry: inout MarkEntry) {
    let shiny = key.inShinyColors
    if cleared.contains(.caught) { entry.remove(key) }
    if cleared.contains(.shiny) { entry.remove(shiny) }
    if set.contains(.shiny) {
      entry.set(.have, of: shiny)
    } else if set.contains(.caught) {
      entry.set(.have, of: key)
    }
    entry.tell(details, of: set.contains(.shiny) ? shiny : key)
    for mark in [Mark.favourite, .seen] where set.contains(mark) { entry.marks.insert(mark) }
    if let note, !note.isEmpty { entry.note = note }
  }

  /// The entry of a form that had none before.
  package var entry: MarkEntry {
    var entry = MarkEntry()
    apply(to: &entry)
    return entry
  }
}
