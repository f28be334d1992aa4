import PokedexDomain

/// Actions of lists.
extension Action {
  // MARK: Rows

  static let down = Action(
    "down", "<down>j<c-n>", in: .move, "a row down", hint: Phrase("move", sense: "the cursor"),
    opposite: .up)
  static let up = Action("up", "<up>k<c-p>", in: .move, "a row up")
  static let pageDown = Action("page-down", "<pagedown><c-f>", in: .move, "a page down")
  static let pageUp = Action("page-up", "<pageup><c-b>", in: .move, "a page up")
  static let halfPageDown = Action("half-page-down", "<c-d>", in: .move, "half a page down")
  static let halfPageUp = Action("half-page-up", "<c-u>", in: .move, "half a page up")
  static let first = Action("first", "<home>g", in: .move, "to the first row")
  static let last = Action("last", "<end>G", in: .move, "to the last row")

  // MARK: The list

  static let open = Action("open", "<enter><right>l", in: .open, "open the page", hint: "open")
  static let back = Action("back", "<esc><left>h<bs><a-left>", in: .open, "back")
  /// Omits Backspace, which would otherwise clear the filter when pressed once too often.
  static let clearOrStop = Action(
    "back", "<esc><left>h", in: .open, "untick all, clear filter or stop loading")
  static let retry = Action(
    "retry", "r", in: .program, "retry, or reload", hint: "retry")
  static let lens = Action("lens", "L", in: .find, "game or generation …")
  static let leaveGame = Action(
    "all-games", "w", in: .find, "show all games, or return to the run")
  static let filter = Action("filter", "/", in: .find, "filter the list", hint: "filter")
  static let sort = Action("sort", "s", in: .find, "sort by …", hint: "sort")
  static let legends = Action(
    "legends", "1", in: .find, "with or without legendary Pokémon")
  static let reverse = Action("reverse", "S", in: .find, "reverse the order")
  static let foldForms = Action(
    "fold-forms", "-", in: .find, "one row for each species")
  static let searches = Action("searches", "@", in: .find, "open a saved search")
  static let saveFilter = Action("save-filter", "<c-s><f4>", in: .find, "save the filter")
  static let savePage = Action("save-page", "<c-s><f4>", in: .find, "save the page under a name")
  static let speedTiers = Action("speed-tiers", "Z", in: .screens, "speed tiers of the list")
  static let zoom = Action(
    "zoom", "z", in: .show, "one pane or both panes")
  static let otherPane = Action(
    "other-pane", "<tab>", in: .open, "to the page, or correct the filter")
  static let correct = Action(
    "correct", "<tab>", in: .find, "correct the filter")

  // MARK: The choice of `pokedex pick`

  static let pick = Action(
    "pick", "<enter>", in: .open, "print the Pokémon, or those ticked", hint: "choose")
  static let tickAll = Action("tick-all", "<c-a>", in: .mark, "tick all rows, or none")
  static let tick = Action("tick", "<space>", in: .mark, "tick the row, or untick it", hint: "tick")
  static let openToLook = Action("open", "<right>l", in: .open, "open the page", hint: "open")
  static let leavePick = Action(
    "back", "<esc>", in: .open, "clear the filter, or leave without a choice", hint: "leave")

  // MARK: Marks and plans

  static let favourite = Action("favourite", "f", in: .mark, "toggle favourite", hint: "favourite")
  static let caught = Action("caught", "c", in: .mark, "toggle caught", hint: "caught")
  static let seen = Action("seen", "v", in: .mark, "toggle seen", hint: "seen")
  static let caughtShiny = Action("caught-shiny", "x", in: .mark, "toggle caught shiny")
  static let slots = Action(
    "slots", "_", in: .mark, "mark its looks and genders …")
  static let allSlots = Action(
    "all-slots", "+", in: .mark, "mark looks and genders of the ticked rows, or of all …")
  static let note = Action(
    "note", "e", in: .mark, "write a note", hint: Phrase("note", sense: "key"))
  static let addToTeam = Action("add-to-team", "t", in: .team, "add to a team", hint: "team")
  static let compare = Action(
    "compare", "=", in: .mark, "mark for comparison",
    hint: Phrase("compare", sense: "key"))
  static let counters = Action("counters", "!", in: .screens, "counters", hint: "counters")
  static let damage = Action(
    "damage", "D", in: .screens, "damage to a foe",
    hint: Phrase("damage", sense: "key"))
  static let breeding = Action(
    "breeding", "E", in: .screens, "egg moves and their parents", hint: "egg moves")
  static let individualValues = Action("ivs", "i", in: .screens, "IVs from the stats")
  static let catching = Action("catching", "C", in: .screens, "chances to catch")
}
