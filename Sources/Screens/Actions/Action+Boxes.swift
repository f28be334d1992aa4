import PokedexDomain

/// Actions of text fields and of boxes over a screen.
extension Action {
  // MARK: The filter

  static let keepFilter = Action("keep-filter", "<enter>", "keep the filter", hint: "keep")
  static let dropFilter = Action("drop-filter", "<esc>", "discard what was typed", hint: "drop")
  static let complete = Action(
    "complete", "<tab>", "complete, or the next completion", hint: "complete")
  static let completeBack = Action("complete-back", "<s-tab>", "the previous completion")
  static let olderFilter = Action("older-filter", "<c-p>", "the previous filter")
  static let newerFilter = Action("newer-filter", "<c-n>", "the next filter")
  static let howToAsk = Action("how-to-ask", "<f1>", "how to ask", hint: "how to ask")
  static let fieldDown = Action(
    "field-down", "<down>", "a row down", hint: Phrase("move", sense: "the cursor"),
    opposite: .fieldUp)
  static let fieldUp = Action("field-up", "<up>", "a row up")
  static let fieldPageDown = Action("field-page-down", "<pagedown>", "a page down")
  static let fieldPageUp = Action("field-page-up", "<pageup>", "a page up")

  // MARK: Choosers and prompts

  static let choose = Action("choose", "<enter>", "choose it", hint: "choose")
  static let accept = Action("accept", "<enter>", "accept", hint: "accept")
  static let cancel = Action("cancel", "<esc>", "back", hint: "back")
  static let choiceDown = Action(
    "field-down", "<down><c-n><tab>", "a row down", hint: Phrase("move", sense: "the cursor"),
    opposite: .choiceUp)
  static let choiceUp = Action("field-up", "<up><c-p><s-tab>", "a row up")
  static let choicePageDown = Action("field-page-down", "<pagedown><c-f>", "a page down")
  static let choicePageUp = Action("field-page-up", "<pageup><c-b>", "a page up")
  static let deleteChoice = Action("delete-choice", "<c-x>", "delete it")

  // MARK: Questions

  static let yes = Action("yes", "y", "yes", hint: "yes")
  static let no = Action("no", "n<esc>", "cancel", hint: "no")
  static let withPictures = Action(
    "with-pictures", "p", "yes, with pictures", hint: "with pictures")

  // MARK: The help

  /// The keys that open the help also close it, as do those that quit or go back elsewhere.
  static let closeHelp = Action("back", "<esc>?<f1>qh<left><bs>", "back", hint: "back")
  static let helpPageDown = Action("page-down", "<pagedown><c-f><space><c-d>", "a page down")
  static let helpPageUp = Action("page-up", "<pageup><c-b><c-u>", "a page up")
}
