import PokedexDomain

extension ViewModels {
  /// Reads the file of the game that the screens show again if it has changed. If it is gone, the game
  /// stays as it was read.
  package func followGame() -> StatusMessage? {
    guard let known = lens.lens?.overlay, let catalog = dex.catalog.value?.local else { return nil }
    guard let game = catalog.lens(named: known.file), let overlay = game.overlay else {
      return StatusMessage(
        worded("\(known.file) is gone or has no game: shown as it was read before"), isError: true)
    }
    guard overlay != known else { return nil }
    if runs.isFollowed { runs.refresh() } else { lens.look(through: game) }
    comparison.follow(game)
    return overlay.leftOut ?? StatusMessage(worded("\(game.name) read again"))
  }

  /// The message about a game of the last place that is no longer there; `nil` if it is.
  package func lostGame(of place: LastPlace) -> StatusMessage? {
    guard !place.lens.isEmpty, lens.lens == nil, dex.catalog.value?.local != nil else { return nil }
    return StatusMessage(
      worded("the game '\(place.lens)' is no longer there: all games are shown"), isError: true)
  }
}
