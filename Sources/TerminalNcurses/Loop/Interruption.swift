internal import CTerminal
import Dispatch
import Glibc

/// Lets a long command shut down properly on ^C, or when the terminal or the session is closed.
@MainActor package enum Interruption {
  private static var sources: [any DispatchSourceProtocol] = []

  /// Runs an action on SIGINT, SIGTERM and SIGHUP instead of their default. A signal that was
  /// ignored when the program started stays ignored.
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
