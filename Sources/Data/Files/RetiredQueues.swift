import GRDB
import Synchronization

extension DatabaseQueue {
  private static let retired = Mutex<[DatabaseQueue]>([])

  /// Closes the database but keeps the object alive: deallocating it would start the threads of the
  /// system's pool, which would wake the program every second from then on.
  func retire() {
    try? close()
    Self.retired.withLock { $0.append(self) }
  }
}
