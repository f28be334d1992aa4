/// Marks forms, takes marks away, and writes notes: all at once, or nothing.
package struct ChangeMarks: Sendable {
  private let marks: TrainerMarks

  package init(_ marks: TrainerMarks) {
    self.marks = marks
  }

  package enum Action: Hashable, Sendable {
    case add(Mark)
    case remove(Mark)
    /// Adds the mark, or takes it away where all of the forms have it.
    case toggle(Mark)
    /// Writes a note; an empty one takes it away.
    case note(String)
  }

  /// - Returns: what was changed; forms that were so already are not among it.
  package func callAsFunction(
    _ action: Action, of forms: [ID<Form>]
  ) throws(PokedexError) -> [MarkChange] {
    try marks.update { book in
      let action = action.settled(for: forms, in: book)
      for form in forms { action.apply(to: &book[form]) }
    }
  }

  /// Sets entries as they are given. The other forms keep theirs, unless all are replaced.
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
  /// What is to be done to each of the forms.
  package func settled(for forms: [ID<Form>], in book: MarkBook) -> Self {
    guard case .toggle(let mark) = self else { return self }
    return forms.allSatisfy { book[$0].marks.contains(mark) } ? .remove(mark) : .add(mark)
  }

  /// How many of the forms it changes.
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
  /// A step of the history that takes changes back: those of them that still are as they were left.
  ///
  /// - Parameter title: what was done: “Garchomp: caught”.
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
