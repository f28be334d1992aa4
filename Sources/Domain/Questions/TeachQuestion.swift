/// The members of a team that can learn a move, and how.
package struct TeachQuestion: AnsweredQuestion {
  package var move: ID<Move>
  /// The name of the team.
  package var team: String
  package var lens: Lens?

  package init(_ move: ID<Move>, to team: String) {
    self.move = move
    self.team = team
  }

  package static let help = QuestionHelp(
    "teach", abstract: "Print which members of a team can learn a move in a game, and how.",
    discussion: """
      pokedex teach 'stealth rock' @sun
      pokedex teach protect @sun --game platinum --json

      The ways are those of 'pokedex sources'. A team is shown in the game of its format unless a \
      game is given.
      """)

  package static let words = Words(
    Self(0, to: ""),
    parts: [
      .one(\.move, .move, "The move."),
      .one(
        \.team, .team,
        "One of your teams (not a saved search), sets/NAME or a file with a Showdown paste, after an @."
      ),
    ])

  package var need: UserFacts.Need? { .team(team) }

  package func answer(in context: QuestionContext) throws(PokedexError) -> MoveSourcesPage {
    try context.moveSources(ofTeam: team) { _ in [move] }
  }
}
