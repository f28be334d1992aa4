internal import CTerminal
import Dispatch
import Glibc

/// Lets a long command shut down properly on ^C, or when the terminal or the session is closed.
@MainActor package enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private static var sources: [any DispatchSourceProtocol] = []

  /// Runs an action on SIGINT, SIGTERM and SIGHUP instead of their default. A signal that was
  /// ignored when the program started stays ignored.
  package static func listen(_ action: @escaping @MainActor (Int32) -> Void) {
    for number in signals where !signal_is_ignored(number) {
      signal_block(number)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { action(number) } }
      source.activate()
      sources.append(source)
    }
  }

  /// From now on, the same signals wait until the command asks for them with ``held``. For a command
  /// that never gives the main queue a turn.
  package static func hold() {
    for number in signals where !signal_is_ignored(number) { signal_block(number) }
  }

  /// A signal that waits; `nil` if there is none.
  package static var held: Int32? {
    var waiting = sigset_t()
    guard sigpending(&waiting) == 0 else { return nil }
    return signals.first { sigismember(&waiting, $0) == 1 }
  }
}
