internal import CTerminal
import Dispatch
import Glibc

/// Lets a command that takes its time end well when it is told to: by ^C, or because the terminal
/// or the session is closed.
@MainActor package enum Interruption {
  private static var sources: [any DispatchSourceProtocol] = []

  /// From now on, these signals do nothing but this. One that was ignored when the program
  /// started stays so.
  package static func listen(_ action: @escaping @MainActor (Int32) -> Void) {
    for number in [SIGINT, SIGTERM, SIGHUP] where !signal_is_ignored(number) {
      signal_block(number)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { action(number) } }
      source.activate()
      sources.append(source)
    }
  }
}
