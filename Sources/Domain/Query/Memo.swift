import Synchronization

/// A value that is worked out when it is first asked for, and kept.
///
/// Two threads that ask at the same time may both work it out; both answers are the same.
final class Memo<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)

  func callAsFunction(
    _ make: @autoclosure () throws(PokedexError) -> Value
  ) throws(PokedexError) -> Value {
    if let value { return value }
    let made = try make()
    keep(made)
    return made
  }

  /// The same for what cannot fail.
  func known(_ make: @autoclosure () -> Value) -> Value {
    if let value { return value }
    let made = make()
    keep(made)
    return made
  }

  /// Takes a value that is known already.
  func keep(_ value: Value) { kept.withLock { $0 = value } }

  private var value: Value? { kept.withLock { $0 } }
}
