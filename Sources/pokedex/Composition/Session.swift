import PokedexData
import PokedexPresentation
import PokedexScreens

/// The full screen, from its start to its end.
@MainActor struct Session {
  let app: App
  let models: ViewModels
  let router: Router
  let store: TrainerStore?

  /// Keeps where the user is, for `--last`. Whoever only looked at the start has been nowhere; that
  /// it cannot be kept is not worth a word.
  func keepPlace() {
    let place = models.place(in: router)
    guard let store, place != LastPlace(), (try? store.place()) != place.text else { return }
    try? store.keep(place: place.text)
  }
}
