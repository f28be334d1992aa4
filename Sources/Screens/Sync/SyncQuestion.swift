import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Asks what a sync is to fetch, or whether the one under way is to be stopped.
@MainActor enum SyncQuestion {
  static func screen(_ sync: SyncModel, router: Router) -> any Screen {
    guard !sync.isRunning else {
      return QuestionScreen("Stop the sync? What came is kept.", title: "Sync", router: router) {
        sync.cancel()
        return Message("The sync was stopped; U goes on with it")
      }
    }
    return QuestionScreen(
      SyncText.question, title: "Sync", router: router, answers: "y/n, p: pictures, too",
      more: [
        Binding("p", "do it, with pictures", hint: "with pictures") { [router] in
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
