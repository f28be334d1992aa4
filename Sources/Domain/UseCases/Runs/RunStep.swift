extension UndoStep {
  /// A step that makes a run what it was, provided that it has not changed since.
  ///
  /// - Parameters:
  ///   - title: the change, as in “Starly caught”.
  ///   - before: `nil` if the run was made.
  package init(_ title: String, of before: Run?, to after: Run, in store: any RunStore) {
    self.init(title: title) { () throws(PokedexError) in
      guard try store.returns(after, to: before) else { return Outcome(opposite: nil, kept: 1) }
      return Outcome(opposite: UndoStep(redoing: title, of: before, to: after, in: store))
    }
  }

  private init(
    redoing title: String, of before: Run?, to after: Run, in store: any RunStore
  ) {
    self.init(title: title) { () throws(PokedexError) in
      guard try store.replace(before, with: after, title: title) else {
        return Outcome(opposite: nil, kept: 1)
      }
      return Outcome(opposite: UndoStep(title, of: before, to: after, in: store))
    }
  }
}

extension RunStore {
  /// Takes the last change of a run back, so that an undo in the shell takes back the one before it.
  fileprivate func returns(_ after: Run, to before: Run?) throws(PokedexError) -> Bool {
    guard before != nil else { return try replace(after, with: nil, title: "") }
    let known = try storedRuns().runs.first { $0.isCalled(after.name) }
    guard known == after else { return false }
    return try undoRun(named: after.name)?.run == before
  }
}
