import PokedexDomain
import Synchronization

/// How far a sync is, on its way from the sync's thread to the main actor: the newest report takes
/// the place of one that nobody has seen yet.
///
/// An `AsyncStream` would wait on the threads of the system's pool, which wake the program every
/// second once they have begun.
final class LatestProgress: Sendable {
  private let newest = Mutex<SyncProgress?>(nil)

  /// - Returns: whether there was nothing, so that somebody has to be told.
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
