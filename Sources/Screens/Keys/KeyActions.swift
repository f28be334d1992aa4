/// The actions of the scopes, those that several have first.
enum KeyActions {
  // MARK: What several have

  static let rows = [
    KeyAction("down", "<down>j<c-n>"), KeyAction("up", "<up>k<c-p>"),
    KeyAction("page-down", "<pagedown><c-f><space>"), KeyAction("page-up", "<pageup><c-b>"),
    KeyAction("half-page-down", "<c-d>"), KeyAction("half-page-up", "<c-u>"),
    KeyAction("first", "<home>g"), KeyAction("last", "<end>G"),
  ]

  static let open = KeyAction("open", "<enter><right>l")
  static let back = KeyAction("back", "<esc><left>h<bs>")
  static let retry = KeyAction("retry", "r")
  static let lens = KeyAction("lens", "L")
  static let filtering = KeyAction("filter", "/")
  static let sorting = [KeyAction("sort", "s"), KeyAction("reverse", "S")]

  static let links = [
    KeyAction("next-link", "<tab>"), KeyAction("previous-link", "<s-tab>"),
  ]

  static let marks = [
    KeyAction("favourite", "f"), KeyAction("caught", "c"), KeyAction("seen", "v"),
    KeyAction("caught-shiny", "X"), KeyAction("note", "N"), KeyAction("add-to-team", "t"),
    KeyAction("compare", "="), KeyAction("counters", "!"),
  ]

  static let picture = [
    KeyAction("shiny", "x"), KeyAction("turn-picture", "b"), KeyAction("next-look", ">"),
    KeyAction("previous-look", "<lt>"), KeyAction("older-text", "e"), KeyAction("newer-text", "E"),
  ]

  static func tabs(_ count: Int) -> [KeyAction] {
    (1...count).map { KeyAction("tab-\($0)", "\($0)") }
  }

  static let battle = [
    KeyAction("tailwind", "w"), KeyAction("trick-room", "z"), KeyAction("conditions", "s"),
  ]

  // MARK: Lists and pages

  static let list =
    [retry, open, filtering, lens, back] + rows + sorting + marks + picture + [
      KeyAction("searches", "@"), KeyAction("save-filter", "<c-s>"), KeyAction("ladder", "Z"),
      KeyAction("other-pane", "<tab>"), KeyAction("all-favourite", "F"),
      KeyAction("all-caught", "C"), KeyAction("all-seen", "V"),
    ]

  static let filter =
    fieldMoves + [
      KeyAction("keep-filter", "<enter>"), KeyAction("drop-filter", "<esc>"),
      KeyAction("complete", "<tab>"), KeyAction("complete-back", "<s-tab>"),
      KeyAction("older-filter", "<c-p>"), KeyAction("newer-filter", "<c-n>"),
      KeyAction("save-filter", "<c-s>"),
    ]

  static let reading = [retry, back, open] + links + rows

  static let page =
    reading + tabs(7) + picture + marks + [
      filtering, KeyAction("reverse", "S"), KeyAction("next-pokemon", "n"),
      KeyAction("previous-pokemon", "p"),
      KeyAction("older-game", ">"), KeyAction("newer-game", "<lt>"),
    ]

  static let comparison = [
    KeyAction("add", "a"), KeyAction("leave-out", "d<del>"), KeyAction("leave-out-all", "X"),
  ]

  static let table = [retry, back, open, filtering] + rows + sorting + marks

  static let ranking =
    [open, filtering, back, lens] + rows + marks + [
      KeyAction("add", "a"), KeyAction("leave-out", "d<del>"),
    ]

  static let ladder =
    [open, back, lens] + rows + marks + battle + [
      KeyAction("with-team", "y"), KeyAction("next-member", "m"), KeyAction("level", "#"),
      KeyAction("nature", "n"), KeyAction("effort", "e"), KeyAction("stage-up", ">"),
      KeyAction("stage-down", "<lt>"), KeyAction("item", "i"),
    ]

  // MARK: Teams

  static let teamPlans = [
    KeyAction("showdown-text", "e"), KeyAction("counters", "!"), KeyAction("candidates", "C"),
    KeyAction("ladder", "Z"),
  ]

  static let teams =
    [open, back] + rows + teamPlans + [
      KeyAction("new", "n"), KeyAction("import", "i"), KeyAction("rename", "N"),
      KeyAction("copy-team", "c"), KeyAction("delete", "d<del>"),
    ]

  static let team =
    [open, back, lens] + rows + links + teamPlans + battle + tabs(4) + [
      KeyAction("add", "a"), KeyAction("leave-out", "d<del>"), KeyAction("move-down", "J"),
      KeyAction("move-up", "K"), KeyAction("open-page", "o"),
    ]

  static let member =
    [open, back] + rows + [
      KeyAction("clear", "<del>x"), KeyAction("next-member", "n"),
      KeyAction("previous-member", "p"), KeyAction("open-page", "o"), KeyAction("leave-out", "d"),
    ]

  // MARK: Boxes

  static let fieldMoves = [
    KeyAction("field-down", "<down>"), KeyAction("field-up", "<up>"),
    KeyAction("field-page-down", "<pagedown>"), KeyAction("field-page-up", "<pageup>"),
  ]

  static let chooser = [
    KeyAction("choose", "<enter>"), KeyAction("cancel", "<esc>"),
    KeyAction("field-down", "<down><c-n><tab>"), KeyAction("field-up", "<up><c-p><s-tab>"),
    KeyAction("field-page-down", "<pagedown><c-f>"), KeyAction("field-page-up", "<pageup><c-b>"),
    KeyAction("delete-choice", "<c-x>"),
  ]

  static let help = [
    KeyAction("back", "<esc>?<f1>qh<left><bs>"), KeyAction("down", "<down>j"),
    KeyAction("up", "<up>k"), KeyAction("page-down", "<pagedown><c-f><space><c-d>"),
    KeyAction("page-up", "<pageup><c-b><c-u>"), KeyAction("first", "<home>g"),
    KeyAction("last", "<end>G"),
  ]

  static let question = [
    KeyAction("yes", "y"), KeyAction("no", "n<esc>"), KeyAction("with-pictures", "p"),
  ]

  static let everywhere = [
    KeyAction("help", "?<f1>"), KeyAction("quit", "qQ"), KeyAction("moves", "M"),
    KeyAction("abilities", "A"), KeyAction("items", "I"), KeyAction("types", "Y"),
    KeyAction("progress", "P"), KeyAction("teams", "T"), KeyAction("comparison", "+"),
    KeyAction("lists", "B"), KeyAction("places", "W"), KeyAction("go-to", ":"),
    KeyAction("forward", "]"), KeyAction("undo", "u"), KeyAction("redo", "<c-r>"),
    KeyAction("retry-all", "R"), KeyAction("sync", "U"), KeyAction("redraw", "<c-l>"),
    KeyAction("suspend", "<c-z>"), KeyAction("copy", "<c-y>"),
  ]
}
