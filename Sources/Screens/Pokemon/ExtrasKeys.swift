import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

extension Binding {
  /// The keys that turn through pictures and texts.
  ///
  /// - Parameter isSeen: whether there is a page that shows them.
  static func extras(_ extras: PokemonExtras?, isSeen: @escaping () -> Bool) -> [Binding] {
    let refusal = { (isThere: Bool, what: String) -> String? in
      guard extras != nil else { return worded("there are no texts and pictures here") }
      guard isSeen() else { return worded("no page is seen") }
      return isThere ? nil : what
    }
    let noText = { refusal(extras?.hasEntries ?? false, worded("there is no other text")) }
    let noPicture = { refusal(true, "") }
    let noLook = { refusal(extras?.hasLooks ?? false, worded("it has no other look")) }
    let turnLook = { (step: Int) in extras?.turnLook(by: step).map { Message($0) } }
    return [
      Binding("x", "shiny, and not", unless: noPicture) { extras?.toggleShiny() },
      Binding("b", "turn the picture: back, female, front", unless: noPicture) { extras?.turn() },
      Binding(telling: ">", "the next look, as of Unown's letters", unless: noLook) { turnLook(1) },
      Binding(telling: "<lt>", "the look before it", unless: noLook) { turnLook(-1) },
      Binding("e", "the text of an older game", unless: noText) { extras?.turnEntry(by: 1) },
      Binding("E", "the text of a newer game", unless: noText) { extras?.turnEntry(by: -1) },
    ]
  }
}
