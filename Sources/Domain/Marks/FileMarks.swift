/// The marks of a form in a file: those that it has, those that it has not, and its note. All others
/// stay as they are.
package struct FileMarks: Hashable, Sendable {
  package let form: ID<Form>
  package let set: Set<Mark>
  package let cleared: Set<Mark>
  /// `nil` if the file has no notes.
  package let note: String?

  package init(_ form: ID<Form>, set: Set<Mark>, cleared: Set<Mark>, note: String?) {
    self.form = form
    self.set = set
    self.cleared = cleared
    self.note = note
  }

  package func apply(to entry: inout MarkEntry) {
    for mark in Mark.allCases where cleared.contains(mark) { entry.marks.remove(mark) }
    for mark in Mark.allCases where set.contains(mark) { entry.marks.insert(mark) }
    if let note { entry.note = note }
  }

  /// The entry of a form that had none before.
  package var entry: MarkEntry {
    var entry = MarkEntry()
    apply(to: &entry)
    return entry
  }
}
