import PokedexDomain

/// The game that a team's format sets.
package struct GameOfFormat: Hashable, Sendable {
  /// `gen9ou: Scarlet/Violet`.
  package let text: String
  package let isChosen: Bool
}

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
    guard let dex = catalog()?.reference else { return nil }
    let game = Lenses(dex).game(ofFormat: format)
    gameOfFormat[format] = .some(game)
    return game
  }

  /// The format with the game that it sets, or the format and the games of the list.
  package func summary(of team: Team) -> [String] {
    if let format = format(of: team), format.isChosen { return [format.text] }
    return [team.format, lens.lens?.name].compactMap { $0 }
  }

  /// The game of a team's format, and whether the team follows it; `nil` if the format sets none.
  package func format(of team: Team) -> GameOfFormat? {
    guard let format = team.format, let game = game(of: team) else { return nil }
    return GameOfFormat(text: "\(format): \(game.name)", isChosen: chosen(by: team) != nil)
  }

  /// Switches a team between the game of its format and the games of the main list.
  package func toggle(_ team: Team) -> StatusMessage? {
    guard let game = game(of: team) else { return nil }
    widened.formSymmetricDifference([team.name.lowercased()])
    if chosen(by: team) != nil {
      return StatusMessage(worded("\(team.name) follows the rules of \(game.name)"))
    }
    let games = lens.lens?.name ?? worded("all games")
    return StatusMessage(
      worded("\(team.name) follows the rules of \(games) instead of \(game.name)"))
  }

  /// Lets a team follow the main list. Called before the user chooses the games of that list.
  package func widen(_ team: Team) {
    if chosen(by: team) != nil { widened.insert(team.name.lowercased()) }
  }
}
