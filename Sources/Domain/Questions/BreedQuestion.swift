/// The chains of parents for moves of a form; without moves, all of its egg moves.
package struct BreedQuestion: AnsweredQuestion {
  package var form: ID<Form>
  package var moves: [ID<Move>]
  /// Whether all parents are from families that the user has caught.
  package var isFromCaught = false
  /// The number of chains before the first that is shown.
  package var skipped = 0
  package var limit = 10
  package var lens: Lens?

  package init(_ form: ID<Form>, _ moves: [ID<Move>] = []) {
    self.form = form
    self.moves = moves
  }

  package enum Answer: Sendable {
    case moves(EggMovesPage)
    case chains(BreedingPlan)
  }

  package static let help = QuestionHelp(
    "breed", abstract: "Print the shortest chains of parents for egg moves, or all egg moves.",
    discussion: """
      pokedex breed abra
      pokedex breed abra encore --game crystal
      pokedex breed charmander 'dragon dance' 'dragon rush' --game platinum
      pokedex breed riolu 'bullet punch' --game 4 --caught --json

      Each parent is shown with the way in which it learns the moves, and with the egg group that it \
      shares with the mother. Without --game, the newest game in which the Pokémon can be bred is \
      used. With --caught, all parents are from families of which you have caught a member.
      """)

  package static let words = Words(
    Self(0),
    parts: [
      .one(\.form, .form, "A name or a National Dex number."),
      .several(
        \.moves, .move, "One to four egg moves; without, all egg moves are listed.",
        atMost: PlanBreeding.counts.upperBound),
      .flag("caught", \.isFromCaught, "Breed only from families that you have caught."),
      .option(
        "limit", \.limit, .number("N", 1...1_000), usually: 10,
        "Show at most this many chains; by default 10."),
      .option(
        "skip", \.skipped, .number("N", 0...1_000), usually: 0, "Leave out this many chains."),
    ])

  package var subject: ID<Form>? { form }
  package var need: UserFacts.Need? { isFromCaught ? .caught : nil }

  package func answer(in context: QuestionContext) throws(PokedexError) -> Answer {
    let game = try context.game(toBreed: form, through: context.lens)
    guard !moves.isEmpty else { return .moves(ListEggMoves(context.catalog)(form, in: game)) }
    let plan = PlanBreeding(context.catalog)(
      form, moves, in: game, caught: isFromCaught ? context.user.caught : nil,
      limit: skipped + limit)
    guard let plan else { throw .notFound("Pokémon \(form)") }
    return .chains(plan)
  }
}
