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
  static let comparison = Action("comparison", "+", "compare the Pokémon marked with =")
  static let lists = Action(
    "lists", "B", "more lists: natures, berries, places, egg groups, games, dexes")
  static let places = Action(
    "places", "W", "encounters by location in the chosen game")
  static let goTo = Action("go-to", ":", "go to anything by name", hint: "go to")
  static let forward = Action("forward", "]", "forward")
  static let undo = Action("undo", "u", "undo the last change")
  static let redo = Action("redo", "<c-r>", "redo what was undone")
  static let retryAll = Action("retry-all", "R", "retry everything that failed")
  static let sync = Action("sync", "U", "sync: fetch all of PokeAPI, or stop a running sync")
  static let redraw = Action("redraw", "<c-l>", "redraw the screen")
  static let suspend = Action("suspend", "<c-z>", "suspend; fg in the shell resumes")
  static let copy = Action("copy", "<c-y>", "copy the name to the terminal's clipboard")
}
