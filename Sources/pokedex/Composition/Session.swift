import PokedexData
import PokedexPresentation
import PokedexScreens

/// A run of the full-screen app.
@MainActor struct Session {
  let app: App
  let models: ViewModels
  let router: Router
  let store: TrainerStore?
  let cache: ExtrasCache

  /// Saves the current place for the next start. Errors are ignored.
  func keepPlace() {
    let place = models.place(in: router)
    try? store?.keep(place: place.isStart ? nil : place.text)
  }

  /// Closes the files in which the user's data and the cache are.
  func closeFiles() {
    store?.close()
    cache.close()
  }
}
