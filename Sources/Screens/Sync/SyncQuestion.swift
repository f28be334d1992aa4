import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Asks for the scope of a sync, or whether to stop the one in progress.
@MainActor enum SyncQuestion {
  static func screen(_ sync: SyncModel, router: Router) -> any Screen {
    guard !sync.isRunning else {
      return QuestionScreen(
        worded("Stop the sync? Fetched documents are kept."), title: worded("Sync"), router: router
      ) {
        sync.cancel()
        return Message(worded("Sync stopped; U continues it"))
      }
    }
    return QuestionScreen(
      SyncText.question(sync.dexAge()), title: worded("Sync"), router: router,
      answers: worded("y/n, p: with pictures"),
      more: [
        Binding(.withPictures) { [router] in
          router.pop()
          sync.start(SyncScope(withPictures: true))
        }
      ]
    ) {
      sync.start(SyncScope())
      return nil
    }
  }
}
