/// Adds and removes marks and writes notes, in one transaction.
package struct ChangeMarks: Sendable {
  private let marks: TrainerMarks

  package init(_ marks: TrainerMarks) {
    self.marks = marks
  }

  package enum Action: Hashable, Sendable {
    case add(Mark)
    case remove(Mark)
    /// Adds the mark, or removes it if all of the forms have it.
    case toggle(Mark)
    /// Replaces the note; an empty one deletes it.
    case note(String)
  }

  /// - Returns: the changes, without forms that stayed the same.
  package func callAsFunction(
    _ action: Action, of forms: [ID<Form>]
  ) throws(PokedexError) -> [MarkChange] {
    try marks.update { book in
      let action = action.settled(for: forms, in: book)
      for form in forms { action.apply(to: &book[form]) }
    }
  }

  /// Replaces the given entries; with `replacingAll`, removes all others.
  package func callAsFunction(
    _ entries: [(form: ID<Form>, entry: MarkEntry)], replacingAll: Bool
  ) throws(PokedexError) -> [MarkChange] {
    try marks.update { book in
      if replacingAll { book = MarkBook() }
      for (form, entry) in entries { book[form] = entry }
    }
  }
}

extension ChangeMarks.Action {
  /// Replaces a toggle by the action that it performs on all of the forms.
  package func settled(for forms: [ID<Form>], in book: MarkBook) -> Self {
    guard case .toggle(let mark) = self else { return self }
    return forms.allSatisfy { book[$0].marks.contains(mark) } ? .remove(mark) : .add(mark)
  }

  /// The number of forms that the action changes.
  package func count(of forms: [ID<Form>], in book: MarkBook) -> Int {
    let action = settled(for: forms, in: book)
    return forms.count { form in
      var entry = book[form]
      action.apply(to: &entry)
      return entry != book[form]
    }
  }

  fileprivate func apply(to entry: inout MarkEntry) {
    switch self {
    case .add(let mark): entry.marks.insert(mark)
    case .remove(let mark): entry.marks.remove(mark)
    case .toggle(let mark):
      if entry.marks.contains(mark) { entry.marks.remove(mark) } else { entry.marks.insert(mark) }
    case .note(let text): entry.note = MarkEntry.note(text)
    }
  }
}

// MARK: Undo

extension ChangeMarks {
  /// An undo step for changes; it skips those whose entries have changed since.
  ///
  /// - Parameter title: the action, as in “Garchomp: caught”.
  package func step(_ title: String, _ changes: [MarkChange]) -> UndoStep {
    UndoStep(title: title) { () throws(PokedexError) in
      let undone = try marks.update { book in
        for change in changes {
          if let entry = change.undone(in: book[change.form]) { book[change.form] = entry }
        }
      }
      return UndoStep.Outcome(
        opposite: undone.isEmpty ? nil : step(title, undone), kept: changes.count - undone.count)
    }
  }
}
