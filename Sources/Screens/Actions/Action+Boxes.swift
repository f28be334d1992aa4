import PokedexDomain

/// Actions of text fields and overlays.
extension Action {
  // MARK: The filter

  static let keepFilter = Action(
    "keep-filter", "<enter>", in: .find, "apply the filter", hint: "apply")
  static let dropFilter = Action(
    "drop-filter", "<esc>", in: .find, "restore the old filter", hint: "cancel")
  static let complete = Action(
    "complete", "<tab>", in: .find, "complete, or the next completion", hint: "complete")
  static let completeBack = Action("complete-back", "<s-tab>", in: .find, "the previous completion")
  static let olderFilter = Action("older-filter", "<c-p>", in: .find, "the previous filter")
  static let newerFilter = Action("newer-filter", "<c-n>", in: .find, "the next filter")
  static let queryExamples = Action(
    "query-examples", "<f1>", in: .find, "query examples", hint: "query examples")
  static let fieldDown = Action(
    "field-down", "<down>", in: .move, "a row down", hint: Phrase("move", sense: "the cursor"),
    opposite: .fieldUp)
  static let fieldUp = Action("field-up", "<up>", in: .move, "a row up")
  static let fieldPageDown = Action("field-page-down", "<pagedown>", in: .move, "a page down")
  static let fieldPageUp = Action("field-page-up", "<pageup>", in: .move, "a page up")

  // MARK: Choosers and prompts

  static let choose = Action("choose", "<enter>", in: .open, "choose it", hint: "choose")
  static let accept = Action("accept", "<enter>", in: .open, "accept", hint: "accept")
  static let cancel = Action("cancel", "<esc>", in: .open, "back", hint: "back")
  static let choiceDown = Action(
    "field-down", "<down><c-n><tab>", in: .move, "a row down",
    hint: Phrase("move", sense: "the cursor"),
    opposite: .choiceUp)
  static let choiceUp = Action("field-up", "<up><c-p><s-tab>", in: .move, "a row up")
  static let choicePageDown = Action("field-page-down", "<pagedown><c-f>", in: .move, "a page down")
  static let choicePageUp = Action("field-page-up", "<pageup><c-b>", in: .move, "a page up")
  static let keepChoice = Action(
    "keep-choice", "<c-s><f4>", in: .mark, "keep it in the settings file")
  static let deleteChoice = Action("delete-choice", "<c-x>", in: .mark, "delete it")

  // MARK: Questions

  static let yes = Action("yes", "y", in: .open, "yes", hint: "yes")
  static let no = Action("no", "n<esc>", in: .open, "cancel", hint: "no")
  static let withPictures = Action(
    "with-pictures", "p", in: .open, "yes, with pictures", hint: "with pictures")

  // MARK: The help

  static let runAction = Action("run", "<enter>", in: .open, "run it", hint: "run")
  static let closeHelp = Action("back", "<esc><f1>", in: .open, "back", hint: "back")
}
