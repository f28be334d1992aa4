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
    "back", "<esc><left>h", "clear the filter, or stop loading")
  static let retry = Action("retry", "r", "retry what failed, or reload", hint: "retry")
  static let lens = Action("lens", "L", "choose a game or generation")
  static let filter = Action("filter", "/", "filter the list", hint: "filter")
  static let sort = Action("sort", "s", "sort by …", hint: "sort")
  static let reverse = Action("reverse", "S", "reverse the order")
  static let searches = Action("searches", "@", "open a saved search")
  static let saveFilter = Action("save-filter", "<c-s>", "save the filter under a name")
  static let ladder = Action("ladder", "Z", "the speed ladder of the list")
  static let otherPane = Action("other-pane", "<tab>", "to the page")

  // MARK: The choice of `pokedex pick`

  static let pick = Action(
    "pick", "<enter>", "print the Pokémon, or those ticked", hint: "choose")
  static let tick = Action("tick", "<space>", "tick the row, or untick it", hint: "tick")
  static let openToLook = Action("open", "<right>l", "open the page", hint: "open")
  static let pageDownByKey = Action("page-down", "<pagedown><c-f>", "a page down")
  static let leavePick = Action(
    "back", "<esc>", "clear the filter, or leave without a choice", hint: "leave")

  // MARK: Marks and plans

  static let favourite = Action("favourite", "f", "toggle favourite", hint: "favourite")
  static let caught = Action("caught", "c", "toggle caught", hint: "caught")
  static let seen = Action("seen", "v", "toggle seen")
  static let caughtShiny = Action("caught-shiny", "X", "toggle caught shiny")
  static let note = Action("note", "N", "write a note")
  static let addToTeam = Action("add-to-team", "t", "add to a team", hint: "team")
  static let compare = Action("compare", "=", "mark for comparison, or unmark")
  static let counters = Action("counters", "!", "counters")
  static let allFavourite = Action("all-favourite", "F", all(.favourite))
  static let allCaught = Action("all-caught", "C", all(.caught))
  static let allSeen = Action("all-seen", "V", all(.seen))

  private static func all(_ mark: Mark) -> Phrase {
    "all listed: toggle \(mark.name)"
  }
}
