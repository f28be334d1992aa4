/// Adds and removes marks and writes notes, in one transaction.
package struct ChangeMarks: Sendable {
  private let marks: TrainerMarks

  package init(_ marks: TrainerMarks) {
    self.marks = marks
  }

  package enum Action: Hashable, Sendable {
    case add(Mark)
    case remove(Mark)
    /// Replaces the note; an empty one deletes it.
    case note(String)
  }

  /// - Returns: the changes, without forms that stayed the same.
  package func callAsFunction(
    _ action: Action, of forms: [ID<Form>]
  ) throws(PokedexError) -> [MarkChange] {
    try marks.update { book in
      for form in forms { action.apply(to: &book[form]) }
    }
  }

  /// Applies the updates of a file; with `replacingAll`, removes all that it does not have.
  package func callAsFunction(
    _ updates: [FileMarks], replacingAll: Bool
  ) throws(PokedexError) -> [MarkChange] {
    try marks.update { $0.apply(updates, replacingAll: replacingAll) }
  }
}

extension MarkBook {
  /// The number of forms whose marks or notes the updates change.
  package func changes(by updates: [FileMarks], replacingAll: Bool) -> Int {
    var changed = self
    changed.apply(updates, replacingAll: replacingAll)
    return Set(forms + changed.forms).count { self[$0] != changed[$0] }
  }

  fileprivate mutating func apply(_ updates: [FileMarks], replacingAll: Bool) {
    if replacingAll { self = MarkBook() }
    for update in updates { update.apply(to: &self[update.form]) }
  }
}

extension ChangeMarks.Action {
  /// Adds a mark, or removes it if all of the forms have it.
  ///
  /// - Parameter book: The marks that the user sees. If another program has changed them since, the
  ///   forms still get the marks that the user meant.
  package static func toggle(
    _ mark: Mark, of forms: [ID<Form>], in book: MarkBook
  ) -> Self {
    forms.allSatisfy { book[$0].marks.contains(mark) } ? .remove(mark) : .add(mark)
  }

  /// Whether the action is about slots, not about the form as a whole.
  package var isOfSlots: Bool {
    switch self {
    case .add(let mark), .remove(let mark): mark.isOfSlots
    case .note: false
    }
  }

  /// The number of forms that the action changes.
  package func count(of forms: [ID<Form>], in book: MarkBook) -> Int {
    forms.count { form in
      var entry = book[form]
      apply(to: &entry)
      return entry != book[form]
    }
  }

  func apply(to entry: inout MarkEntry) {
    switch self {
    case .add(let mark): entry.marks.insert(mark)
    case .remove(let mark): entry.marks.remove(mark)
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
