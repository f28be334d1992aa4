import PokedexDomain
import PokedexPresentation

/// The keys that choose the games of a team's screens.
@MainActor struct GameKeys {
  let games: TeamGames
  let dialogs: Dialogs
  /// Returns the team; `nil` on a screen without one.
  let team: () -> Team?

  var bindings: [Binding] {
    [
      Binding(.lens) { [games, dialogs, team] in
        // The user's choice takes precedence over the format.
        if let team = team() { games.widen(team) }
        dialogs.chooseLens()
      },
      Binding(
        reporting: .formatGame,
        hintedIf: { [games, team] in team().flatMap { games.chosen(by: $0) } != nil },
        unless: refusal,
        run: { [games, team] in team().flatMap { games.toggle($0) }.map { Message($0) } }),
    ]
  }

  private func refusal() -> String? {
    guard team().flatMap({ games.game(of: $0) }) == nil else { return nil }
    return worded("no team here has a format that names a game")
  }
}
