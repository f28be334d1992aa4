import PokedexDomain
import Synchronization

/// Hands the progress of a sync from its thread to the main actor. A newer report replaces one that
/// was not taken yet.
///
/// An `AsyncStream` would run on the system's thread pool, which wakes the process every second
/// once it has started.
final class LatestProgress: Sendable {
  private let newest = Mutex<SyncProgress?>(nil)

  /// - Returns: Whether it was empty, so that the receiver must be notified.
  func put(_ report: SyncProgress) -> Bool {
    newest.withLock { newest in
      defer { newest = report }
      return newest == nil
    }
  }

  func take() -> SyncProgress? {
    newest.withLock { newest in
      defer { newest = nil }
      return newest
    }
  }
}
