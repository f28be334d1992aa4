import PokedexDomain
import PokedexPresentation

/// Actions of pages.
extension Action {
  // MARK: Text

  static let lineDown = Action(
    "down", "<down>j", in: .move, "a line down", hint: "scroll", opposite: .lineUp)
  static let lineUp = Action("up", "<up>k", in: .move, "a line up")
  static let nextLink = Action("next-link", "<tab>", in: .open, "the next link", hint: "links")
  static let previousLink = Action("previous-link", "<s-tab>", in: .open, "the previous link")

  static func tab(_ tab: some PageTab) -> Action {
    Action("tab-\(tab.rawValue)", "\(tab.rawValue)", in: .show, Phrase(tab.word))
  }

  static let nextTab = Action("next-tab", "]", in: .show, "the next tab")
  static let previousTab = Action("previous-tab", "[", in: .show, "the previous tab")
  static let textPageDown = Action("page-down", "<pagedown><c-f><space>", in: .move, "a page down")

  // MARK: The page of a Pokémon

  static let nextPokemon = Action(
    "next-pokemon", "n", in: .open, "the next Pokémon", hint: "next")
  static let previousPokemon = Action(
    "previous-pokemon", "p", in: .open, "the previous Pokémon", hint: "previous")
  static let olderGame = Action(
    "older-game", ">", in: .show, "the moves of an older game", hint: "older")
  static let newerGame = Action("newer-game", "<lt>", in: .show, "the moves of a newer game")
  static let shiny = Action("shiny", "*", in: .show, "toggle shiny")
  static let turnPicture = Action(
    "turn-picture", "b", in: .show, "front or back picture")
  static let nextLook = Action(
    "next-look", ")", in: .show, "the next appearance")
  static let previousLook = Action("previous-look", "(", in: .show, "the previous appearance")
  static let olderText = Action("older-text", ">", in: .show, "an older Pokédex entry")
  static let newerText = Action(
    "newer-text", "<lt>", in: .show, "a newer Pokédex entry")

  static let moveSources = Action(
    "sources", "m", in: .screens, "all sources of the move", hint: "sources")

  // MARK: The type chart

  static let typeLeft = Action("left", "<left>h", in: .move, "a type to the left")
  static let typeRight = Action("right", "<right>l", in: .move, "a type to the right")
  static let openType = Action("open", "<enter>", in: .open, "open the page", hint: "open")
  static let leaveChart = Action("back", "<esc><bs><a-left>", in: .open, "back")

  // MARK: Boxes

  static let boxNumber = Action(
    "box-number", "#", in: .move, "to a box by its number …", hint: "box")
  static let collections = Action(
    "collections", "@", in: .find, "open another collection …", hint: "collection")
  static let arrange = Action(
    "arrange", "|", in: .mark, "move new slots into their places")

  // MARK: Comparison and progress

  static let leaveOutAll = Action("leave-out-all", "", in: .mark, "remove all Pokémon")
  static let importMarks = Action(
    "import-marks", "<c-o>", in: .mark, "import marks and notes from a file", hint: "import")
  static let whereMissing = Action(
    "where-missing", "W", in: .screens, "where to catch the missing species of a game's dex",
    hint: "where to catch missing species")
}
