internal import CTerminal
import Dispatch
import Glibc

/// What the main thread does: it waits for input and for work on the main queue.
///
/// Left to itself it would sleep for good, and each key would wake two other threads: the one that
/// waits for input, and the one that runs the main queue. It would also not be known for the main
/// thread, so that what a key begins could not run at once (`Task.immediate`).
@MainActor package enum MainLoop {
  /// The file to wait for, and what is to be done when it can be read or is gone.
  static var input: (file: Int32, action: @MainActor () -> Void)?

  /// Waits on the main queue. `Task.sleep` would call up the threads of the global executor, which
  /// then wake the program every second.
  package static func pause(milliseconds: Int) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
        continuation.resume()
      }
    }
  }

  /// Runs a program on the main thread, and ends the process when it returns.
  package static func run(_ program: @escaping @MainActor () async -> Void) -> Never {
    Task {
      await program()
      exit(0)
    }
    var requests = [
      pollfd(fd: main_queue_handle(), events: Int16(POLLIN), revents: 0),
      pollfd(fd: -1, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      // A negative number is no file, and not waited for.
      requests[1].fd = input?.file ?? -1
      guard poll(&requests, 2, -1) > 0 else { continue }
      if requests[0].revents != 0 { main_queue_run() }
      if requests[1].revents != 0 { input?.action() }
    }
  }
}
