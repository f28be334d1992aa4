import PokedexDomain

/// Actions of every screen, available while no text is typed.
extension Action {
  static let help = Action("help", "?<f1>", "help for this screen", hint: "help")
  static let quit = Action("quit", "qQ", "quit", hint: "quit")
  static let moves = Action("moves", "M", "all moves")
  static let abilities = Action("abilities", "A", "all abilities")
  static let items = Action("items", "I", "all items")
  static let types = Action("types", "Y", "all types")
  static let progress = Action("progress", "P", "progress: how much is caught")
  static let teams = Action("teams", "T", "your teams")
  static let comparison = Action("comparison", "+", "compare those that are marked with =")
  static let lists = Action(
    "lists", "B", "another list: natures, places, egg groups, games, dexes")
  static let places = Action(
    "places", "W", "what lives where: a place of the game that is looked at")
  static let goTo = Action("go-to", ":", "go to anything by its name", hint: "go to")
  static let forward = Action("forward", "]", "forward")
  static let undo = Action("undo", "u", "undo what was marked or written last")
  static let redo = Action("redo", "<c-r>", "do again what was undone")
  static let retryAll = Action("retry-all", "R", "try again all that failed")
  static let sync = Action("sync", "U", "sync: fetch all of PokeAPI, or stop that")
  static let redraw = Action("redraw", "<c-l>", "draw the screen afresh")
  static let suspend = Action("suspend", "<c-z>", "suspend; the shell's fg comes back")
  static let copy = Action("copy", "<c-y>", "copy the name to the terminal's clipboard")
}
