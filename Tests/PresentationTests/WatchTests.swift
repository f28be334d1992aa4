import Testing

@testable import PokedexPresentation

/// What a frame shows is drawn anew when it changes, and only then.
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
  private let told = Count()
  private let watch: Watch

  init() {
    watch = Watch { [told] in told.value += 1 }
  }

  @Test func whoHasReadAPropertyIsToldOfTheFirstChange() {
    watch.read { _ = subject.seen }
    subject.seen += 1
    #expect(told.value == 1)
    subject.seen += 1
    #expect(told.value == 1)
  }

  @Test func afterItWasReadAgainTheNextChangeIsToldOf() {
    for _ in 1...3 {
      watch.read { _ = subject.seen }
      subject.seen += 1
    }
    #expect(told.value == 3)
  }

  @Test func nothingIsToldOfWhatWasNotRead() {
    watch.read { _ = subject.unseen }
    watch.read { _ = subject.seen }
    subject.unseen += 1
    #expect(told.value == 0)
  }

  @Test func whatIsReadOutsideIsNotWatched() {
    watch.read {}
    _ = subject.seen
    subject.seen += 1
    #expect(told.value == 0)
  }

  @Test func severalMayWatchTheSame() {
    let others = Count()
    let other = Watch { others.value += 1 }
    watch.read { other.read { _ = subject.seen } }
    watch.read { _ = subject.seen }
    subject.seen += 1
    #expect(told.value == 1)
    #expect(others.value == 1)
  }

  @Test func readingWithinAReadingEndsWithIt() {
    watch.read {
      Watch {}.read {}
      _ = subject.seen
    }
    subject.seen += 1
    #expect(told.value == 1)
  }

  @Test func whoHasReadHowOftenAResourceHasChangedIsToldWhenItDoes() {
    watch.read { _ = subject.resource.version }
    subject.resource.take(1) { _ in 1 }
    #expect(told.value == 1)
  }

  @Test func whatIsReadSeesTheNewValueAlready() {
    let subject = subject
    let seen = Count()
    let watch = Watch { seen.value = subject.seen }
    watch.read { _ = subject.seen }
    subject.seen = 7
    #expect(seen.value == 7)
  }
}
