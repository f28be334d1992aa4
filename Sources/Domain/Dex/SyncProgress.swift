/// The optional parts of a sync.
package struct SyncScope: Hashable, Sendable {
  /// Includes the texts, in every language.
  package var withTexts: Bool
  package var withPictures: Bool

  package init(withTexts: Bool = true, withPictures: Bool = false) {
    self.withTexts = withTexts
    self.withPictures = withPictures
  }

  package static let facts = SyncScope(withTexts: false)
}

/// The progress of a sync.
package struct SyncProgress: Hashable, Sendable {
  /// The steps of a sync, in order.
  package enum Step: Hashable, Sendable, CaseIterable {
    /// Requesting the lists of resources.
    case lists
    case documents
    case pictures
    /// Building the dex from the documents, and checking it.
    case dex
  }

  package var step: Step
  /// The finished items of the current step.
  package var done = 0
  package var total = 0
  /// The totals of this run, over all steps.
  package var tally = SyncTally()

  package init(_ step: Step, total: Int = 0, tally: SyncTally = SyncTally()) {
    self.step = step
    self.total = total
    self.tally = tally
  }
}

/// The number of documents and pictures by their origin.
package struct SyncTally: Hashable, Sendable {
  /// Downloaded.
  package var fetched = 0
  /// Revalidated: the server reported the cached copy as unchanged.
  package var unchanged = 0
  /// Taken from the cache without a request, because they had not expired.
  package var fresh = 0
  /// Whether the counts include pictures.
  package var hasPictures = false

  package init(fetched: Int = 0, unchanged: Int = 0, fresh: Int = 0) {
    self.fetched = fetched
    self.unchanged = unchanged
    self.fresh = fresh
  }

  package var asked: Int { fetched + unchanged }
  package var all: Int { asked + fresh }
}
