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
  func undone(in now: MarkEntry) -> MarkEntry? { now.undoing(from: before, to: after) }
}
