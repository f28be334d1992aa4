import Synchronization

/// The values made for the last keys, such as texts: after each typed letter, all words of a filter are
/// asked for again.
final class RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let kept = Mutex<[Key: Value]>([:])
  private let most: Int

  /// - Parameter most: the number of keys; the default is as many as a long filter has words.
  init(most: Int = 256) { self.most = most }

  /// The value made for a key; `nil` if it is not kept.
  func known(_ key: Key) -> Value? { kept.withLock { $0[key] } }

  func callAsFunction(_ key: Key, _ make: () -> Value) -> Value {
    if let known = known(key) { return known }
    let made = make()
    kept.withLock { kept in
      if kept.count >= most { kept.removeAll() }
      kept[key] = made
    }
    return made
  }
}
