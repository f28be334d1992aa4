import PokedexDomain

/// A sync that runs in the background while the user keeps working.
@MainActor package final class SyncModel {
  /// Performs a whole sync on other threads and reports its progress.
  package typealias Run =
    @Sendable (SyncScope, @escaping @Sendable (SyncProgress) -> Void) async throws(PokedexError)
    -> Void

  @Watched package private(set) var state: Loadable<SyncTally> = .idle
  /// The progress of the running sync; `nil` when none is running.
  @Watched package private(set) var progress: SyncProgress?
  /// The result of the last sync, until the user has seen it.
  @Watched package private(set) var news: StatusMessage?
  /// The reason why syncing is impossible; `nil` if it is possible.
  package let refusal: String?
  /// The age of the dex in use, as a sentence; may be empty. A closure, so that the age is read
  /// only when it is shown, which is seldom.
  package let dexAge: () -> String

  package private(set) var pace = SyncPace()
  private let run: Run
  private let now: () -> ContinuousClock.Instant
  private let finish: () -> Void
  private var task: Task<Void, Never>?
  private var lastUpdate: ContinuousClock.Instant?
  private var tally = SyncTally()
  /// Counts the syncs, so that the late end of an earlier one is ignored.
  private var generation = 0

  /// The shortest time between two updates of the display: faster ones would be unreadable.
  private static let interval: Duration = .milliseconds(200)

  /// - Parameters:
  ///   - finish: Called when a sync has made a new dex.
  package init(
    run: @escaping Run, now: @escaping () -> ContinuousClock.Instant,
    dexAge: @escaping () -> String = { "" }, finish: @escaping () -> Void = {}
  ) {
    self.dexAge = dexAge
    self.run = run
    self.now = now
    self.finish = finish
    refusal = nil
  }

  /// Creates a model that cannot sync.
  package init(refusal: String, dexAge: @escaping () -> String = { "" }) {
    self.dexAge = dexAge
    self.refusal = refusal
    run = { _, _ in }
    now = { .now }
    finish = {}
  }

  isolated deinit { task?.cancel() }

  package var isRunning: Bool { state.isLoading }

  /// Starts a sync, unless one is running.
  package func start(_ scope: SyncScope) {
    guard !isRunning, refusal == nil else { return }
    generation += 1
    let mine = generation
    pace = SyncPace()
    lastUpdate = nil
    tally = SyncTally()
    state = .loading(previous: state.value, progress: nil)
    progress = SyncProgress(.lists)
    let mailbox = LatestProgress()
    task = Task { [weak self, run] in
      var failure: PokedexError?
      do throws(PokedexError) {
        try await run(scope) { report in
          guard mailbox.put(report) else { return }
          Task { @MainActor in self?.showNewest(of: mailbox, mine) }
        }
      } catch {
        failure = error
      }
      self?.showNewest(of: mailbox, mine)
      self?.end(mine, failure)
    }
  }

  /// Cancels the sync. The documents that have arrived are kept, and the next sync continues from
  /// there.
  package func cancel() {
    guard isRunning else { return }
    task?.cancel()
    generation += 1
    state = state.value.map { .loaded($0) } ?? .idle
    progress = nil
  }

  private func showNewest(of mailbox: LatestProgress, _ generation: Int) {
    guard generation == self.generation, let report = mailbox.take() else { return }
    tally = report.tally
    let time = now()
    pace.note(report, at: time)
    let isLast = report.done == report.total || report.step != progress?.step
    guard isLast || lastUpdate.map({ time - $0 >= Self.interval }) ?? true else { return }
    lastUpdate = time
    progress = report
  }

  private func end(_ generation: Int, _ error: PokedexError?) {
    guard generation == self.generation else { return }
    progress = nil
    defer { news = outcome }
    state = error.map { .error($0, previous: state.value) } ?? .loaded(tally)
    if error == nil { finish() }
  }
}

extension SyncModel {
  /// Dismisses the result after a key press.
  package func acknowledge() {
    if news != nil { news = nil }
  }

  private var outcome: StatusMessage? {
    switch state {
    case .idle, .loading: nil
    case .loaded(let tally):
      StatusMessage(
        worded("Synced \(SyncText.result(tally)). The next start uses the new dex"))
    case .error(let error, _):
      StatusMessage(
        worded("Sync: \(error.text). Fetched documents are kept; U continues"), isError: true)
    }
  }
}
