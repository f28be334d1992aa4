import Testing

@testable import PokedexPresentation

/// Frames are drawn again when a property that they read changes, and only then.
@MainActor struct WatchTests {
  @MainActor private final class Subject {
    @Watched var seen = 1
    @Watched var unseen = 1
    let resource = Resource<Int>()
  }

  private final class Count {
    var value = 0
  }

  private let subject = Subject()
  private let reports = Count()
  private let watch: Watch

  init() {
    watch = Watch { [reports] in reports.value += 1 }
  }

  @Test func onlyTheFirstChangeAfterAReadingIsReported() {
    watch.read { _ = subject.seen }
    subject.seen += 1
    #expect(reports.value == 1)
    subject.seen += 1
    #expect(reports.value == 1)
  }

  @Test func anotherReadingReportsTheNextChange() {
    for _ in 1...3 {
      watch.read { _ = subject.seen }
      subject.seen += 1
    }
    #expect(reports.value == 3)
  }

  @Test func unreadPropertiesAreNotReported() {
    watch.read { _ = subject.unseen }
    watch.read { _ = subject.seen }
    subject.unseen += 1
    #expect(reports.value == 0)
  }

  @Test func readsOutsideAReadingAreNotWatched() {
    watch.read {}
    _ = subject.seen
    subject.seen += 1
    #expect(reports.value == 0)
  }

  @Test func severalWatchesMayReadTheSameProperty() {
    let others = Count()
    let other = Watch { others.value += 1 }
    watch.read { other.read { _ = subject.seen } }
    watch.read { _ = subject.seen }
    subject.seen += 1
    #expect(reports.value == 1)
    #expect(others.value == 1)
  }

  @Test func anInnerReadingLeavesTheOuterOneIntact() {
    watch.read {
      Watch {}.read {}
      _ = subject.seen
    }
    subject.seen += 1
    #expect(reports.value == 1)
  }

  /// Preparing a frame may start a load, whose state it has read before.
  @Test func `what a reading changes itself is not reported, but its next change is`() {
    watch.read {
      _ = subject.seen
      subject.seen += 1
      subject.unseen += 1
    }
    #expect(reports.value == 0)
    subject.unseen += 1
    #expect(reports.value == 0)
    subject.seen += 1
    #expect(reports.value == 1)
  }

  @Test func `a reading reports its changes to others`() {
    let others = Count()
    let other = Watch { others.value += 1 }
    other.read { _ = subject.seen }
    watch.read { subject.seen += 1 }
    #expect(others.value == 1)
    #expect(reports.value == 0)
  }

  @Test func readingAVersionWatchesTheResource() {
    watch.read { _ = subject.resource.version }
    subject.resource.take(1) { _ in 1 }
    #expect(reports.value == 1)
  }

  @Test func watchesAreNotifiedAfterTheChange() {
    let subject = subject
    let seen = Count()
    let watch = Watch { seen.value = subject.seen }
    watch.read { _ = subject.seen }
    subject.seen = 7
    #expect(seen.value == 7)
  }
}
