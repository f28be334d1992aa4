import PokedexDomain
import PokedexPresentation

extension Binding {
  /// The keys that cycle through pictures and Pokédex entries.
  ///
  /// - Parameter isSeen: returns whether a page that shows them is visible.
  static func extras(_ extras: PokemonExtras?, isSeen: @escaping () -> Bool) -> [Binding] {
    let refusal = { (isThere: Bool, what: String) -> String? in
      guard extras != nil else { return worded("no texts or pictures here") }
      guard isSeen() else { return worded("no page is open") }
      return isThere ? nil : what
    }
    let noText = { refusal(extras?.hasEntries ?? false, worded("there is no other entry")) }
    let noPicture = { refusal(true, "") }
    let noLook = { refusal(extras?.hasLooks ?? false, worded("it has no other appearance")) }
    let turnLook = { (step: Int) in extras?.turnLook(by: step).map { Message($0) } }
    return [
      Binding(.shiny, unless: noPicture) { extras?.toggleShiny() },
      Binding(.turnPicture, unless: noPicture) { extras?.turn() },
      Binding(reporting: .nextLook, unless: noLook) { turnLook(1) },
      Binding(reporting: .previousLook, unless: noLook) { turnLook(-1) },
      Binding(.olderText, unless: noText) { extras?.turnEntry(by: 1) },
      Binding(.newerText, unless: noText) { extras?.turnEntry(by: -1) },
    ]
  }
}
