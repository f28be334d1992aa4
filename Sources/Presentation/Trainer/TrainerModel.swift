import PokedexDomain

/// What the user has marked and noted, and what of it can be undone.
@MainActor package final class TrainerModel {
  @Watched package private(set) var book = MarkBook()
  /// How many forms have each mark.
  private var counts: [Int] = []
  /// What is to be marked as soon as the user says yes.
  package private(set) var proposal: BulkMark?

  private let marks: TrainerMarks
  private let change: ChangeMarks
  private var history = UndoHistory()
  private var followers: [() -> Void] = []

  /// - Parameter marks: those that the rows and the queries see; without any, nothing can be marked.
  package init(_ marks: TrainerMarks = TrainerMarks()) {
    self.marks = marks
    change = ChangeMarks(marks)
  }

  /// Reads the marks.
  ///
  /// - Returns: what to say when they cannot be read.
  @discardableResult package func start() -> StatusMessage? {
    trying { () throws(PokedexError) in
      take(try marks.book())
      return nil
    }
  }

  /// Looks whether another program has changed the marks. When they cannot be read, those that are
  /// known stay: whoever changes one will be told.
  package func refresh() {
    try? marks.refresh()
    if let book = try? marks.book() { take(book) }
    notifyObservers()
  }

  /// Queries for who is in a team are asked anew.
  func teamsHaveChanged() { marks.teamsHaveChanged() }

  /// Does something whenever what the user keeps may have changed: by another program, or because a
  /// step was taken back.
  package func follow(_ action: @escaping () -> Void) { followers.append(action) }

  private func notifyObservers() { for follower in followers { follower() } }

  /// How many forms have a mark.
  package func count(_ mark: Mark) -> Int { counts.isEmpty ? 0 : counts[mark.rawValue] }

  private func take(_ book: MarkBook) {
    guard book != self.book else { return }
    counts = Mark.allCases.map(book.count)
    self.book = book
  }

  private func trying(_ body: () throws(PokedexError) -> StatusMessage?) -> StatusMessage? {
    do throws(PokedexError) { return try body() } catch {
      return StatusMessage(error)
    }
  }

  // MARK: Marking

  /// Marks one form, which shows it; so there is nothing to say unless it fails.
  ///
  /// - Parameter name: what the form is called.
  package func mark(
    _ action: ChangeMarks.Action, _ form: ID<Form>, called name: String
  ) -> StatusMessage? {
    trying { () throws(PokedexError) in
      _ = try apply(action, to: [form], called: name)
      return nil
    }
  }

  /// - Returns: how many have changed.
  private func apply(
    _ action: ChangeMarks.Action, to forms: [ID<Form>], called names: String
  ) throws(PokedexError) -> Int {
    // As it will be done: what it is called depends on what there is now.
    let settled = action.settled(for: forms, in: book)
    let changes = try change(settled, of: forms)
    take(try marks.book())
    if !changes.isEmpty { history.record(change.step(settled.title(names), changes)) }
    return changes.count
  }

  // MARK: Marking many

  /// Prepares to mark all of the forms, or to take the mark away where all have it.
  ///
  /// - Returns: whether there is anything to ask.
  package func propose(_ mark: Mark, for forms: [ID<Form>]) -> Bool {
    proposal = BulkMark(mark, forms, in: book)
    return proposal != nil
  }

  /// Does what was asked about.
  package func accept(_ proposal: BulkMark) -> StatusMessage? {
    trying { () throws(PokedexError) in
      let names = worded("\(Formatting.count(proposal.count)) Pokémon")
      let count = try apply(proposal.action, to: proposal.forms, called: names)
      let title = proposal.action.title(worded("\(Formatting.count(count)) Pokémon"))
      return StatusMessage(worded("\(title): u undoes it"))
    }
  }

  // MARK: Undo

  /// Takes a step of anything else that the user does.
  package func record(_ step: UndoStep) { history.record(step) }

  package var canUndo: Bool { history.canUndo }
  package var canRedo: Bool { history.canRedo }

  package func undo() -> StatusMessage? {
    trying { () throws(PokedexError) in told(try history.undo(), worded("undone")) }
  }

  package func redo() -> StatusMessage? {
    trying { () throws(PokedexError) in told(try history.redo(), worded("done again")) }
  }

  private func told(_ report: UndoHistory.Report?, _ what: String) -> StatusMessage? {
    if let book = try? marks.book() { take(book) }
    notifyObservers()
    guard let report else { return nil }
    guard report.hasChanged else {
      return StatusMessage(worded("Not \(what), for it has changed since: \(report.title)"))
    }
    let rest = report.kept == 0 ? "" : worded("; \(report.kept) changed since and stay as they are")
    let begun = what.prefix(1).uppercased() + what.dropFirst()
    return StatusMessage(worded("\(begun): \(report.title)") + rest)
  }
}

/// A mark for many forms that the user is asked about.
package struct BulkMark: Sendable {
  package let action: ChangeMarks.Action
  package let forms: [ID<Form>]
  /// How many of them it changes.
  package let count: Int

  /// Nothing where it would change nothing.
  init?(_ mark: Mark, _ forms: [ID<Form>], in book: MarkBook) {
    action = ChangeMarks.Action.toggle(mark).settled(for: forms, in: book)
    count = action.count(of: forms, in: book)
    self.forms = forms
    guard count > 0 else { return nil }
  }

  package var question: String {
    let forms = worded("\(Formatting.count(count)) Pokémon")
    return switch action {
    case .remove(let mark): worded("Take the mark \(mark.name) from \(forms)?")
    case .add(let mark), .toggle(let mark): worded("Mark \(forms) as \(mark.name)?")
    case .note: worded("Write a note on \(forms)?")
    }
  }
}

extension ChangeMarks.Action {
  /// What is done to whom: “Garchomp caught”.
  fileprivate func title(_ names: String) -> String {
    switch self {
    case .add(let mark), .toggle(let mark): "\(names) \(mark.name)"
    case .remove(let mark): worded("\(names) not \(mark.name)")
    case .note: worded("note on \(names)")
    }
  }
}
