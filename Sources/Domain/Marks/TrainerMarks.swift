import Synchronization

/// The user's marks as they are known now. Whatever is made of them (rows, columns, queries) has
/// the same one, and sees every change of them. They are read when somebody first asks for them.
package final class TrainerMarks: MarkSource {
  private let store: (any MarkStore)?
  private let teams: (any TeamStore)?
  private let state = Mutex(State())

  private struct State {
    var book: MarkBook?
    var revision = 0

    mutating func take(_ new: MarkBook) {
      guard new != book else { return }
      revision += book == nil ? 0 : 1
      book = new
    }
  }

  /// - Parameters:
  ///   - store: none where there is no home for one: then nothing is marked, and nothing can be.
  ///   - teams: likewise.
  package init(_ store: (any MarkStore)? = nil, teams: (any TeamStore)? = nil) {
    self.store = store
    self.teams = teams
  }

  /// The forms that are in a team, in no order.
  package func teamForms() throws(PokedexError) -> [ID<Form>] {
    try teams?.teams().flatMap(\.members).map(\.form) ?? []
  }

  /// What was made of the teams is old: they have changed.
  package func teamsHaveChanged() { state.withLock { $0.revision += 1 } }

  package func book() throws(PokedexError) -> MarkBook {
    if let known = state.withLock({ $0.book }) { return known }
    let book = try store?.marks() ?? MarkBook()
    state.withLock { $0.take(book) }
    return book
  }

  /// Another number whenever the marks have changed.
  package var revision: Int { state.withLock(\.revision) }

  /// Looks whether another program has changed the marks, and if so reads them again.
  package func refresh() throws(PokedexError) {
    guard let store, try store.marksMayHaveChanged() else { return }
    let book = try store.marks()
    state.withLock { $0.take(book) }
  }

  /// Changes marks in one transaction, starting from what they are in the store.
  ///
  /// - Returns: what was changed.
  package func update(
    _ edit: (inout MarkBook) -> Void
  ) throws(PokedexError) -> [MarkChange] {
    guard let store else {
      throw .file(
        path: worded("the store"), reason: worded("HOME is not set, and there is no place for it"))
    }
    let update = try store.updateMarks(edit)
    state.withLock { $0.take(update.after) }
    return update.changes
  }
}
