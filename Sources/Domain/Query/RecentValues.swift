import Synchronization

/// The values found for the last texts: after each typed letter, all words of a filter
/// are asked for again.
final class RecentValues<Value: Sendable>: Sendable {
  private let kept = Mutex<[String: Value]>([:])

  /// As many as a long filter has words.
  private static var most: Int { 256 }

  func callAsFunction(_ text: String, _ make: () -> Value) -> Value {
    if let known = kept.withLock({ $0[text] }) { return known }
    let made = make()
    kept.withLock { kept in
      if kept.count >= Self.most { kept.removeAll() }
      kept[text] = made
    }
    return made
  }
}
