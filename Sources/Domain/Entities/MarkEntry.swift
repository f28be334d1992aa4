/// The user's marks and note for a form, and the marks of its slots.
package struct MarkEntry: Hashable, Sendable {
  /// Favourite and seen; what was caught follows from the slots.
  private var own = Marks()
  /// The marks of its slots, sorted by key.
  package private(set) var slots: [SlotMark] = []
  /// One line, as ``note(_:)`` returns it; may be empty.
  package var note: String

  package init(marks: Marks = Marks(), note: String = "") {
    self.note = note
    self.marks = marks
  }

  package var isEmpty: Bool { own.isEmpty && note.isEmpty && slots.isEmpty }

  // MARK: Marks

  /// The marks of the form: it is caught if one of its slots is had, shiny if one of them is, and seen if
  /// one is pending.
  ///
  /// Setting them changes the slots as little as possible. A form that becomes caught, or shiny, does
  /// so by a slot of which nothing else is told.
  package var marks: Marks {
    get {
      var marks = own
      for slot in slots {
        if let mark = slot.impliedMark { marks.insert(mark) }
      }
      return marks
    }
    set {
      own = Marks([Mark.favourite, .seen].filter(newValue.contains))
      if !newValue.contains(.seen) { slots.removeAll { $0.state == .pending } }
      setShiny(newValue.contains(.shiny))
      setCaught(newValue.contains(.caught))
    }
  }

  private mutating func setCaught(_ isCaught: Bool) {
    if !isCaught {
      slots.removeAll { $0.state == .have }
    } else if !slots.contains(where: { $0.state == .have }) {
      have(.untold(isShiny: false))
    }
  }

  /// Keeps the details of the slot, such as the game that it was caught in, or takes those of the mark
  /// that it had before.
  private mutating func have(_ key: SlotKey, as before: SlotMark? = nil) {
    var mark = before?.moved(to: key) ?? self[key] ?? SlotMark(key, .have)
    mark.state = .have
    put(mark)
  }

  /// The one that is caught turns shiny, or loses its colours again.
  private mutating func setShiny(_ isShiny: Bool) {
    guard isShiny != slots.contains(where: { $0.state == .have && $0.key.isShiny }) else { return }
    let before = self[.untold(isShiny: !isShiny)].flatMap { $0.state == .have ? $0 : nil }
    if isShiny {
      if let before { remove(before.key) }
      have(.untold(isShiny: true), as: before)
    } else {
      slots.removeAll { $0.state == .have && $0.key.isShiny }
      guard !slots.contains(where: { $0.state == .have }) else { return }
      have(.untold(isShiny: false), as: before)
    }
  }

  // MARK: Slots

  /// The mark of a slot; `nil` for none.
  package subscript(key: SlotKey) -> SlotMark? { slots.first { $0.key == key } }

  /// Marks a slot. What is had or pending was seen, too.
  package mutating func mark(_ mark: SlotMark) {
    put(mark)
    if mark.state != .wanted { own.insert(.seen) }
  }

  /// Changes the state of a slot's mark, and nothing else of it; `nil` removes the mark.
  package mutating func set(_ state: SlotState?, of key: SlotKey) {
    guard let state else { return remove(key) }
    var mark = self[key] ?? SlotMark(key, state)
    mark.state = state
    self.mark(mark)
  }

  /// Marks these slots and no others.
  package mutating func replaceSlots(with marks: [SlotMark]) {
    slots = []
    for mark in marks { self.mark(mark) }
  }

  /// Removes the mark of a slot.
  package mutating func remove(_ key: SlotKey) { slots.removeAll { $0.key == key } }

  private mutating func put(_ mark: SlotMark) {
    remove(mark.key)
    slots.insert(mark, at: slots.firstIndex { mark.key < $0.key } ?? slots.endIndex)
  }

  // MARK: Undo

  /// Reverts a change between two other entries.
  ///
  /// - Returns: `nil` if the changed part has changed again.
  func undoing(from before: MarkEntry, to after: MarkEntry) -> MarkEntry? {
    guard marks.undoing(from: before.marks, to: after.marks) != nil,
      let own = own.undoing(from: before.own, to: after.own)
    else { return nil }
    var undone = self
    undone.own = own
    for key in Set((before.slots + after.slots).map(\.key)) where before[key] != after[key] {
      guard self[key] == after[key] else { return nil }
      undone.remove(key)
      if let mark = before[key] { undone.put(mark) }
    }
    if before.note != after.note {
      guard note == after.note else { return nil }
      undone.note = before.note
    }
    return undone
  }
}

extension MarkEntry {
  /// The maximum length of a note in characters.
  package static let maxNoteLength = 500
  /// The maximum number of scalars of a note: one character may consist of a letter and any number
  /// of combining accents.
  private static let maxNoteScalars = 4 * maxNoteLength
  /// The maximum length of a note in bytes of UTF-8.
  package static let maxNoteBytes = 4 * maxNoteScalars

  /// Normalizes a string to a note: one line, without spaces at either end, cut at ``maxNoteLength``.
  package static func note(_ text: some StringProtocol) -> String {
    let line = String(
      String.UnicodeScalarView(text.unicodeScalars.map { isBreak($0) ? " " : $0 }))
    let start = line.drop { $0 == " " }
    let scalars = start.prefix(maxNoteLength).unicodeScalars.prefix(maxNoteScalars)
    var note = String(String.UnicodeScalarView(scalars))
    while note.last == " " { note.removeLast() }
    return note
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
