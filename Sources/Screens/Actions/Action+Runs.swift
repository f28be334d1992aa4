import PokedexDomain

/// Actions of runs through a game.
extension Action {
  static let runs = Action("runs", ".", in: .screens, "your run through a game")
  static let missed = Action(
    "missed", ";", in: .mark, "the first encounter here got away, or did not",
    hint: Phrase("missed", sense: "key"))
  static let fell = Action(
    "fell", "'", in: .mark, "the Pokémon has fallen, or has not",
    hint: Phrase("fell", sense: "key"))
  static let chooseRun = Action("choose-run", "@", in: .find, "another run …", hint: "runs")
  static let winBattle = Action("win-battle", "", in: .mark, "the next battle is won")
  static let endRun = Action(
    "end-run", "", in: .mark, "end the run, which stays in the archive, or go on with it")
}
