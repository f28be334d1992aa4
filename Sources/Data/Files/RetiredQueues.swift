import GRDB
import Synchronization

extension DatabaseQueue {
  private static let retired = Mutex<[DatabaseQueue]>([])

  /// Closes the file for good, and keeps what is left in memory: to let go of it would begin the
  /// threads of the system's pool, which wake the program every second from then on.
  func retire() {
    try? close()
    Self.retired.withLock { $0.append(self) }
  }
}
