import PokedexDomain

/// Actions of the quiz. Letters belong to the typed answer, so none of them is a key.
extension Action {
  static let answer = Action(
    "answer", "<enter>", in: .open, "answer, or go to the next question", hint: "answer")
  static let quizHint = Action("hint", "<c-t>", in: .find, "a hint", hint: "hint")
  static let offerChoices = Action(
    "choices", "<tab>", in: .find, "four answers to choose from", hint: "choices")
  static let skip = Action("skip", "<c-n>", in: .find, "skip the question", hint: "skip")
  static let reveal = Action("reveal", "<c-g>", in: .find, "give up: show the answer")
}
