/// An action of the user that can be undone.
package struct UndoStep: Sendable {
  /// The action in words: “Garchomp: caught”.
  package let title: String
  /// Undoes the action in one transaction, except where the data has changed since.
  package let reverse: @Sendable () throws(PokedexError) -> Outcome

  /// The result of undoing a step.
  package struct Outcome: Sendable {
    /// The step that redoes the action; `nil` if nothing was undone.
    package let opposite: UndoStep?
    /// The number of entries left alone because they have changed since.
    package let kept: Int

    package init(opposite: UndoStep?, kept: Int = 0) {
      self.opposite = opposite
      self.kept = kept
    }
  }
}

/// The undo and redo stacks of the running program.
package struct UndoHistory: Sendable {
  /// The maximum number of steps. It is limited because one step may hold a mark for every form.
  package static let most = 200
  private var done: [UndoStep] = []
  private var undone: [UndoStep] = []

  package init() {}

  package var canUndo: Bool { !done.isEmpty }
  package var canRedo: Bool { !undone.isEmpty }

  /// Adds a step to undo, and clears the steps to redo.
  package mutating func record(_ step: UndoStep) {
    done.append(step)
    if done.count > Self.most { done.removeFirst() }
    undone = []
  }

  /// The result of undoing or redoing a step.
  package struct Report: Hashable, Sendable {
    package let title: String
    package let hasChanged: Bool
    /// The number of entries left alone because they have changed since.
    package let kept: Int
  }

  /// Undoes the last step. If it fails, the step stays on the stack and can be tried again.
  ///
  /// - Returns: `nil` if there is nothing to undo.
  package mutating func undo() throws(PokedexError) -> Report? {
    try Self.move(from: &done, to: &undone)
  }

  /// Redoes the last undone step.
  package mutating func redo() throws(PokedexError) -> Report? {
    try Self.move(from: &undone, to: &done)
  }

  private static func move(
    from source: inout [UndoStep], to target: inout [UndoStep]
  ) throws(PokedexError) -> Report? {
    guard let step = source.last else { return nil }
    let outcome = try step.reverse()
    source.removeLast()
    if let opposite = outcome.opposite { target.append(opposite) }
    return Report(
      title: step.title, hasChanged: outcome.opposite != nil, kept: outcome.kept)
  }
}
