import PokedexDomain
import PokedexPresentation
import Synchronization

/// A sync whose progress and end a test chooses.
package final class ScriptedSync: Sendable {
  package enum Act: Sendable {
    case report(SyncProgress)
    case end(PokedexError?)
  }

  private let acts: AsyncStream<Act>
  private let director: AsyncStream<Act>.Continuation
  private let begun = Mutex<[SyncScope]>([])

  package init() {
    (acts, director) = AsyncStream.makeStream(of: Act.self)
  }

  /// The scope of each sync.
  package var scopes: [SyncScope] { begun.withLock { $0 } }

  package func act(_ act: Act) { director.yield(act) }

  package func report(_ step: SyncProgress.Step, _ done: Int = 0, of total: Int = 0) {
    var progress = SyncProgress(step, total: total, tally: SyncTally(fetched: done))
    progress.done = done
    act(.report(progress))
  }

  package var run: SyncModel.Run {
    { [self] scope, report throws(PokedexError) in
      begun.withLock { $0.append(scope) }
      for await act in acts {
        switch act {
        case .report(let progress): report(progress)
        case .end(let error):
          if let error { throw error }
          return
        }
      }
      throw .cancelled
    }
  }
}
