import PokedexDomain

/// A sync that goes on in the background while everything else is used: idle, loading, loaded,
/// error.
@MainActor package final class SyncModel {
  /// Does all of a sync, on other threads, and tells how far it is.
  package typealias Run =
    @Sendable (SyncScope, @escaping @Sendable (SyncProgress) -> Void) async throws(PokedexError)
    -> Void

  @Watched package private(set) var state: Loadable<SyncTally> = .idle
  /// How far the sync under way is; none when there is none.
  @Watched package private(set) var progress: SyncProgress?
  /// How the last sync ended, until the user has seen it.
  @Watched package private(set) var news: StatusMessage?
  /// Why there can be no sync; none when there can.
  package let refusal: String?

  package private(set) var pace = SyncPace()
  private let run: Run
  private let now: () -> ContinuousClock.Instant
  private let finish: () -> Void
  private var task: Task<Void, Never>?
  private var shown: ContinuousClock.Instant?
  private var tally = SyncTally()
  /// Counts the syncs, so that a late end of an earlier one is known for what it is.
  private var generation = 0

  /// More often than this nobody can read.
  private static let interval: Duration = .milliseconds(200)

  /// - Parameters:
  ///   - finish: what is to be done once there is a new dex.
  package init(
    run: @escaping Run, now: @escaping () -> ContinuousClock.Instant,
    finish: @escaping () -> Void = {}
  ) {
    (self.run, self.now, self.finish, refusal) = (run, now, finish, nil)
  }

  /// There can be no sync.
  package init(refusal: String) {
    self.refusal = refusal
    (run, now, finish) = ({ _, _ in }, { .now }, {})
  }

  isolated deinit { task?.cancel() }

  package var isRunning: Bool { state.isLoading }

  /// Begins, unless one is under way.
  package func start(_ scope: SyncScope) {
    guard !isRunning, refusal == nil else { return }
    generation += 1
    let mine = generation
    (pace, shown, tally) = (SyncPace(), nil, SyncTally())
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

  /// Stops; what came is kept, and the next sync goes on from there.
  package func cancel() {
    guard isRunning else { return }
    task?.cancel()
    generation += 1
    (state, progress) = (state.value.map { .loaded($0) } ?? .idle, nil)
  }

  private func showNewest(of mailbox: LatestProgress, _ generation: Int) {
    guard generation == self.generation, let report = mailbox.take() else { return }
    tally = report.tally
    let time = now()
    pace.note(report, at: time)
    let isLast = report.done == report.total || report.step != progress?.step
    guard isLast || shown.map({ time - $0 >= Self.interval }) ?? true else { return }
    (shown, progress) = (time, report)
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
  /// A key was pressed: what there was to say has been read.
  package func acknowledge() {
    if news != nil { news = nil }
  }

  private var outcome: StatusMessage? {
    switch state {
    case .idle, .loading: nil
    case .loaded(let tally):
      StatusMessage(
        worded("Synced \(SyncText.result(tally)). The new dex is used from the next start on"))
    case .error(let error, _):
      StatusMessage(worded("Sync: \(error.text). What came is kept; U goes on"), isTrouble: true)
    }
  }
}
