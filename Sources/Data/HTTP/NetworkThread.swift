import NIOCore
import NIOPosix

/// Where the screen has its documents, texts and pictures read.
///
/// Left to itself, Swift would read them on the threads of its global executor. Once these have
/// run, the system's thread pool wakes the program every second for as long as it lives, used or
/// not; a thread of our own sleeps.
enum NetworkThread {
  /// For `withTaskExecutorPreference`, and for tasks that nobody waits for.
  static let executor: any TaskExecutor = LoopExecutor(loop: loop)

  /// It never ends, as the loops of the transport.
  private static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private static let loop = group.next()

  /// `Task.sleep` would call up the global executor.
  ///
  /// - Throws: when the task is cancelled.
  static func sleep(for duration: Duration) async throws {
    let alarm = loop.scheduleTask(in: TimeAmount(duration)) {}
    try await withTaskCancellationHandler {
      try await alarm.futureResult.get()
    } onCancel: {
      alarm.cancel()
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
