/// The ways in which a form gets moves, or the members of a team get theirs.
package struct SourcesQuestion: AnsweredQuestion {
  package var who: FormOrTeam
  /// Of a form; none for a team.
  package var moves: [ID<Move>]
  package var lens: Lens?

  package init(_ form: ID<Form>, _ moves: [ID<Move>], through lens: Lens? = nil) {
    self.who = .form(form)
    self.moves = moves
    self.lens = lens
  }

  package init(ofTeam name: String) {
    who = .team(name)
    moves = []
  }

  package static let help = QuestionHelp(
    "sources", abstract: "Print all ways to get moves in a game, for a Pokémon or a team.",
    discussion: """
      pokedex sources abra encore psychic --game crystal
      pokedex sources @sun
      pokedex sources @sun --game platinum --json

      The ways are levels, machines with their prices, tutors, and egg moves with the easiest chain \
      of parents; those of earlier stages count, too. A team is shown in the game of its format \
      unless a game is given.
      """)

  package static let words = Words(
    Self(0, []),
    parts: [
      .one(
        \.who, .formOrTeam,
        "A Pokémon, @sets/NAME, or @TEAM: one of your teams (not a saved search) or a file with a Showdown paste."
      ),
      .several(\.moves, .move, "The moves of the Pokémon."),
    ]
  ) { question in
    question.who.form != nil && question.moves.isEmpty ? worded("name at least one move") : nil
  }

  package var subject: ID<Form>? { who.form }
  package var need: UserFacts.Need? { who.team.map { .team($0) } }

  package func answer(in context: QuestionContext) throws(PokedexError) -> MoveSourcesPage {
    switch who {
    case .form(let form):
      let game = try context.game(toBreed: form, through: context.lens)
      return ListMoveSources(context.catalog)([.init(form, moves)], in: game)
    case .team(let name):
      return try context.moveSources(ofTeam: name) { $0.moves.map(\.move).unique }
    }
  }
}
