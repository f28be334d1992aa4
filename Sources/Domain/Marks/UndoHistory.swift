/// Something that the user did, and how it is taken back.
package struct UndoStep: Sendable {
  /// What was done: “Garchomp: caught”.
  package let title: String
  /// Takes it back, as far as it still is as it was left, in one transaction.
  package let reverse: @Sendable () throws(PokedexError) -> Outcome

  package init(
    title: String, reverse: @escaping @Sendable () throws(PokedexError) -> Outcome
  ) {
    self.title = title
    self.reverse = reverse
  }

  /// What came of taking a step back.
  package struct Outcome: Sendable {
    /// The step that does again what was taken back; none where nothing was.
    package let opposite: UndoStep?
    /// How many things stay as they are, since somebody else has changed them.
    package let kept: Int

    package init(opposite: UndoStep?, kept: Int = 0) {
      self.opposite = opposite
      self.kept = kept
    }
  }
}

/// What the user did last in this session, and what of it was taken back.
package struct UndoHistory: Sendable {
  /// So many steps: one of them may hold a mark of every form.
  package static let most = 200
  private var done: [UndoStep] = []
  private var undone: [UndoStep] = []

  package init() {}

  package var canUndo: Bool { !done.isEmpty }
  package var canRedo: Bool { !undone.isEmpty }

  /// What was taken back before can then not be done again.
  package mutating func record(_ step: UndoStep) {
    done.append(step)
    if done.count > Self.most { done.removeFirst() }
    undone = []
  }

  /// What came of undoing or redoing the step of a title.
  package struct Report: Hashable, Sendable {
    package let title: String
    package let hasChanged: Bool
    /// How many things stay as they are, since somebody else has changed them.
    package let kept: Int
  }

  /// Takes back what was done last. A step that fails stays, to be tried again.
  ///
  /// - Returns: nothing when there is nothing to take back.
  package mutating func undo() throws(PokedexError) -> Report? {
    try Self.move(from: &done, to: &undone)
  }

  /// Does again what was taken back last.
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
