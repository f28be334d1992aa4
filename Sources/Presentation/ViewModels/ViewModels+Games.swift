import PokedexDomain

/// The games that screens show.
extension ViewModels {
  /// The game of all screens.
  package var game: ShownGame { game(of: { nil }) }

  /// The game of a page that may begin with one.
  ///
  /// - Parameter slug: the page's own game; `nil` for a page that shows the game of all screens.
  package func game(beginningWith slug: String?) -> ShownGame {
    game(beginningWith: slug.flatMap { lens(named: $0) })
  }

  /// The game of the page of a question: the one that it names, or that of the team it is about.
  package func game(of asked: Asked) -> ShownGame {
    let question = asked.question
    guard question.lens == nil else { return game(beginningWith: question.lens) }
    return game { [self] in team(of: question).flatMap { teams.games.own(of: $0) } }
  }

  /// The game of a team's screens; without a team, that of all screens.
  package func game(ofTeam team: @escaping () -> Team?) -> ShownGame {
    game { [teams] in team().flatMap { teams.games.own(of: $0) } }
  }

  private func team(of question: any Question) -> Team? {
    switch question.need {
    case .team(let name):
      teams.start()
      return teams[name]
    case .mates(let names):
      teams.start()
      guard let catalog = dex.localCatalog, let name = names.first else { return nil }
      return teams.teams.mate(name, in: catalog)?.team
    case .caught, .circumstances, .games, .collections, nil: return nil
    }
  }

  private func game(beginningWith own: Lens?) -> ShownGame {
    guard let own else { return game }
    let page = PageGame()
    return game {
      ShownGame.Own(
        game: own, text: own.name, isFollowed: page.isFollowed, follow: { page.isFollowed = $0 })
    }
  }

  private func game(of own: @escaping () -> ShownGame.Own?) -> ShownGame {
    ShownGame(lens, catalog: { [dex] in dex.seen }, own: own)
  }
}
