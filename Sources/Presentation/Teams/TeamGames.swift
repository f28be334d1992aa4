import PokedexDomain

/// The games that each team's screens show: the game of the team's format, or else the games of the
/// main list.
@MainActor package final class TeamGames {
  private let lens: LensModel
  private let catalog: () -> Catalog?
  /// The names, in lower case, of the teams that do not follow their format; kept until the program
  /// ends.
  @Watched private var widened: Set<String> = []
  /// The games of the formats looked up so far.
  private var gameOfFormat: [String: Lens?] = [:]

  init(_ lens: LensModel, catalog: @escaping () -> Catalog?) {
    self.lens = lens
    self.catalog = catalog
  }

  /// The games whose Pokémon, data and rules a team's screens show; `nil` for all.
  package subscript(team: Team) -> Lens? { chosen(by: team) ?? lens.lens }

  /// The game that the format of a team sets; `nil` if the format sets none, or if the user lets
  /// the team follow the main list instead.
  package func chosen(by team: Team) -> Lens? {
    widened.contains(team.name.lowercased()) ? nil : game(of: team)
  }

  /// The game of a team's format, even if the team follows the main list instead.
  package func game(of team: Team) -> Lens? {
    guard let format = team.format else { return nil }
    if let game = gameOfFormat[format] { return game }
    guard let catalog = catalog()?.local else { return nil }
    let game = catalog.game(ofFormat: format)
    // The file of a changed game may change.
    if game?.overlay == nil { gameOfFormat[format] = .some(game) }
    return game
  }

  /// The format, unless ``own(of:)`` tells it with its game.
  package func summary(of team: Team) -> [String] {
    chosen(by: team) == nil ? [team.format].compactMap { $0 } : []
  }

  /// The game of a team's format; `nil` if the format sets none.
  func own(of team: Team) -> ShownGame.Own? {
    guard let format = team.format, let game = game(of: team) else { return nil }
    return ShownGame.Own(
      game: game, text: "\(format): \(game.name)", isFollowed: chosen(by: team) != nil,
      follow: { [weak self] in self?.follow(team, $0) })
  }

  /// Lets a team follow its format, or the games of the main list.
  private func follow(_ team: Team, _ follows: Bool) {
    let name = team.name.lowercased()
    guard widened.contains(name) == follows else { return }
    if follows { widened.remove(name) } else { widened.insert(name) }
  }
}
