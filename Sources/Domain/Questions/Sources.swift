extension Question {
  /// The ways in which a form gets moves; in the game of the lens unless one is given.
  package struct Sources: Worded {
    package var form: ID<Form>
    package var moves: [ID<Move>]
    package var game: ID<VersionGroup>?

    package init(_ form: ID<Form>, _ moves: [ID<Move>], in game: ID<VersionGroup>? = nil) {
      self.form = form
      self.moves = moves
      self.game = game
    }

    package var question: Question { .sources(self) }

    static let words = Words(
      name: "sources", blank: Self(0, []),
      parts: [
        .one(\.form, .form), .any(\.moves, .move), .option("game", \.game, .game, usually: nil),
      ])
  }

  /// The ways in which the members of a team get their moves.
  package struct TeamSources: Worded {
    package var team: String

    package init(_ team: String) { self.team = team }

    package var question: Question { .teamSources(self) }

    static let words = Words(
      name: "sources", blank: Self(""), parts: [.rest(\.team, "@TEAM", after: "@")])
  }
}
