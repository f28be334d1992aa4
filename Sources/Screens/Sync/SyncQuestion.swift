import PokedexDomain
import PokedexPresentation

extension Dialogs {
  /// Asks for the scope of a sync, or whether to stop the one in progress.
  func askForSync() {
    let sync = models.sync
    guard !sync.isRunning else {
      return ask(worded("Stop the sync? Fetched documents are kept."), title: worded("Sync")) {
        sync.cancel()
        return StatusMessage(worded("Sync stopped; U continues it"))
      }
    }
    ask(
      SyncText.question(sync.dexAge()), title: worded("Sync"),
      answers: worded("y/n, p: with pictures"),
      more: [
        Binding(.withPictures) { [self] in
          close()
          sync.start(SyncScope(withPictures: true))
        }
      ]
    ) {
      sync.start(SyncScope())
      return nil
    }
  }
}
