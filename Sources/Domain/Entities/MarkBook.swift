/// The user's marks and note for a form.
package struct MarkEntry: Hashable, Sendable {
  package var marks: Marks
  /// One line, as ``note(_:)`` returns it; may be empty.
  package var note: String

  package init(marks: Marks = Marks(), note: String = "") {
    self.marks = marks
    self.note = note
  }

  package var isEmpty: Bool { marks.isEmpty && note.isEmpty }

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

/// All marks and notes of the user.
package struct MarkBook: Hashable, Sendable {
  private var entries: [ID<Form>: MarkEntry] = [:]

  package init() {}

  /// Setting an empty entry removes it.
  package subscript(form: ID<Form>) -> MarkEntry {
    get { entries[form] ?? MarkEntry() }
    set { entries[form] = newValue.isEmpty ? nil : newValue }
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// The forms with an entry, sorted by ID.
  package var forms: [ID<Form>] { entries.keys.sorted { $0.rawValue < $1.rawValue } }

  /// The forms with a mark, unsorted.
  package func forms(with mark: Mark) -> [ID<Form>] {
    entries.compactMap { $1.marks.contains(mark) ? $0 : nil }
  }

  /// The forms with a note, unsorted.
  package var notedForms: [ID<Form>] { entries.compactMap { $1.note.isEmpty ? nil : $0 } }

  /// The number of forms with a mark.
  package func count(_ mark: Mark) -> Int {
    entries.values.count { $0.marks.contains(mark) }
  }

  /// The differences from an earlier state of the book, sorted by form ID.
  package func changes(since before: MarkBook) -> [MarkChange] {
    let forms = Set(entries.keys).union(before.entries.keys)
    return forms.compactMap { form in
      self[form] == before[form]
        ? nil : MarkChange(form: form, before: before[form], after: self[form])
    }.sorted { $0.form.rawValue < $1.form.rawValue }
  }
}

/// A change of a form's entry.
package struct MarkChange: Hashable, Sendable {
  package let form: ID<Form>
  package let before: MarkEntry
  package let after: MarkEntry

  /// Reverts this change in a later entry, keeping all others.
  ///
  /// - Returns: `nil` if the changed part of the entry has changed again.
  func undone(in now: MarkEntry) -> MarkEntry? {
    guard let marks = now.marks.undoing(from: before.marks, to: after.marks) else { return nil }
    guard before.note != after.note else { return MarkEntry(marks: marks, note: now.note) }
    return now.note == after.note ? MarkEntry(marks: marks, note: before.note) : nil
  }
}
