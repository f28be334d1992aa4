import PokedexDomain

/// The user's marks and notes, and their undo history.
@MainActor package final class TrainerModel {
  /// The revision of the marks that are shown.
  @Watched private var revision = 0
  /// The number of forms with each mark; empty before the marks have been read.
  private var counts: [Int] = []

  private let marks: TrainerMarks
  private let change: ChangeMarks
  let files: (any MarkFiles)?
  private var history = UndoHistory()
  private var observers: [() -> Void] = []

  /// - Parameters:
  ///   - marks: The marks that rows and queries share; without a store, nothing can be marked.
  ///   - files: Reads files with marks; `nil` without file access.
  package init(_ marks: TrainerMarks = TrainerMarks(), files: (any MarkFiles)? = nil) {
    self.marks = marks
    self.files = files
    change = ChangeMarks(marks)
  }

  /// Reads the marks.
  ///
  /// - Returns: A message if they cannot be read.
  @discardableResult package func start() -> StatusMessage? { trying(read) }

  private func read() throws(PokedexError) -> StatusMessage? {
    try publish()
    return nil
  }

  /// The marks and notes.
  package var book: MarkBook {
    _ = revision
    return marks.known
  }

  /// A number that changes with every change to marks and collections.
  var currentRevision: Int {
    _ = revision
    return marks.revision
  }

  /// Reads marks that another program may have changed. If they cannot be read, the known ones
  /// stay, and the next change reports the error.
  package func refresh() {
    try? marks.refresh()
    publishKnown()
    notifyObservers()
  }

  /// Invalidates everything computed from the teams, such as queries for team members.
  func teamsHaveChanged() { marks.teamsHaveChanged() }

  /// Invalidates everything computed from the collections.
  func collectionsHaveChanged() {
    marks.collectionsHaveChanged()
    publishKnown()
  }

  /// Lets queries answer for a run, or for none.
  func play(_ run: Run?) { marks.play(run) }

  /// The run that the screens keep to; `nil` without one.
  var playedRun: Run? { marks.playedRun }

  /// Adds an observer that is called when the user's data may have changed, through another program
  /// or an undo.
  package func observe(_ action: @escaping () -> Void) { observers.append(action) }

  /// The library of sets as it is now.
  func library(in catalog: Catalog) -> SetLibrary { marks.library(in: catalog) }

  private func notifyObservers() { for observer in observers { observer() } }

  /// The number of forms with a mark.
  package func count(_ mark: Mark) -> Int { counts.isEmpty ? 0 : counts[mark.rawValue] }

  private func publish() throws(PokedexError) {
    let book = try marks.read()
    guard counts.isEmpty || revision != marks.revision else { return }
    counts = Mark.allCases.map(book.count)
    revision = marks.revision
  }

  /// If the marks cannot be read, the known ones stay, and the next change reports the error.
  private func publishKnown() { try? publish() }

  private func trying(_ body: () throws(PokedexError) -> StatusMessage?) -> StatusMessage? {
    do throws(PokedexError) { return try body() } catch {
      return StatusMessage(error)
    }
  }

  // MARK: Marking

  /// Adds a mark to a form, or removes it. A mark that another one implies stays, because removing
  /// it would also remove the other one.
  ///
  /// - Parameters:
  ///   - name: The name of the form.
  ///   - catalog: knows what no player can keep; `nil` before it has loaded.
  /// - Returns: A message about the change, or the reason why nothing has changed.
  package func toggle(
    _ mark: Mark, _ form: ID<Form>, called name: String, in catalog: Catalog? = nil
  ) -> StatusMessage? {
    let entry = book[form]
    if let reason = entry.marks.reason(against: mark) ?? entry.reason(against: mark) {
      return StatusMessage(reason)
    }
    let action = ChangeMarks.Action.toggle(mark, of: [form], in: book)
    if let reason = catalog.flatMap({ SlotAction.mark(action).refusal(of: .untold(form), in: $0) })
    {
      return StatusMessage(reason)
    }
    return trying { () throws(PokedexError) in
      try keep(change(action, of: [form]), as: action.title(name))
      let total = worded("\(Formatting.count(count(mark))) \(mark.name) in all")
      return StatusMessage(worded("\(action.title(name)) · \(total) · u undoes it"))
    }
  }

  /// Takes the mark of a slot a step further: nothing, caught, pending, wanted. A mark of its form of
  /// which nothing was told moves to the slot instead.
  ///
  /// - Parameter name: The name of the slot.
  package func advance(_ slot: MarkedSlot, called name: String) -> StatusMessage? {
    var step = SlotStep(slot, in: MarkBook())
    var title: String { step.state.map { "\(name) \($0.name)" } ?? worded("\(name) not marked") }
    let failure = change(title) { book in
      step = SlotStep(slot, in: book)
      step.action.apply(to: &book, [step.slot])
    }
    return failure ?? StatusMessage(worded("\(title): u undoes it"))
  }

  /// Changes marks in any other way.
  ///
  /// - Parameter title: The change, as undo names it once it is made.
  /// - Returns: The reason why nothing could be changed.
  func change(
    _ title: @autoclosure () -> String, _ edit: (inout MarkBook) -> Void
  ) -> StatusMessage? {
    do throws(PokedexError) {
      let changes = try marks.update(edit)
      try keep(changes, as: title())
      return nil
    } catch { return StatusMessage(error) }
  }

  /// Marks all of the slots as caught, or none if all are. What was not told stays so.
  ///
  /// - Parameter name: The name of what has the slots.
  package func markAll(_ slots: [MarkedSlot], called name: String) -> StatusMessage? {
    trying { () throws(PokedexError) in
      let known = book
      let isFull = slots.allSatisfy { known[$0.form][$0.key]?.state == .have }
      let action: SlotAction = isFull ? .end(.have) : .state(.have)
      let changes = try marks.update { action.apply(to: &$0, slots) }
      let all = worded("\(Formatting.count(changes.count(of: slots))) slots of \(name)")
      let title = isFull ? worded("\(all) not marked") : "\(all) \(SlotState.have.name)"
      try keep(changes, as: title)
      return StatusMessage(worded("\(title): u undoes it"))
    }
  }

  /// Replaces the note on a form.
  package func note(_ text: String, on form: ID<Form>, called name: String) -> StatusMessage? {
    trying { () throws(PokedexError) in
      let action = ChangeMarks.Action.note(text)
      try keep(change(action, of: [form]), as: action.title(name))
      return nil
    }
  }

  /// Publishes changes, and records how to undo them.
  private func keep(_ changes: [MarkChange], as title: String) throws(PokedexError) {
    try publish()
    if !changes.isEmpty { history.record(change.step(title, changes)) }
  }

  // MARK: Many forms at once

  /// Proposes to mark all of the forms that a player can keep, or to remove the mark if all have it.
  ///
  /// - Returns: `nil` if there is nothing to confirm.
  package func propose(
    _ mark: Mark, for forms: [ID<Form>], in catalog: Catalog? = nil
  ) -> MarkProposal? {
    let marked = forms.filter { form in
      guard let catalog, !book[form].marks.contains(mark) else { return true }
      return !SlotAction.mark(.add(mark)).isRefused(of: .untold(form), in: catalog)
    }
    return MarkProposal(mark, marked, in: book)
  }

  /// A change by the marks of a file, or the reason why there is none.
  package enum ImportProposal {
    case change(MarkProposal)
    case none(String)
  }

  /// Proposes to import the marks of a file.
  package func proposeImport(of path: String, in catalog: Catalog?) -> ImportProposal {
    guard let files, let catalog else { return .none(worded("no file can be read here")) }
    do throws(PokedexError) {
      let reading = try files.marks(of: path, in: catalog)
      guard let proposal = MarkProposal(reading, in: try marks.read()) else {
        return .none(reading.note ?? worded("nothing in it would change your marks"))
      }
      return .change(proposal)
    } catch { return .none(error.text) }
  }

  /// Applies a confirmed proposal.
  package func accept(_ proposal: MarkProposal) -> StatusMessage? {
    trying { () throws(PokedexError) in
      let changes = try proposal.apply(change)
      let title = proposal.title(worded("\(Formatting.count(changes.count)) Pokémon"))
      try keep(changes, as: title)
      return StatusMessage(worded("\(title): u undoes it"))
    }
  }

  // MARK: Undo

  /// Adds a step to the undo history.
  package func record(_ step: UndoStep) { history.record(step) }

  package var canUndo: Bool { history.canUndo }
  package var canRedo: Bool { history.canRedo }

  package func undo() -> StatusMessage? {
    message(about: Result(of: try history.undo()), worded("undone"))
  }

  package func redo() -> StatusMessage? {
    message(about: Result(of: try history.redo()), worded("redone"))
  }

  private func message(
    about step: Result<UndoHistory.Report?, PokedexError>, _ what: String
  ) -> StatusMessage? {
    if let failure = step.failure { return StatusMessage(failure) }
    publishKnown()
    notifyObservers()
    guard let report = step.value ?? nil else { return nil }
    guard report.hasChanged else {
      return StatusMessage(worded("Not \(what), because it has changed since: \(report.title)"))
    }
    let rest =
      report.kept == 0
      ? "" : worded("; not for \(report.kept) that changed in the meantime")
    let begun = what.capitalizedFirst
    return StatusMessage(worded("\(begun): \(report.title)") + rest)
  }
}

extension MarkEntry {
  /// The reason why a mark, which follows from several slots, is not removed with all of them.
  fileprivate func reason(against mark: Mark) -> String? {
    let had = slots.count { $0.state == .have }
    return mark == .caught && had > 1 ? Self.severalCaught(had) : nil
  }

  /// The reason why a mark that stands for several slots is not removed.
  static func severalCaught(_ count: Int) -> String {
    worded("\(Formatting.count(count)) of its slots are caught; _ shows them")
  }
}

extension Marks {
  /// The reason why a mark cannot be removed; `nil` if it can be, or is not set.
  fileprivate func reason(against mark: Mark) -> String? {
    switch mark {
    case .seen where contains(.caught): worded("caught implies seen; c removes the caught mark")
    case .caught where contains(.shiny): worded("shiny implies caught; x removes the shiny mark")
    default: nil
    }
  }
}

extension ChangeMarks.Action {
  /// The forms and the action on them: “Garchomp caught”.
  func title(_ names: String) -> String {
    switch self {
    case .add(let mark): "\(names) \(mark.name)"
    case .remove(let mark): worded("\(names) not \(mark.name)")
    case .note: worded("note on \(names)")
    }
  }
}
