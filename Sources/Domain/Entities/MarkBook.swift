/// What the user keeps about a form: marks, and a note.
package struct MarkEntry: Hashable, Sendable {
  package var marks: Marks
  /// One line, as ``note(_:)`` makes it; empty when there is none.
  package var note: String

  package init(marks: Marks = Marks(), note: String = "") {
    self.marks = marks
    self.note = note
  }

  package var isEmpty: Bool { marks.isEmpty && note.isEmpty }

  /// The most characters of a note.
  package static let longestNote = 500

  /// A text as a note: one line, without blanks around it, cut at ``longestNote``.
  package static func note(_ text: some StringProtocol) -> String {
    let line = String(
      String.UnicodeScalarView(text.unicodeScalars.map { isBreak($0) ? " " : $0 }))
    let start = line.drop { $0 == " " }
    // A character may be a letter with any number of accents.
    let scalars = start.prefix(longestNote).unicodeScalars.prefix(4 * longestNote)
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

/// Every form that the user has marked or noted something about.
package struct MarkBook: Hashable, Sendable {
  private var entries: [ID<Form>: MarkEntry] = [:]

  package init() {}

  /// An empty entry is none.
  package subscript(form: ID<Form>) -> MarkEntry {
    get { entries[form] ?? MarkEntry() }
    set { entries[form] = newValue.isEmpty ? nil : newValue }
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// The forms that there is an entry of, in the order of their ids.
  package var forms: [ID<Form>] { entries.keys.sorted { $0.rawValue < $1.rawValue } }

  /// The forms with a mark, in no order.
  package func forms(with mark: Mark) -> [ID<Form>] {
    entries.compactMap { $1.marks.contains(mark) ? $0 : nil }
  }

  /// The forms with a note, in no order.
  package var notedForms: [ID<Form>] { entries.compactMap { $1.note.isEmpty ? nil : $0 } }

  /// How many forms have a mark.
  package func count(_ mark: Mark) -> Int {
    entries.values.count { $0.marks.contains(mark) }
  }

  /// What has been changed since another state of the book, in the order of the ids.
  package func changes(since before: MarkBook) -> [MarkChange] {
    let forms = Set(entries.keys).union(before.entries.keys)
    return forms.compactMap { form in
      self[form] == before[form]
        ? nil : MarkChange(form: form, before: before[form], after: self[form])
    }.sorted { $0.form.rawValue < $1.form.rawValue }
  }
}

/// What was changed about a form.
package struct MarkChange: Hashable, Sendable {
  package let form: ID<Form>
  package let before: MarkEntry
  package let after: MarkEntry

  /// What an entry is when this change is taken back, and every other stays.
  ///
  /// - Returns: nothing where the entry is no longer as the change left it.
  func undone(in now: MarkEntry) -> MarkEntry? {
    guard let marks = now.marks.undoing(from: before.marks, to: after.marks) else { return nil }
    guard before.note != after.note else { return MarkEntry(marks: marks, note: now.note) }
    return now.note == after.note ? MarkEntry(marks: marks, note: before.note) : nil
  }
}
