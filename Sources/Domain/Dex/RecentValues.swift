import Synchronization

/// The values found for the last texts: after each typed letter, all words of a filter
/// are asked for again.
final class RecentValues<Value: Sendable>: Sendable {
  private let kept = Mutex<[String: Value]>([:])
  private let most: Int

  /// - Parameter most: the number of texts; the default is as many as a long filter has words.
  init(most: Int = 256) { self.most = most }

  func callAsFunction(_ text: String, _ make: () -> Value) -> Value {
    if let known = kept.withLock({ $0[text] }) { return known }
    let made = make()
    kept.withLock { kept in
      if kept.count >= most { kept.removeAll() }
      kept[text] = made
    }
    return made
  }
}
