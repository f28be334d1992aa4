import PokedexDomain

/// The rate and the remaining time of a sync.
package struct SyncPace: Sendable {
  private var step: SyncProgress.Step?
  private var start: (time: ContinuousClock.Instant, done: Int)?
  private var last: (time: ContinuousClock.Instant, done: Int)?
  private var left = 0

  package init() {}

  /// Records the progress at a time; a new step starts the measurement again.
  package mutating func note(_ progress: SyncProgress, at now: ContinuousClock.Instant) {
    if progress.step != step {
      step = progress.step
      start = (now, progress.done)
    }
    last = (now, progress.done)
    left = progress.total - progress.done
  }

  /// Items per second; `nil` during the first second of a step.
  package var rate: Double? {
    guard let start, let last, last.done > start.done else { return nil }
    let seconds = (last.time - start.time) / .seconds(1)
    return seconds >= 1 ? Double(last.done - start.done) / seconds : nil
  }

  /// The estimated seconds until the current step is done; `nil` while there is no rate.
  package var secondsLeft: Int? {
    rate.map { Int((Double(max(0, left)) / $0).rounded(.up)) }
  }
}
