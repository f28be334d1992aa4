import PokedexDomain

/// Actions of lists.
extension Action {
  // MARK: Rows

  static let down = Action(
    "down", "<down>j<c-n>", "a row down", hint: Phrase("move", sense: "the cursor"), opposite: .up)
  static let up = Action("up", "<up>k<c-p>", "a row up")
  static let pageDown = Action("page-down", "<pagedown><c-f><space>", "a page down")
  static let pageUp = Action("page-up", "<pageup><c-b>", "a page up")
  static let halfPageDown = Action("half-page-down", "<c-d>", "half a page down")
  static let halfPageUp = Action("half-page-up", "<c-u>", "half a page up")
  static let first = Action("first", "<home>g", "to the first row")
  static let last = Action("last", "<end>G", "to the last row")

  // MARK: The list

  static let open = Action("open", "<enter><right>l", "open the page", hint: "open")
  static let back = Action("back", "<esc><left>h<bs>", "back", hint: "back")
  /// Omits Backspace, which would otherwise clear the filter when pressed once too often.
  static let clearOrStop = Action(
    "back", "<esc><left>h", "clear the filter; else stop what is loading")
  static let retry = Action("retry", "r", "try again what failed; else ask afresh", hint: "retry")
  static let lens = Action("lens", "L", "look at one game or generation")
  static let filter = Action("filter", "/", "filter the list", hint: "filter")
  static let sort = Action("sort", "s", "sort by …", hint: "sort")
  static let reverse = Action("reverse", "S", "the other way round")
  static let searches = Action("searches", "@", "open a saved search")
  static let saveFilter = Action("save-filter", "<c-s>", "save the filter under a name")
  static let ladder = Action("ladder", "Z", "the speed ladder: who of the list is faster")
  static let otherPane = Action("other-pane", "<tab>", "to the page")

  // MARK: Marks and plans

  static let favourite = Action("favourite", "f", "favourite, or no longer", hint: "favourite")
  static let caught = Action("caught", "c", "caught, or no longer", hint: "caught")
  static let seen = Action("seen", "v", "seen, or no longer")
  static let caughtShiny = Action("caught-shiny", "X", "caught in its other colours, or no longer")
  static let note = Action("note", "N", "write a note")
  static let addToTeam = Action("add-to-team", "t", "add to a team", hint: "team")
  static let compare = Action("compare", "=", "mark for comparison, or no longer")
  static let counters = Action("counters", "!", "who stands best against it")
  static let allFavourite = Action("all-favourite", "F", all(.favourite))
  static let allCaught = Action("all-caught", "C", all(.caught))
  static let allSeen = Action("all-seen", "V", all(.seen))

  private static func all(_ mark: Mark) -> Phrase {
    "all that are listed: \(mark.name), or no longer"
  }
}
