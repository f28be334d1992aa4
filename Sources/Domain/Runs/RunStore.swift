/// Keeps the user's runs, each under a name that is unique regardless of case, with what they were
/// before their last changes.
package protocol RunStore: Sendable {
  /// All runs, including the names of those that cannot be read.
  func storedRuns() throws(PokedexError) -> StoredRuns
  /// Whether a run may be current; false for sure without reading the store.
  var mayHaveCurrentRun: Bool { get }
  /// The run that is being played; `nil` if none is. Reads nothing else.
  ///
  /// - Throws: ``PokedexError`` also if it cannot be read.
  func currentRun() throws(PokedexError) -> Run?
  /// Makes the run with the name the current one; `nil` for none.
  ///
  /// - Returns: whether there is such a run.
  func setCurrentRun(_ name: String?) throws(PokedexError) -> Bool
  /// Replaces a run in one transaction, and keeps what it was. Does nothing if the stored run differs
  /// from `before`, or if another run has the name of `after`.
  ///
  /// - Parameters:
  ///   - before: `nil` for a new run, which becomes the current one, as does one that goes on after it
  ///     had ended. One that has ended is not current any more.
  ///   - after: `nil` to delete the run with its history.
  ///   - title: the change in words, in the user's language: “Starly caught”.
  /// - Returns: whether it was replaced.
  func replace(_ before: Run?, with after: Run?, title: String) throws(PokedexError) -> Bool
  /// Makes a run what it was before its last change, and current or not if that was its end.
  ///
  /// - Returns: the words of that change with the run as it is now; `nil` if nothing can be undone.
  func undoRun(named name: String) throws(PokedexError) -> UndoneRun?
}

package struct UndoneRun: Hashable, Sendable {
  package let title: String
  package let run: Run

  package init(title: String, run: Run) {
    self.title = title
    self.run = run
  }
}

/// The contents of the store of runs.
package struct StoredRuns: Hashable, Sendable {
  /// The readable runs, sorted by name.
  package var runs: [Run]
  /// The names of the runs that cannot be read, sorted.
  package var damaged: [String]
  /// The name of the current run; `nil` if there is none.
  package var current: String?

  package init(runs: [Run] = [], damaged: [String] = [], current: String? = nil) {
    self.runs = runs
    self.damaged = damaged
    self.current = current
  }

  /// The names of all runs, including the damaged ones.
  package var names: [String] { runs.map(\.name) + damaged }

  package var currentRun: Run? { current.flatMap { name in runs.first { $0.isCalled(name) } } }

  /// The run with a name, regardless of case.
  ///
  /// - Throws: ``RunProblem`` if there is none, or if it is damaged.
  package func run(named name: String) throws(RunProblem) -> Run {
    if let run = runs.first(where: { $0.isCalled(name) }) { return run }
    if let damaged = damaged.first(where: { $0.lowercased() == name.lowercased() }) {
      throw .damaged(damaged)
    }
    throw .noRun(name, nearest: NearestWord.to(name, among: runs.map(\.name)))
  }
}
