/// What a sync takes.
package struct SyncScope: Hashable, Sendable {
  /// Texts in every language.
  package var withTexts: Bool
  package var withPictures: Bool

  package init(withTexts: Bool = true, withPictures: Bool = false) {
    self.withTexts = withTexts
    self.withPictures = withPictures
  }

  package static let facts = SyncScope(withTexts: false)
}

/// How far a sync is.
package struct SyncProgress: Hashable, Sendable {
  /// What is being done, in this order.
  package enum Step: Hashable, Sendable, CaseIterable {
    /// Asking what there is.
    case lists
    case documents
    case pictures
    /// Making the dex of what came, and checking it.
    case dex
  }

  package var step: Step
  /// Of the step.
  package var done = 0
  package var total = 0
  /// What was brought in this run, of all steps.
  package var tally = SyncTally()

  package init(_ step: Step, total: Int = 0, tally: SyncTally = SyncTally()) {
    self.step = step
    self.total = total
    self.tally = tally
  }
}

/// How documents and pictures were come by.
package struct SyncTally: Hashable, Sendable {
  /// They came.
  package var fetched = 0
  /// The server was asked, and said that what is at hand is still good.
  package var unchanged = 0
  /// They are not old, and nobody was asked.
  package var fresh = 0
  /// Whether pictures are among them.
  package var hasPictures = false

  package init(fetched: Int = 0, unchanged: Int = 0, fresh: Int = 0) {
    self.fetched = fetched
    self.unchanged = unchanged
    self.fresh = fresh
  }

  package var asked: Int { fetched + unchanged }
  package var all: Int { asked + fresh }
}
