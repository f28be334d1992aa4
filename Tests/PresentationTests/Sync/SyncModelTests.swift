import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

@MainActor @Suite(.timeLimit(minutes: 5)) struct SyncModelTests {
  private let script = ScriptedSync()
  private let clock = TickingClock()

  private func model(_ finish: @escaping () -> Void = {}) -> SyncModel {
    SyncModel(run: script.run, now: { [clock] in clock.tick() }, finish: finish)
  }

  @Test func nothingIsFetchedBeforeTheStart() {
    let model = model()
    #expect(!model.isRunning && model.progress == nil && model.news == nil)
    #expect(script.scopes.isEmpty)
  }

  @Test func progressAndCompletionAreReported() async {
    var isFinished = false
    let model = model { isFinished = true }
    model.start(SyncScope(withPictures: true))
    #expect(model.isRunning && model.progress?.step == .lists)
    script.report(.documents, 300, of: 1_000)
    await until { model.progress?.done == 300 }
    script.report(.dex, 1_000, of: 1_000)
    script.act(.end(nil))
    await until { !model.isRunning }
    #expect(script.scopes == [SyncScope(withPictures: true)])
    #expect(model.state.value?.fetched == 1_000)
    #expect(model.progress == nil && isFinished)
    #expect(model.news?.text.contains("Synced 1,000 documents") == true)
    model.acknowledge()
    #expect(model.news == nil)
  }

  @Test func onlyOneSyncRunsAtATime() async {
    let model = model()
    model.start(SyncScope())
    model.start(SyncScope())
    script.act(.end(nil))
    await until { !model.isRunning }
    #expect(script.scopes.count == 1)
  }

  @Test func aFailedSyncReportsTheErrorAndCanBeRestarted() async {
    let model = model()
    model.start(SyncScope())
    script.act(.end(.network(.refused(host: "h"))))
    await until { !model.isRunning }
    #expect(model.state.error == .network(.refused(host: "h")))
    #expect(model.news?.isError == true)
    model.start(SyncScope())
    script.act(.end(nil))
    await until { !model.isRunning }
    #expect(model.state.error == nil && model.news?.isError == false)
  }

  @Test func aCancelledSyncReportsNothing() async {
    let model = model()
    model.start(SyncScope())
    script.report(.documents, 1, of: 9)
    await until { model.progress?.done == 1 }
    model.cancel()
    #expect(!model.isRunning && model.progress == nil)
    script.act(.end(nil))
    await until { !model.isRunning }
    #expect(model.news == nil && model.state.value == nil)
  }

  @Test func anImpossibleSyncDoesNotStart() {
    let model = SyncModel(refusal: "no home")
    model.start(SyncScope())
    #expect(!model.isRunning && model.refusal == "no home")
  }

  @Test func theRateIsKnownAfterASecond() {
    var pace = SyncPace()
    let start = ContinuousClock.now
    var progress = SyncProgress(.documents, total: 1_000)
    pace.note(progress, at: start)
    progress.done = 50
    pace.note(progress, at: start + .milliseconds(500))
    #expect(pace.rate == nil)
    progress.done = 200
    pace.note(progress, at: start + .seconds(10))
    #expect(pace.rate == 20 && pace.secondsLeft == 40)
    #expect(SyncText.parts(progress, pace) == ["20 %", "200 of 1,000", "40 s left", "20/s"])
  }

  @Test(arguments: [
    (SyncTally(fresh: 5), "5 documents, all up to date: nothing was fetched"),
    (SyncTally(fetched: 12, unchanged: 3, fresh: 0), "15 documents: 12 fetched, 3 unchanged"),
  ])
  func theResultIsSummarized(_ tally: SyncTally, _ text: String) {
    #expect(SyncText.result(tally) == text)
  }

  @Test(arguments: [
    (9, "9 s"), (119, "2 min"), (5_000, "83 min"), (7_200, "2 h"), (200_000, "2 days"),
  ])
  func timesAreRounded(_ seconds: Int, _ text: String) {
    #expect(SyncText.duration(seconds) == text)
  }
}

/// A clock that advances by a second with each reading.
@MainActor private final class TickingClock {
  private var time = ContinuousClock.now

  func tick() -> ContinuousClock.Instant {
    time += .seconds(1)
    return time
  }
}
