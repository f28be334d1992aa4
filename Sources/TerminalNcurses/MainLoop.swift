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

  /// Where signals are told, likewise.
  static var signals: (file: Int32, action: @MainActor () -> Void)?

  /// Another file to wait for, likewise.
  private static var watched: (file: Int32, action: @MainActor () -> Void)?

  /// Does something whenever a file can be read.
  package static func watch(_ file: Int32, _ action: @escaping @MainActor () -> Void) {
    watched = (file, action)
  }

  /// What is to be done later, and when.
  private static var timers: [(due: ContinuousClock.Instant, action: @MainActor () -> Void)] = []

  /// Does something after a time, in the loop itself: `Task.sleep` and timers of libdispatch would
  /// call up threads that wake the program every second from then on. So would a task that goes on
  /// after a pause, for one that began with `Task.immediate` does not go on here.
  package static func after(milliseconds: Int, _ action: @escaping @MainActor () -> Void) {
    timers.append((.now + .milliseconds(milliseconds), action))
  }

  /// Does what is due.
  private static func fireTimers() {
    guard !timers.isEmpty else { return }
    let now = ContinuousClock.now
    guard timers.contains(where: { $0.due <= now }) else { return }
    let due = timers.filter { $0.due <= now }
    timers.removeAll { $0.due <= now }
    for timer in due { timer.action() }
  }

  /// Milliseconds until something is due; less than none to wait for ever.
  private static var timeout: Int32 {
    guard let next = timers.lazy.map(\.due).min() else { return -1 }
    let left = (next - .now) / .milliseconds(1)
    return Int32(max(0, left.rounded(.up)))
  }

  /// Runs a program on the main thread, and ends the process when it returns.
  package static func run(_ program: @escaping @MainActor () async -> Void) -> Never {
    Task(executorPreference: MainThread.executor) {
      await program()
      exit(0)
    }
    var requests = [
      pollfd(fd: main_queue_handle(), events: Int16(POLLIN), revents: 0),
      pollfd(fd: -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: -1, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      // A negative number is no file, and not waited for.
      requests[1].fd = input?.file ?? -1
      requests[2].fd = signals?.file ?? -1
      requests[3].fd = watched?.file ?? -1
      if poll(&requests, 4, timeout) > 0 {
        if requests[2].revents != 0 { signals?.action() }
        if requests[0].revents != 0 { main_queue_run() }
        if requests[1].revents != 0 { input?.action() }
        if requests[3].revents != 0 { watched?.action() }
      }
      // Nobody waits for these as one waits for a key to show.
      fireTimers()
    }
  }
}

/// Where the program itself goes on after each wait. Left to Swift, that is a thread of the global
/// executor first, which hands it to the main actor: a thread more that the system has to have, be it
/// only to end.
private final class MainThread: TaskExecutor {
  static let executor = MainThread()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
