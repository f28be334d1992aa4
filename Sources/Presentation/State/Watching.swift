/// Reports the first change to any ``Watched`` property that was read during the last call of
/// ``read(_:)``. Such a call is a reading. What it changes itself is not reported, since it goes on with
/// the new value, but stays watched.
///
/// Replaces Observation, which keeps a list of every property that a frame reads and removes the
/// frame from all of them at the first change; with some fifty properties, that takes an eighth of
/// the time of a key press. Here each property stores the number of the reading that read it.
@MainActor package final class Watch {
  fileprivate static var current: Watch?

  private let onChange: () -> Void
  /// The number of the current reading. It also advances after a report, so that each reading
  /// reports only once.
  fileprivate private(set) var reading = 0

  package init(_ onChange: @escaping () -> Void) {
    self.onChange = onChange
  }

  /// Starts a new reading, which replaces the one before.
  package func read<Result>(_ body: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    reading += 1
    defer { Self.current = outer }
    return body()
  }

  /// Ends the reading. Changes before the next one, which will see them, are not reported.
  package func end() { reading += 1 }

  fileprivate func reportChange(to reading: Int) {
    guard reading == self.reading, Self.current !== self else { return }
    self.reading += 1
    onChange()
  }
}

/// The watches that have read a property since it changed last. Not generic, unlike ``Watched``, so
/// that the code is not specialized for each type of value.
@MainActor private struct Readers {
  /// The first watch; most properties have only one.
  private var watch: Watch?
  private var reading = 0
  private var others: [(watch: Watch, reading: Int)] = []
  /// The number of changes.
  private(set) var changes = 0

  /// Adds the watch that is reading now.
  mutating func note() {
    guard let now = Watch.current else { return }
    if watch === now || watch == nil {
      watch = now
      reading = now.reading
    } else if let index = others.firstIndex(where: { $0.watch === now }) {
      others[index].reading = now.reading
    } else {
      others.append((now, now.reading))
    }
  }

  /// Counts a change and removes all watches but the one that reads now.
  ///
  /// - Returns: The watches to notify.
  mutating func takeAll() -> Readers {
    let taken = self
    watch = nil
    others = []
    changes += 1
    if taken.haveReadNow { note() }
    return taken
  }

  /// Whether the current reading has read the property.
  private var haveReadNow: Bool {
    guard let now = Watch.current else { return false }
    return watch === now && reading == now.reading
      || others.contains { $0.watch === now && $0.reading == now.reading }
  }

  func notify() {
    watch?.reportChange(to: reading)
    for other in others { other.watch.reportChange(to: other.reading) }
  }
}

/// A property that notifies each ``Watch`` that has read it. A class, so that a notified watch can
/// read the property at once.
@MainActor @propertyWrapper package final class Watched<Value> {
  private var value: Value
  private var readers = Readers()

  package init(wrappedValue: Value) {
    value = wrappedValue
  }

  package var wrappedValue: Value {
    get {
      readers.note()
      return value
    }
    _modify {
      yield &value
      readers.takeAll().notify()
    }
  }

  /// The number of changes, as a key for values derived from the property.
  var changes: Int {
    readers.note()
    return readers.changes
  }
}
