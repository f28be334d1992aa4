import PokedexDomain
import PokedexPresentation

/// Actions of pages.
extension Action {
  // MARK: Text

  static let lineDown = Action("down", "<down>j", "a line down", hint: "scroll", opposite: .lineUp)
  static let lineUp = Action("up", "<up>k", "a line up")
  static let nextLink = Action("next-link", "<tab>", "the next link", hint: "links")
  static let previousLink = Action("previous-link", "<s-tab>", "the previous link")

  static func tab(_ tab: some PageTab) -> Action {
    Action("tab-\(tab.rawValue)", "\(tab.rawValue)", Phrase(tab.word))
  }

  // MARK: The page of a Pokémon

  static let nextPokemon = Action("next-pokemon", "n", "the next Pokémon of the list", hint: "next")
  static let previousPokemon = Action(
    "previous-pokemon", "p", "the previous Pokémon", hint: "previous")
  static let olderGame = Action("older-game", ">", "the moves of an older game", hint: "older")
  static let newerGame = Action("newer-game", "<lt>", "the moves of a newer game")
  static let shiny = Action("shiny", "x", "toggle shiny")
  static let turnPicture = Action("turn-picture", "b", "turn the picture: back, female, front")
  static let nextLook = Action("next-look", ">", "the next look, such as Unown's letters")
  static let previousLook = Action("previous-look", "<lt>", "the previous look")
  static let olderText = Action("older-text", "e", "the Pokédex entry of an older game")
  static let newerText = Action("newer-text", "E", "the Pokédex entry of a newer game")

  // MARK: Comparison and progress

  static let leaveOutAll = Action("leave-out-all", "X", "remove all Pokémon")
  static let whereMissing = Action(
    "where-missing", "w", "where to catch the missing species of a game's dex",
    hint: "where to catch the rest")
}
