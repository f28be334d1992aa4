import Glibc

/// A clock that counts the processor time of this thread, which other programs do not lengthen.
package enum ThreadClock {
  /// Returns the processor time that a body takes.
  package static func measure(_ body: () throws -> Void) rethrows -> Duration {
    let start = now
    try body()
    return now - start
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
