import NIOCore
import NIOPosix

/// A thread that sends requests and reads their responses.
///
/// By default, Swift would use the threads of its global executor. Once these have run, the
/// system's thread pool wakes the program every second for the rest of its life, even if unused; a
/// dedicated thread sleeps. Since all parts of a request run on one thread, no thread has to wake
/// another.
///
/// A thread starts on first use and never ends: DNS lookups and certificates are processed on other
/// threads and return to it, which would fail if it had ended.
package final class NetworkThread: Sendable {
  /// For documents, texts and pictures to be displayed.
  package static let screen = NetworkThread()
  /// For a sync, so that it never delays the requests that the user is waiting for.
  package static let sync = NetworkThread()

  let loops: any EventLoopGroup
  /// For `withTaskExecutorPreference`, and for unstructured tasks.
  package let executor: any TaskExecutor

  private init() {
    loops = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    executor = LoopExecutor(loop: loops.next())
  }

  /// Sleeps without `Task.sleep`, which would start the global executor.
  ///
  /// - Throws: if the task is cancelled.
  func sleep(for duration: Duration) async throws {
    let timer = loops.next().scheduleTask(in: TimeAmount(duration)) {}
    try await withTaskCancellationHandler {
      try await timer.futureResult.get()
    } onCancel: {
      timer.cancel()
    }
  }
}

/// Runs jobs on an event loop, one after another.
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
