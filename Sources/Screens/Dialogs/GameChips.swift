import PokedexDomain
import PokedexPresentation

/// The chips of screens, with the chooser that they open.
extension Dialogs {
  func chip(_ game: ShownGame) -> GameChip {
    GameChip(game) { [weak self] in self?.choose(game.chooser) }
  }

  /// The chip of a screen that shows the game of all screens.
  func chip() -> GameChip { chip(models.game) }

  /// The chip of a team's screen.
  func chip(ofTeam team: @escaping () -> Team?) -> GameChip {
    chip(models.game(ofTeam: team))
  }
}
