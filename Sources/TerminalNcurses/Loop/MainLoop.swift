internal import CTerminal
import Dispatch
import Glibc

/// The loop of the main thread: waits for input, signals, timers and work on the main queue.
///
/// With `dispatchMain`, the main thread would sleep forever, and each key would wake two other
/// threads: one that waits for input, and one that runs the main queue. Nor would `Task.immediate`
/// run at once, because the thread that runs the main queue would not be the main thread.
@MainActor package enum MainLoop {
  /// The input to wait for, and the action when it is readable or gone.
  static var input: (file: Int32, action: @MainActor () -> Void)?

  /// The channel of signals, and the action when it is readable.
  static var signals: (file: Int32, action: @MainActor () -> Void)?

  /// Another file to wait for, and the action when it is readable.
  private static var watched: (file: Int32, action: @MainActor () -> Void)?

  /// Runs an action whenever a file is readable.
  package static func watch(_ file: Int32, _ action: @escaping @MainActor () -> Void) {
    watched = (file, action)
  }

  /// The timers that have not fired.
  private static var timers: [(due: ContinuousClock.Instant, action: @MainActor () -> Void)] = []

  /// Runs an action in the loop after a delay. `Task.sleep` and timers of libdispatch would start
  /// threads that wake the program every second from then on. So would a suspended task, because a
  /// task begun with `Task.immediate` does not resume on the main thread.
  package static func after(milliseconds: Int, _ action: @escaping @MainActor () -> Void) {
    timers.append((.now + .milliseconds(milliseconds), action))
  }

  /// Fires the timers that are due.
  private static func fireTimers() {
    guard !timers.isEmpty else { return }
    let now = ContinuousClock.now
    guard timers.contains(where: { $0.due <= now }) else { return }
    let due = timers.filter { $0.due <= now }
    timers.removeAll { $0.due <= now }
    for timer in due { timer.action() }
  }

  /// Milliseconds until the next timer; -1 to wait forever.
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
      // `poll` skips negative file descriptors.
      requests[1].fd = input?.file ?? -1
      requests[2].fd = signals?.file ?? -1
      requests[3].fd = watched?.file ?? -1
      if poll(&requests, 4, timeout) > 0 {
        if requests[2].revents != 0 { signals?.action() }
        if requests[0].revents != 0 { main_queue_run() }
        if requests[1].revents != 0 { input?.action() }
        if requests[3].revents != 0 { watched?.action() }
      }
      // Timers come after input, so that a key shows at once.
      fireTimers()
    }
  }
}

/// Resumes the program on the main thread after each suspension. By default it resumes on a thread
/// of the global executor first, which the system may be unable to start.
private final class MainThread: TaskExecutor {
  static let executor = MainThread()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
