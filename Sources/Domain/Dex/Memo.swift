import Synchronization

/// A lazily computed value.
///
/// Two threads that need it at the same time may both compute it, with equal results.
final class Memo<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)

  func callAsFunction(_ make: @autoclosure () -> Value) -> Value {
    if let value { return value }
    let made = make()
    keep(made)
    return made
  }

  /// Stores a value that is already known.
  func keep(_ value: Value) { kept.withLock { $0 = value } }

  private var value: Value? { kept.withLock { $0 } }
}
