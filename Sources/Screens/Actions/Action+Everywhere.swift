import PokedexDomain
import PokedexTerminalUI

/// Actions of every screen, available while no text is typed.
extension Action {
  static let help = Action("help", "?<f1>", in: .program, "help for this screen", hint: "help")
  static let leave = Action("leave", "q", in: .open, "go back; in the list, quit", hint: "back")
  static let quit = Action("quit", "Q", in: .program, "quit from any screen")
  static let moves = Action("moves", "M", in: .screens, "all moves")
  static let abilities = Action("abilities", "A", in: .screens, "all abilities")
  static let items = Action("items", "I", in: .screens, "all items")
  static let types = Action("types", "Y", in: .screens, "type chart")
  static let progress = Action("progress", "P", in: .screens, "caught and missing species")
  static let teams = Action("teams", "T", in: .screens, "your teams")
  static let comparison = Action(
    "comparison", "V", in: .screens, "compare the marked Pokémon")
  static let quiz = Action("quiz", "N", in: .screens, "quiz about the listed Pokémon")
  static let lists = Action(
    "lists", "B", in: .screens,
    "other lists, such as games")
  static let training = Action("training", "X", in: .screens, "places to train a stat")
  static let places = Action(
    "places", "W", in: .screens, "encounters by location")
  static let goTo = Action("go-to", ":", in: .find, "go to anything by name", hint: "find")
  static let screens = Action(
    "screens", ",", in: .screens, "menu of screens", hint: "menu")
  static let forward = Action("forward", "}<a-right>", in: .open, "forward")
  static let undo = Action("undo", "u", in: .mark, "undo the last change")
  static let redo = Action("redo", "<c-r>", in: .mark, "redo the undone change")
  static let retryAll = Action("retry-all", "R", in: .program, "retry all that failed")
  static let sync = Action(
    "sync", "U", in: .program, "sync: fetch all of PokéAPI")
  static let theme = Action(
    "theme", "", in: .show, "theme …")
  static let language = Action("language", "", in: .show, "change the language")
  static let units = Action("units", "", in: .show, "metres or feet")
  static let pictures = Action("pictures", "", in: .show, "change how pictures are drawn")
  static let redraw = Action("redraw", "<c-l>", in: .show, "redraw the screen")
  static let mouse = Action(
    "mouse", "<f2>", in: .program, "leave the mouse to the terminal")
  static let suspend = Action("suspend", "<c-z>", in: .program, "suspend; fg resumes")
  static let browse = Action(
    "browse", "O", in: .program, "open it in a web browser")

  static let cry = Action("cry", "H", in: .program, "hear its cry")

  /// The action of a user's command, which the help shows as it is written.
  static func command(_ text: String, _ key: Key) -> Action {
    Action("command", key.notation, in: .program, Phrase(text))
  }

  static let copy = Action(
    "copy", "y<c-y>", in: .show, "copy the screen's text")
  static let savedPages = Action("named-pages", "", in: .find, "open a saved page")
  static let copyCommand = Action(
    "copy-command", "", in: .show, "copy the command that prints the screen")
}
