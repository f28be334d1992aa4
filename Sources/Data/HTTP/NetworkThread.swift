import NIOCore
import NIOPosix

/// A thread on which requests go out, and on which their answers are read.
///
/// Left to itself, Swift would read them on the threads of its global executor. Once these have
/// run, the system's thread pool wakes the program every second for as long as it lives, used or
/// not; a thread of our own sleeps. As all of a request happens on one thread, none has to wake
/// another for it.
///
/// A thread begins when it is first used and never ends: names that are looked up and certificates
/// that are read on other threads come back to it, and it would be an error if it were not there any
/// more.
package final class NetworkThread: Sendable {
  /// For documents, texts and pictures that somebody waits for.
  package static let screen = NetworkThread()
  /// For a sync, behind which nobody is to wait.
  package static let sync = NetworkThread()

  let loops: any EventLoopGroup
  /// For `withTaskExecutorPreference`, and for tasks that nobody waits for.
  package let executor: any TaskExecutor

  private init() {
    loops = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    executor = LoopExecutor(loop: loops.next())
  }

  /// `Task.sleep` would call up the global executor.
  ///
  /// - Throws: when the task is cancelled.
  func sleep(for duration: Duration) async throws {
    let timer = loops.next().scheduleTask(in: TimeAmount(duration)) {}
    try await withTaskCancellationHandler {
      try await timer.futureResult.get()
    } onCancel: {
      timer.cancel()
    }
  }
}

/// Runs tasks on an event loop, one part after the other.
private final class LoopExecutor: TaskExecutor {
  private let loop: any EventLoop

  init(loop: any EventLoop) {
    self.loop = loop
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
